import UIKit

/// The mode in which only marked views are mapped.
extension MappingWalk {
    func candidates(of view: UIView) -> [UIView] {
        guard mapper.options.selection == .marked, let stack = view as? UIStackView else {
            return view.subviews
        }
        return stack.arrangedSubviews
    }

    func hasMarkedViews(inside view: UIView) -> Bool {
        candidates(of: view).contains { inner in
            inner.skeleton.isMarked
                || (inner === SystemView.contentView(of: view) && hasMarkedViews(inside: inner))
        }
    }

    mutating func visitMarked(
        _ view: UIView, _ options: SkeletonViewOptions, in parent: UIView, at place: MappingPlace
    ) -> MappingStep {
        if !options.isMarked, view === SystemView.contentView(of: parent) {
            return container(view, .container, at: place)
        }
        guard options.isMarked else { return .done(ignored(view, .unmarked, at: place)) }
        if hasMarkedViews(inside: view) { return container(view, .marked, at: place) }
        return .done(addMarked(view, options, at: place))
    }

    mutating func addMarked(
        _ view: UIView, _ options: SkeletonViewOptions, at place: MappingPlace
    ) -> MappedView {
        let mapping = declaredMapping(of: view, options)
        switch mapping {
        case .ignored: return ignored(view, .declaredIgnored, at: place)
        case .block, .lines, .cutOut: return add(view, as: .declared(mapping), options, at: place)
        case .automatic, .container: break
        }
        let kind = ViewKind(of: view, options: mapper.options)
        return add(view, as: kind.isContent ? kind : .opaque(.marked), options, at: place)
    }
}
