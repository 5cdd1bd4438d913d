import TabCache
import TabProduction
import UIKit

extension ViewAnimated {
    /// Returns the planner of the model on a view and the reader of its content; no other code looks at the kinds of both.
    ///
    /// A model of a list on another kind of view gives a warning, and the view counts as one without parts.
    func plannerAndReader(on host: UIView) -> (planner: any SkeletonPlanner, reader: any ContentReading) {
        switch (self, host) {
        case (let model as TableAnimated, let table as UITableView):
            let contents = ListContents(of: model, in: table)
            let planner = ListPlanner(of: contents, in: table) {
                TableArrangement(of: model, in: $0, contents, isScrolled: $1)
            }
            return (planner, ListReader(of: contents, in: table))
        case (let model as CollectionAnimated, let collection as UICollectionView):
            let contents = ListContents(of: model, in: collection)
            let planner = ListPlanner(of: contents, in: collection) { list, _ in
                model.arrangement(in: list, contents)
            }
            return (planner, ListReader(of: contents, in: collection))
        case (is TableAnimated, _): warn(belongingOn: UITableView.self, not: host)
        case (is CollectionAnimated, _): warn(belongingOn: UICollectionView.self, not: host)
        default: break
        }
        let planner = ViewPlanner(model: self, host: host)
        return (planner, ViewReader(of: planner))
    }

    private func warn(belongingOn expected: UIView.Type, not host: UIView) {
        SkeletonLog.warn("\(type(of: self)) belongs on a \(expected), not on a \(host.declaredClass)")
    }
}

/// The skeletons of lists inside mapped views.
@MainActor
enum NestedLists {
    /// The classes of cells in lists under mapping.
    private static var mapped: Set<ClassIdentity> = []

    /// Whether a view inside a mapped one is a list with a model of its own.
    static func hasModel(_ view: UIView) -> Bool {
        view.tabAnimated is FormAnimated && view is UIScrollView
    }

    /// Returns the skeleton of a view inside a mapped one.
    ///
    /// A list with a model of its own becomes the productions of its cells, where its layout would place them, also while
    /// it loads by itself: the cover around it hides its own. A list inside its own cells is left out.
    static func skeleton(of view: UIView) -> NestedSkeleton {
        guard let model = view.tabAnimated as? FormAnimated, view is UIScrollView else { return .none }
        let classes = Set(model.sections.flatMap(\.cells).map(\.name.classIdentity))
        guard mapped.isDisjoint(with: classes) else { return .none }
        mapped.formUnion(classes)
        defer { mapped.subtract(classes) }
        let cover = model.plannerAndReader(on: view).planner.wholeCover()
        return .mapped(Production(of: cover?.tiles ?? [], in: view))
    }
}
