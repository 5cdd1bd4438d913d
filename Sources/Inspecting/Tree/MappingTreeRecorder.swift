import TabProduction
import UIKit

/// Builds a tree from what mapping tells about each view.
@MainActor
final class MappingTreeRecorder: MappingRecording {
    /// The view recorded last, which is the root when mapping is done.
    private(set) var tree: TreeNode?

    /// The recorded views whose superview is not recorded yet.
    private var children: [ObjectIdentifier: [TreeNode]] = [:]

    func record(_ view: UIView, as outcome: MappingOutcome, by rule: String, at context: MappingContext) {
        let told = children.removeValue(forKey: ObjectIdentifier(view))
        let node = TreeNode(
            className: className(of: view), outcome: outcome, rule: rule, frame: context.frame,
            children: told ?? viewsInside(view, ofOutcome: outcome, at: context.inside(view)))
        if let parent = view.superview { children[ObjectIdentifier(parent), default: []].append(node) }
        tree = node
    }

    /// The views inside one that mapping did not walk, because it decided about all of them at once.
    private func viewsInside(
        _ view: UIView, ofOutcome outcome: MappingOutcome, at inner: MappingContext
    ) -> [TreeNode] {
        switch outcome {
        case .component: viewsInside(view, by: "is inside a view that is one shape", at: inner)
        case .ignored: viewsInside(view, by: "is inside a view that is ignored", at: inner)
        case .container, .card, .apart: []
        }
    }

    private func viewsInside(_ view: UIView, by rule: String, at inner: MappingContext) -> [TreeNode] {
        guard !inner.isTooDeep else { return [] }
        return view.subviews.map { view in
            let context = inner.step(into: view)
            return TreeNode(
                className: className(of: view), outcome: .ignored, rule: rule, frame: context.frame,
                children: viewsInside(view, by: rule, at: context.inside(view)))
        }
    }

    /// The name of the class of a view, as UIKit declares it where the class is one that UIKit keeps to itself.
    private func className(of view: UIView) -> String {
        let name = view.classFacts.name.bare
        guard view.classFacts.name.isUIKit else { return name }
        if view is UILabel { return "UILabel" }
        return view === (view.superview as? UITableViewCell)?.contentView ? "UIView" : name
    }
}
