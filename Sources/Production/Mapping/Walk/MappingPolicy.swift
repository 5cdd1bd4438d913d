import TabCache
import UIKit

/// Decides what becomes of views, by the rules of mapping; deciding changes nothing.
@MainActor
final class MappingPolicy {
    let options: MappingOptions
    let nested: @MainActor (UIView) -> NestedSkeleton
    let root: UIView

    /// The views whose text is a filler.
    let filled: Set<ObjectIdentifier>

    /// Which views hold content, found once for each.
    private var holders: [ObjectIdentifier: Bool] = [:]

    /// A decision and the name of the rule that led to it.
    typealias Ruling = (decision: MappingDecision, rule: String)

    init(
        options: MappingOptions, nested: @escaping @MainActor (UIView) -> NestedSkeleton, root: UIView,
        filled: Set<ObjectIdentifier>
    ) {
        self.options = options
        self.nested = nested
        self.root = root
        self.filled = filled
    }

    /// Decides about the root, which is content itself or mapped by what is inside.
    func decisionAboutRoot(at context: MappingContext) -> Ruling {
        let root = candidate(root, at: context)
        if let ruling = ruling(about: root, by: [.declared]) { return ruling }
        switch options.selection {
        case .marked where hasMarkedViews(inside: self.root): return (.walk, "has views inside")
        case .marked:
            return self.root.skeleton.isMarked ? decisionAboutMarked(root) : (.leaveOut, "is not marked")
        case .automatic:
            let isOfApp = ViewClass.of(self.root).name.isAppDefined
            if isOfApp, let ruling = ruling(about: root, by: [.leaf]) { return ruling }
            return (root.view.isList ? nil : decisionAboutContent(root)) ?? (.walk, "has views inside")
        }
    }

    /// Decides about a view inside the root that is left out, whatever is said about it; `nil` for all others.
    func decisionToLeaveOut(_ candidate: MappingCandidate) -> Ruling? {
        ruling(about: candidate, by: MappingRule.apart)
    }

    /// Decides about a view inside the root that is not left out.
    func decision(about candidate: MappingCandidate, in parent: UIView) -> Ruling {
        let byMark = options.selection == .marked ? decisionByMark(candidate, in: parent) : nil
        return byMark ?? ruling(about: candidate, by: MappingRule.all) ?? (.walk, "has views inside")
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

    /// Whether a view, or anything inside, is a shape wherever it stands.
    func holdsContent(_ view: UIView) -> Bool {
        if let known = holders[ObjectIdentifier(view)] { return known }
        let holdsContent =
            view.skeleton.mapping != nil || candidate(view).isContent
            || view.subviews.contains { self.holdsContent($0) }
        holders[ObjectIdentifier(view)] = holdsContent
        return holdsContent
    }

    private func candidate(_ view: UIView, at context: MappingContext? = nil) -> MappingCandidate {
        MappingCandidate(
            view, over: ViewsBelow(none: view), at: context ?? MappingContext(of: root), policy: self)
    }

    private func ruling(about candidate: MappingCandidate, by rules: [MappingRule]) -> Ruling? {
        for rule in rules {
            if let decision = rule.decision(candidate) { return (decision, rule.name) }
        }
        return nil
    }

    /// Decides about a view that is one shape by its class, with all that is inside.
    private func decisionAboutContent(_ candidate: MappingCandidate) -> Ruling? {
        guard let ruling = ruling(about: candidate, by: [MappingRule.opaqueClass] + MappingRule.content),
            case .shape(let kind, _, _, _) = ruling.decision
        else { return nil }
        return (.shape(kind), ruling.rule)
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

    private func decisionByMark(_ candidate: MappingCandidate, in parent: UIView) -> Ruling {
        let view = candidate.view
        if candidate.isOne(of: options.ignoredClasses) {
            return (.leaveOut, "its class is ignored by the options")
        }
        let isSaid = ruling(about: candidate, by: [.declaredIgnored, .declared]) != nil
        if !isSaid, let ruling = ruling(about: candidate, by: MappingRule.nested) { return ruling }
        if view.skeleton.isMarked {
            return hasMarkedViews(inside: view)
                ? (.walk, "is marked, and so are views inside") : decisionAboutMarked(candidate)
        }
        let isContentView = view === SystemView.contentView(of: parent)
        return isContentView ? (.walk, "has views inside") : (.leaveOut, "is not marked")
    }

    /// Decides about a marked view without marked views inside.
    private func decisionAboutMarked(_ candidate: MappingCandidate) -> Ruling {
        ruling(about: candidate, by: [.declaredIgnored, .declared]) ?? decisionAboutContent(candidate)
            ?? (.shape(.opaque), "is marked, and nothing inside is")
    }
}
