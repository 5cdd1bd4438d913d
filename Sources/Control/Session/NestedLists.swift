import TabProduction
import UIKit

/// What a list inside a mapped view contributes to the skeleton around it.
@MainActor
enum NestedLists {
    /// Returns the skeleton of a view inside a mapped one.
    ///
    /// A list with a model of its own is mapped statically: the productions of its cells, where its layout would put
    /// them.
    static func skeleton(of view: UIView) -> NestedSkeleton {
        guard let attachment = Attachment.existing(of: view) else { return .none }
        if attachment.session?.isShown == true { return .separate }
        guard let model = attachment.model, model.scope != nil, view is UIScrollView else { return .none }
        let plan = SkeletonServices.service(for: model, on: view).plan(from: nil)
        return .mapped(Production(of: plan, in: view))
    }
}
