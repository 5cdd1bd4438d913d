package import UIKit

/// What a list says of a cell, a header or a footer that it will show: its size, and what will surround it.
///
/// It is a part of the key of a production as it is.
package struct CellMeasure: Equatable {
    /// In points; a height of zero or less asks for the fitting one.
    package var size: CGSize

    /// The size in points that a layout gives a cell before the cell measures itself in both directions; `nil` where
    /// the width is that of ``size``, which is the largest one otherwise.
    package var estimate: CGSize?

    /// The height in points of a view that asks for none: the estimate of its layout, or zero for that of a plain row;
    /// `nil` where only the app knows it.
    package var fallbackHeight: CGFloat?

    /// What a table adds to the fitting height of a row, in points: the height of its separator on some systems.
    package var addedHeight: CGFloat = 0

    /// The width at the end of a row that a table keeps free for its index, in points.
    package var indexWidth: CGFloat = 0

    /// What the list keeps free at the sides of the content.
    package var surroundings: RowSurroundings = .none

    /// How the list is turned, as one is that grows from its lower edge: the views in it are turned back.
    package var flip: Flip = []

    /// Creates a measure of a size, with nothing around.
    package init(size: CGSize) {
        self.size = size
    }

    /// What the measure says beyond width and height, in the texts of a key; nothing of what is usual.
    var marks: [String] {
        let sides = surroundings
        var marks: [String] = []
        if let estimate { marks.append("\(estimate.width) \(estimate.height)") }
        if addedHeight > 0 { marks.append("added \(addedHeight)") }
        if indexWidth > 0 { marks.append("index \(indexWidth)") }
        if let fallbackHeight { marks.append("or \(fallbackHeight)") }
        if let margins = sides.margins { marks.append("margins \(margins.left) \(margins.right)") }
        if sides.safeArea != .zero { marks.append("safe \(sides.safeArea.left) \(sides.safeArea.right)") }
        if sides.isEditing { marks.append("edited \(sides.controls.left) \(sides.controls.right)") }
        if flip != [] { marks.append("flip \(flip.rawValue)") }
        return marks
    }

    /// The measure of what is learned, which knows the size at whole points, and which views that are there have taken
    /// into account the rest.
    ///
    /// - Parameter height: In points; `nil` for a typical view.
    func ofLearned(height: CGFloat?) -> CellMeasure {
        var measure = CellMeasure(
            size: CGSize(width: size.width.rounded(), height: height?.rounded() ?? 0))
        measure.surroundings = surroundings
        return measure
    }

    /// The room at the sides of the content of a view in the list, in points.
    @MainActor
    func room(beside view: UIView, isRightToLeft: Bool) -> Sides {
        switch view {
        case is UITableViewCell:
            let index = isRightToLeft ? Sides(left: indexWidth, right: 0) : Sides(left: 0, right: indexWidth)
            return surroundings.safeArea + surroundings.controls + index
        case is UITableViewHeaderFooterView: return surroundings.safeArea
        default: return .zero
        }
    }

    /// The measure of a view that stands between the sides: nothing is taken of it again.
    func without(_ room: Sides) -> CellMeasure {
        var measure = self
        measure.size.width = max(0, size.width - room.width)
        measure.indexWidth = 0
        measure.surroundings.safeArea = .zero
        measure.surroundings.controls = .zero
        return measure
    }
}

/// Distances from the left and the right edge, in points.
package struct Sides: Hashable, Sendable {
    package var left: CGFloat
    package var right: CGFloat

    package init(left: CGFloat, right: CGFloat) {
        self.left = left
        self.right = right
    }

    init(_ insets: UIEdgeInsets) {
        self.init(left: insets.left, right: insets.right)
    }

    package static let zero = Sides(left: 0, right: 0)

    var width: CGFloat { left + right }

    var insets: UIEdgeInsets { UIEdgeInsets(top: 0, left: left, bottom: 0, right: right) }

    static func + (one: Sides, other: Sides) -> Sides {
        Sides(left: one.left + other.left, right: one.right + other.right)
    }

    /// Returns what one takes more than the other, which is never less than nothing.
    static func - (one: Sides, other: Sides) -> Sides {
        Sides(left: max(0, one.left - other.left), right: max(0, one.right - other.right))
    }
}
