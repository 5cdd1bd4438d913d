import TabCache
import UIKit

/// What a walk over a view knows of the whole: the options, the names, and what was found out of views once.
@MainActor
final class MappingRoot {
    let view: UIView
    let options: MappingOptions
    let nested: @MainActor (UIView) -> NestedSkeleton

    /// The views whose text is a filler.
    let filled: Set<ObjectIdentifier>

    let names: ViewNames
    let surfaceColor: UIColor?
    private var holders = [ObjectIdentifier: Bool]()

    init(
        _ view: UIView, options: MappingOptions, filledBy filler: Filler,
        nested: @escaping @MainActor (UIView) -> NestedSkeleton
    ) {
        self.view = view
        self.options = options
        filled = filler.filled
        self.nested = nested
        names = ViewNames(of: view, former: filler.names)
        surfaceColor = RootAppearance(of: view).color
    }

    /// The views inside one that are looked at; of a stack in which views are marked, the arranged ones.
    func viewsInside(_ view: UIView) -> [UIView] {
        guard options.selection == .marked, let stack = view as? UIStackView else { return view.subviews }
        return stack.arrangedSubviews
    }

    /// Whether nothing of the root can be seen beside a view, but for less than a point that rounding leaves.
    func isCovered(by view: UIView) -> Bool {
        let size = view.bounds.size
        let whole = self.view.bounds.size
        return size == whole || size.width > whole.width - 1 && size.height > whole.height - 1
    }

    /// Whether a view, or anything inside, is a shape wherever it stands; each view is looked at once.
    func holdsContent(_ view: UIView) -> Bool {
        if let known = holders[ObjectIdentifier(view)] { return known }
        let holds = view.isContentByItself || view.subviews.contains { holdsContent($0) }
        holders[ObjectIdentifier(view)] = holds
        return holds
    }

    func hasMarkedViews(inside view: UIView) -> Bool {
        viewsInside(view).contains { inner in
            inner.skeleton.isMarked
                || (inner === SystemView.contentView(of: view) && hasMarkedViews(inside: inner))
        }
    }
}
