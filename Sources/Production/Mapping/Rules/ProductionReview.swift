import TabCache
import UIKit

/// Reports skeletons that show nothing, or little more than one shape, once for each class.
@MainActor
enum ProductionReview {
    /// The height of a skeleton, in points, that a view may be too low for.
    private static let lost: CGFloat = 8

    /// Reports what is wrong with the production of a view that was mapped just now, if anything is.
    static func check(
        _ production: Production, of root: UIView, className: String, by options: MappingOptions
    ) {
        guard let finding = finding(in: production, of: root, by: options) else { return }
        SkeletonLog.warnOnce("The skeleton of \(className) \(finding)", of: "skeleton of \(className)")
    }

    /// Reports a class of the app whose cells bring nothing of their own, as those do that set themselves up later.
    static func reportBareCell(_ view: UIView, className: String) {
        guard view.isOfApp else { return }
        SkeletonLog.warnOnce(
            "\(className) has nothing to show when it is made, and is shown as UIKit's line of text. If it sets itself "
                + "up later, in didMoveToWindow for example, give it sample content with CellAnimated(_:prepare:); the next "
                + "loading shows what was there")
    }

    /// Reports a cell that shows SwiftUI, once for all cells of its class.
    static func reportHosted(in view: UIView) {
        let cell = sequence(first: view, next: \.superview).first { SystemView.contentView(of: $0) != nil }
        let name = (cell ?? view).classFacts.name.bare
        SkeletonLog.warnOnce(
            "A \(name) shows SwiftUI, which has no views that could be read, so its skeleton is two lines of text. Give its "
                + "shapes with adjust, or another cell with CellAnimated(_:prepare:)",
            of: "SwiftUI in \(name)")
    }

    /// Reports a class of the app whose rows ask for no height, which the delegate of their table may know.
    static func reportUnknownHeight(_ height: CGFloat, of view: UIView, className: String) {
        guard let cell = view as? UITableViewCell, view.isOfApp,
            !cell.contentView.subviews.isEmpty
        else { return }
        SkeletonLog.warnOnce(
            "\(className) asks for no height, and the delegate of its table is not asked about rows that the app does not "
                + "have, so its rows are \(Int(height)) points high. Give theirs: "
                + "TableAnimated(cellClass: \(className).self, cellHeight: …)", of: "height of \(className)")
    }

    private static func finding(
        in production: Production, of root: UIView, by options: MappingOptions
    ) -> String? {
        // A bare view takes the place of one that could not be made, and a list without cells wants another model:
        // both were reported already.
        guard !(root.isPlainView && root.subviews.isEmpty), !root.skeleton.isHiddenWhileAnimated,
            !root.isList
        else { return nil }
        switch SkeletonFlaw(of: production) {
        case .blank where options.selection == .marked:
            return
                "shows nothing: no view inside is marked. Set view.skeleton.isMarked, or map all views with the "
                + "selection .automatic."
        case .blank:
            return "shows nothing: no view inside has content or a size. Give it sample content with "
                + "CellAnimated(_:prepare:), make it from its nib or its reuse identifier, or start the skeleton when it has content."
        case .slab where !isContent(root):
            return "is one shape over most of it. Give a list inside a model of its own, make a container "
                + "transparent to mapping with view.skeleton.mapping = .container, or give sample content with "
                + "CellAnimated(_:prepare:)."
        case nil where production.size.height > root.bounds.height + lost && !root.isScrollingPage:
            return
                "is \(Int(production.size.height)) points high, and the view \(Int(root.bounds.height)) without its "
                + "texts, so the rest is not seen. Give the view a height while it loads."
        case nil where production.hidesTexts:
            return
                "shows no text: its labels are hidden until they have one. Give it sample content with "
                + "CellAnimated(_:prepare:) that shows them; the next loading shows what was there."
        case .slab, nil: return nil
        }
    }

    /// Whether a view is one piece of content itself, for which one shape is right.
    private static func isContent(_ view: UIView) -> Bool {
        view.skeleton.mapping != nil || view is any SkeletonMappable || view is UIImageView
            || view is UIControl || view.subviews.isEmpty
            || view.subviews.count == 1 && view.subviews.allSatisfy { $0 is UIImageView }
    }
}

extension Production {
    /// Whether several labels are hidden, and no other text is drawn.
    package var hidesTexts: Bool {
        let texts = components.filter { $0.role == .label || $0.role == .text }
        return texts.count { $0.removal == .hidden } > 1 && texts.allSatisfy(\.isRemoved)
    }

    /// Whether no label has a size, and what is left is next to nothing, or outside: what a cell is that lays itself out by
    /// data that it does not have.
    var isScrap: Bool {
        let texts = components.filter { $0.role == .label || $0.role == .text }
        guard !texts.isEmpty, texts.allSatisfy({ $0.removal == .empty }), cards.isEmpty else { return false }
        let whole = CGRect(origin: .zero, size: size)
        let areas = components.flatMap(\.bars).map { whole.intersection($0) }
        let area = areas.filter { !$0.isNull }.reduce(0) { $0 + $1.width * $1.height }
        return area < whole.width * whole.height * Self.scrapShare
    }

    /// The part of the area of a cell that shapes without texts have at least, 0...1.
    private static let scrapShare: CGFloat = 0.05
}
