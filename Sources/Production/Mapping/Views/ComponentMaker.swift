import TabCache
import UIKit

/// What the shapes of all kinds of views have in common while components are made.
@MainActor
final class ComponentMaker {
    let options: MappingOptions

    /// The direction of content in views that do not force one.
    let layoutDirection: UIUserInterfaceLayoutDirection

    let root: UIView

    /// The views whose text is a filler, whose width means nothing.
    let filled: Set<ObjectIdentifier>

    /// The rows of the texts that are guessed.
    let rows = TextRows()

    init(
        options: MappingOptions, layoutDirection: UIUserInterfaceLayoutDirection, root: UIView,
        filled: Set<ObjectIdentifier>
    ) {
        self.options = options
        self.layoutDirection = layoutDirection
        self.root = root
        self.filled = filled
    }

    /// Gives a component the shape of its view, in the height that the options give.
    func shapeBlock(_ component: inout Component, _ view: UIView) {
        forceHeight(&component)
        component.cornerRadius = cornerRadius(of: view, height: component.frame.height)
    }

    /// Makes a view that draws itself, from the top of its row to the bottom, a mark in the middle of the row: with those
    /// of the rows around it, as in a line of stops, it would be one slab.
    func makeMark(_ component: inout Component, _ view: UIView) {
        guard Guess.tallMark.isMade, SystemView.contentView(of: root) != nil, view.showsNothingItself,
            component.frame.width < root.bounds.width - 1, abs(component.frame.minY) < 1,
            abs(component.frame.maxY - root.bounds.height) < 1
        else { return }
        component.setHeight(min(component.frame.width, component.frame.height - 2 * Self.distanceOfMarks))
    }

    /// The distance, in points, of a mark from the edges of its row.
    private static let distanceOfMarks: CGFloat = 8

    // MARK: - Rules

    func cornerRadius(of view: UIView, height: CGFloat) -> CGFloat {
        options.cornerRadius(source: Corners(of: view.layer).radius, height: height)
    }

    func forceHeight(_ component: inout Component) {
        if let height = options.animatedHeight { component.setHeight(height) }
    }

    func isRightToLeft(_ view: UIView) -> Bool {
        switch view.semanticContentAttribute {
        case .unspecified: layoutDirection == .rightToLeft
        case .forceRightToLeft: true
        default: false
        }
    }

    func isFiltered(_ frame: CGRect) -> Bool {
        let filter = options.filterSize
        return (filter.width > 0 && frame.width <= filter.width)
            || (filter.height > 0 && frame.height <= filter.height)
    }
}

extension MappingOptions {
    /// The radius of a component whose view has one, or of one whose view has square corners.
    func cornerRadius(source: CGFloat, height: CGFloat) -> CGFloat {
        if source > 0 { return source }
        guard let animatedCornerRadius else { return 0 }
        return animatedCornerRadius > 0 ? animatedCornerRadius : height / 2
    }
}
