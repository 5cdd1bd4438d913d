import TabProduction
import UIKit

/// Chooses the service of a model on a view.
@MainActor
enum SkeletonServices {
    /// Returns the service of a model on a view; no other code looks at the kinds of both.
    ///
    /// A model of a list on another kind of view gives a warning, and the view counts as one without parts.
    static func service(for model: ViewAnimated, on host: UIView) -> any SkeletonServing {
        switch (model, host) {
        case (let model as TableAnimated, let host as UITableView):
            return ListService(model: model, host: host, arrangements: { ListArrangements(of: $0, $1) })
        case (let model as CollectionAnimated, let host as UICollectionView):
            return ListService(model: model, host: host, arrangements: { ListArrangements(of: $0, $1) })
        case (is TableAnimated, _): warn(model, belongsOn: UITableView.self, not: host)
        case (is CollectionAnimated, _): warn(model, belongsOn: UICollectionView.self, not: host)
        default: break
        }
        return ViewService(model: model, host: host)
    }

    private static func warn(_ model: ViewAnimated, belongsOn expected: UIView.Type, not host: UIView) {
        SkeletonLog.warn("\(type(of: model)) belongs on a \(expected), not on a \(type(of: host))")
    }
}
