import TabCache
public import UIKit

/// One kind of view in the skeleton of a list, a cell, a header or a footer: how it is made, how large, how many.
///
/// ```swift
/// let plain = CellAnimated(NewsCell.self)
/// let filled = CellAnimated(NewsCell.self) { $0.show(.sample) }
/// let fromNib = CellAnimated(NewsCell.self, nib: UINib(nibName: "NewsCell", bundle: nil))
/// let registered = CellAnimated(reuseIdentifier: "news", in: tableView)
/// let banner = CellAnimated(BannerCell.self).height(180).count(1)
/// let header = CellAnimated(title: "Today")
/// ```
///
/// One view is made off screen, measured and thrown away: a table cell with the default style, everything else with an
/// empty frame. What the modifiers leave open comes from the list, or else from that view.
@MainActor
public struct CellAnimated {
    /// The class, the count and the other facts of the cells. Each element of a plan copies the value, so they are behind one pointer.
    private var box: FactsBox

    /// Creates a kind of view whose views are made in a way of their own and are of a known class.
    package init(
        className: String, classIdentity: ClassIdentity, viewClass: UIView.Type? = nil, origin: String,
        prepare: (@MainActor (UIView) -> Void)? = nil,
        closures: PrototypeName.Closures? = PrototypeName.Closures(),
        make: @escaping @MainActor () -> UIView
    ) {
        box = FactsBox(
            Facts(
                className: className, make: make, prepare: prepare, viewClass: viewClass,
                name: PrototypeName(classIdentity: classIdentity, origin: origin, closures: closures)))
    }

    /// The name of the class, without its module.
    public var className: String { box.facts.className }

    /// Makes the view.
    package var make: @MainActor () -> UIView { box.facts.make }

    /// Called with the view before it is filled and laid out, to give it sample content.
    package var prepare: (@MainActor (UIView) -> Void)? { box.facts.prepare }

    /// The class of the views, if it is known before one is made.
    package var viewClass: UIView.Type? { box.facts.viewClass }

    /// What tells the prototype from every other.
    package var name: PrototypeName {
        get { box.facts.name }
        set { facts.name = newValue }
    }

    /// Whether the views come from an interface file, or may do so, and bring its texts.
    package var bringsTexts: Bool { box.facts.bringsTexts }

    /// Whether something else is made in place of the views, which are not made at all.
    package var isPlaceholder: Bool { box.facts.isPlaceholder }

    /// The text of a header or footer that a table makes by itself.
    package var title: String? { box.facts.title }

    /// The number of cells; `nil` fills what is left of the visible area, if no other kind follows.
    package var count: Int? { box.facts.count }

    /// The height in points, for a header of a collection that scrolls sideways the width; `nil` measures the view.
    package var height: CGFloat? { box.facts.height }

    var facts: Facts {
        get { box.facts }
        set { box = FactsBox(newValue) }
    }

    struct Facts {
        let className: String
        let make: @MainActor () -> UIView
        let prepare: (@MainActor (UIView) -> Void)?
        let viewClass: UIView.Type?
        var name: PrototypeName
        var bringsTexts = false
        var isPlaceholder = false
        var title: String?
        var count: Int?
        var height: CGFloat?
        var width: CGFloat = 0
        var sizing: (@MainActor (CGRect) -> CGSize)?
    }

    private final class FactsBox {
        let facts: Facts

        init(_ facts: Facts) {
            self.facts = facts
        }
    }
}

// MARK: - Size, count, variant

extension CellAnimated {
    /// Returns the kind with a height in points; `nil`, the default, takes that of the list or the view's fitting height.
    ///
    /// Zero measures a cell, and leaves a header or footer no room. `UITableView.automaticDimension` counts as `nil`. Of a
    /// header or footer of a collection that scrolls sideways it is the width.
    public func height(_ height: CGFloat?) -> CellAnimated {
        var cell = self
        cell.facts.height = height == UITableView.automaticDimension ? nil : height.map(\.clampedLength)
        return cell
    }

    /// Returns the kind with a size in points; `nil`, the default, takes the layout's item size or the cell's fitting size.
    ///
    /// A side of zero is measured. Tables use the height alone.
    public func size(_ size: CGSize?) -> CellAnimated {
        var cell = height(size.flatMap { $0.height == 0 ? nil : $0.height })
        cell.facts.width = size?.width.clampedLength ?? 0
        return cell
    }

    /// Returns the kind with a size that depends on the bounds of a collection with a flow layout.
    ///
    /// ```swift
    /// let card = CellAnimated(CardCell.self).size { CGSize(width: $0.width / 2 - 24, height: 220) }
    /// ```
    ///
    /// Use it where the delegate returns item sizes: the skeleton never asks the delegate about items that do not exist.
    ///
    /// - Parameter sizing: Returns the size in points for the bounds of the collection; it is called again when they
    ///   change. A side of zero is measured.
    public func size(in sizing: @escaping @MainActor (_ bounds: CGRect) -> CGSize) -> CellAnimated {
        var cell = self
        cell.facts.sizing = sizing
        return cell
    }

    /// Returns the kind with a number of cells; less than zero counts as zero.
    ///
    /// With `nil`, the default, the last kind of a section fills what is left of the visible area, and another one is there
    /// once.
    public func count(_ count: Int?) -> CellAnimated {
        var cell = self
        cell.facts.count = count.map { max(0, $0) }
        return cell
    }

    /// Returns the kind with a name that distinguishes it in the cache from others of its class.
    ///
    /// Kinds whose closures are written in different places differ without it. Give one when one place makes several, as
    /// in a function whose arguments the closure captures.
    public func variant(_ variant: String) -> CellAnimated {
        var cell = self
        cell.name.variant = variant
        return cell
    }

    /// The size in points; a side of zero is measured.
    package var size: CGSize { CGSize(width: box.facts.width, height: height ?? 0) }

    /// Returns the size in a collection; a side of zero is measured.
    package func size(within bounds: CGRect) -> CGSize {
        guard let given = box.facts.sizing?(CGRect(origin: .zero, size: bounds.size)) else { return size }
        return CGSize(width: given.width.clampedLength, height: given.height.clampedLength)
    }

    /// Whether the model gives the size of the cells.
    package var isSizeGiven: Bool { box.facts.sizing != nil || size != .zero }
}
