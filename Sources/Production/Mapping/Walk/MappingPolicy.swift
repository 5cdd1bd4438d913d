import UIKit

/// The rules by which it is decided what becomes of a view; deciding changes nothing.
@MainActor
struct MappingPolicy {
    let options: MappingOptions
    let nested: @MainActor (UIView) -> NestedSkeleton
    let root: UIView

    /// The views whose text is a filler.
    let filled: Set<ObjectIdentifier>

    let contents = ContentFindings()

    /// Decides about the root, which is content itself or mapped by what is inside.
    func decisionAboutRoot() -> MappingDecision {
        let mapping = declaredMapping(of: root)
        switch mapping {
        case .block, .lines, .cutOut: return .component(.declared(mapping))
        case .automatic, .container, .ignored: break
        }
        switch options.selection {
        case .marked:
            if hasMarkedViews(inside: root) { return .walk(.container) }
            return root.skeleton.isMarked ? decisionAboutMarked(root) : .ignore(.unmarked)
        case .automatic:
            let kind = ViewKind(of: root, options: options)
            if case .block = kind, ViewClass.of(root).name.isAppDefined { return .component(kind) }
            return kind.isContent && !kind.isList ? .component(kind) : .walk(.container)
        }
    }

    /// Decides about a view inside the root by what it is, before anything that is said about it counts.
    ///
    /// - Returns: `nil` for a view that is mapped.
    func decisionToLeaveOut(
        _ view: UIView, in parent: UIView, at context: MappingContext
    ) -> MappingDecision? {
        if let rule = SystemView.rule(toIgnore: view, in: parent) { return .ignore(rule) }
        if let decision = decisionAboutNested(view, at: context) { return decision }
        if context.isTooDeep { return .ignore(.tooDeep) }
        return ViewClass.of(view).isOne(of: options.ignoredClasses) ? .ignore(.ignoredClass) : nil
    }

    /// Decides about a view inside the root that is not left out.
    func decision(about view: UIView, in parent: UIView, over below: ViewsBelow) -> MappingDecision {
        switch options.selection {
        case .automatic: decisionAboutDeclared(view, over: below)
        case .marked: decisionByMark(view, in: parent)
        }
    }

    /// The views inside one that are looked at; of a stack in which views are marked, the arranged ones.
    func candidates(of view: UIView) -> [UIView] {
        guard options.selection == .marked, let stack = view as? UIStackView else { return view.subviews }
        return stack.arrangedSubviews
    }

    /// Whether nothing of the root can be seen beside a view, but for less than a point that rounding leaves.
    func coversRoot(_ view: UIView) -> Bool {
        let size = view.bounds.size
        let whole = root.bounds.size
        return size == whole || size.width > whole.width - 1 && size.height > whole.height - 1
    }
}

// MARK: - Views by what they are, or say

extension MappingPolicy {
    private func declaredMapping(of view: UIView) -> SkeletonMapping {
        view.skeleton.mapping ?? (view as? any SkeletonMappable)?.skeletonMapping ?? .automatic
    }

    private func decisionAboutDeclared(_ view: UIView, over below: ViewsBelow) -> MappingDecision {
        let mapping = declaredMapping(of: view)
        return switch mapping {
        case .ignored: .ignore(.declaredIgnored)
        case .container: .walk(.declared)
        case .block, .lines, .cutOut: .component(.declared(mapping))
        case .automatic: decisionByKind(view, over: below)
        }
    }

    private func decisionByKind(_ view: UIView, over below: ViewsBelow) -> MappingDecision {
        let kind = ViewKind(of: view, options: options)
        if coversRoot(view), let rule = ruleForGround(view, as: kind) { return .surface(kind, rule) }
        if let rule = ruleToLeaveUnseen(view, over: below, as: kind) { return .unseen(kind, rule) }
        return switch kind {
        case .container: decisionAboutDrawn(view) ?? .walk(.container)
        // A text in a box stands on the box.
        case .label(_, isOnCard: true): .componentOnCard(kind)
        case .label, .image: .componentAfterViewsInside(kind)
        // The box of a text view is a surface, on which its lines stand.
        case .textView: .componentOnCard(kind)
        default: .component(kind)
        }
    }

    /// The rule by which a view beside which nothing of the root is seen is a surface, or nothing.
    private func ruleForGround(_ view: UIView, as kind: ViewKind) -> MappingRule? {
        switch kind {
        case .block: isOnlyContent(view) ? nil : .asLargeAsRoot
        case .button(let button) where button.isBlank(filled: filled): .touchArea
        default: nil
        }
    }

    private func decisionAboutNested(_ view: UIView, at context: MappingContext) -> MappingDecision? {
        switch nested(view) {
        case .none: return nil
        case .separate: return .ignore(.ownSkeleton)
        case .mapped(let production):
            let origin = context.frame.origin
            let isSeen = !view.isInvisible && origin.x.isFinite && origin.y.isFinite
            return isSeen ? .insert(production) : .ignore(.hiddenModel)
        }
    }
}

// MARK: - Marked views alone

extension MappingPolicy {
    private func hasMarkedViews(inside view: UIView) -> Bool {
        candidates(of: view).contains { inner in
            inner.skeleton.isMarked
                || (inner === SystemView.contentView(of: view) && hasMarkedViews(inside: inner))
        }
    }

    private func decisionByMark(_ view: UIView, in parent: UIView) -> MappingDecision {
        if view.skeleton.isMarked {
            return hasMarkedViews(inside: view) ? .walk(.marked) : decisionAboutMarked(view)
        }
        return view === SystemView.contentView(of: parent) ? .walk(.container) : .ignore(.unmarked)
    }

    /// Decides about a marked view without marked views inside.
    private func decisionAboutMarked(_ view: UIView) -> MappingDecision {
        let mapping = declaredMapping(of: view)
        switch mapping {
        case .ignored: return .ignore(.declaredIgnored)
        case .block, .lines, .cutOut: return .component(.declared(mapping))
        case .automatic, .container: break
        }
        let kind = ViewKind(of: view, options: options)
        return .component(kind.isContent ? kind : .opaque(.marked))
    }
}
