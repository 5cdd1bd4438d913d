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
