import TabProduction
import UIKit

/// The skeletons of lists inside mapped views.
@MainActor
enum NestedLists {
    /// The classes of cells in lists under mapping.
    private static var mapped: Set<ClassIdentity> = []

    /// Whether a view inside a mapped one is a list with a model of its own.
    static func hasModel(_ view: UIView) -> Bool {
        Attachment.existing(of: view)?.model is FormAnimated && view is UIScrollView
    }

    /// Returns the skeleton of a view inside a mapped one.
    ///
    /// A list with a model of its own becomes the productions of its cells, where its layout would place them. A list
    /// inside its own cells is left out.
    static func skeleton(of view: UIView) -> NestedSkeleton {
        guard let attachment = Attachment.existing(of: view) else { return .none }
        if attachment.session?.isShown == true { return .separate }
        guard let model = attachment.model as? FormAnimated, view is UIScrollView else { return .none }
        let classes = Set(model.sections.flatMap(\.cells).map(\.classIdentity))
        guard mapped.isDisjoint(with: classes) else { return .none }
        mapped.formUnion(classes)
        defer { mapped.subtract(classes) }
        let cover = model.plannerAndReader(on: view).planner.wholeCover()
        return .mapped(Production(of: cover?.tiles ?? [], in: view))
    }
}
