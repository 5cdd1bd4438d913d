import TabProduction
import UIKit

/// The stretch of a component in the classic animation.
enum Stretch: String, Hashable, Codable, Sendable {
    /// Not set; see `ClassicAnimation`.
    case automatic
    /// Grows to the long scale.
    case long
    /// Shrinks to the short scale.
    case short
}

/// The attribute for a component's stretch.
enum StretchKey: ComponentAttributeKey {
    static let name = "stretch"
    static let defaultValue = Stretch.automatic
}

extension ComponentChain {
    /// Makes the classic animation stretch the component to its long scale.
    @discardableResult
    public consuming func toLongAnimation() -> ComponentChain {
        edit { $0[StretchKey.self] = .long }
    }

    /// Makes the classic animation shrink the component to its short scale.
    @discardableResult
    public consuming func toShortAnimation() -> ComponentChain {
        edit { $0[StretchKey.self] = .short }
    }
}
