import Foundation

/// Something that is sold.
public struct Item: Hashable, Sendable {
    /// What it is called.
    public let name: String

    /// What it costs, in cents.
    public let price: Int

    /// Creates an item.
    public init(name: String, price: Int) {
        self.name = name
        self.price = price
    }

    /// The price as it is shown, such as `12.50`.
    var priceText: String { "\(price / 100)." + (price % 100 < 10 ? "0" : "") + "\(price % 100)" }
}
