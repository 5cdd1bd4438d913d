import TabProduction
public import UIKit

/// A header, a footer or another supplementary view in the skeleton of a list.
///
/// ```swift
/// let header = SupplementaryAnimated(TitleHeader.self)
/// let fromNib = SupplementaryAnimated(Prototype(TitleHeader.self, nib: nib), height: 44)
/// let registered = SupplementaryAnimated(Prototype(reuseIdentifier: "header", in: tableView))
/// let titled = SupplementaryAnimated(title: "Today")
/// ```
public struct SupplementaryAnimated {
    let prototype: Prototype

    /// The height in points, for a collection that scrolls sideways the width; `nil` measures the view.
    let height: CGFloat?

    /// The text of a header that the table makes by itself.
    private(set) var title: String?

    /// Creates a header or footer.
    ///
    /// - Parameters:
    ///   - viewClass: The class of the view; it is instantiated once, off screen.
    ///   - height: The height in points, at least zero; `nil` and `UITableView.automaticDimension` take
    ///     the size that a flow layout gives, and measure the view elsewhere.
    @MainActor
    public init(_ viewClass: UIView.Type, height: CGFloat? = nil) {
        self.init(Prototype(viewClass), height: height)
    }

    /// Creates a header or footer from a prototype: from a nib, by a closure or with sample content.
    ///
    /// - Parameters:
    ///   - prototype: A description of how to make the view; one is made, off screen.
    ///   - height: The height in points, at least zero; `nil` and `UITableView.automaticDimension` take
    ///     the size that a flow layout gives, and measure the view elsewhere.
    public init(_ prototype: Prototype, height: CGFloat? = nil) {
        self.prototype = prototype
        self.height = height == UITableView.automaticDimension ? nil : height.map(\.clampedLength)
    }

    /// Creates the header or footer that a table makes of a text, as high as the table makes it.
    ///
    /// - Parameter title: A text about as long as that of the real one.
    @MainActor
    public init(title: String) {
        var prototype = Prototype(UITableViewHeaderFooterView.self) {
            ($0 as? UITableViewHeaderFooterView)?.textLabel?.text = title
        }
        prototype.variant = title
        self.init(prototype)
        self.title = title
    }
}
