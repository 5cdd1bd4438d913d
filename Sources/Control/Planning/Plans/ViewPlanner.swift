import TabCache
import TabProduction
import UIKit

/// Plans the skeleton of a single view, mapped where it stands.
@MainActor
final class ViewPlanner: SkeletonPlanner {
    let model: ViewAnimated
    let form: FormAnimated? = nil
    private(set) weak var host: UIView?

    /// The last production, without adjustments.
    private(set) var base: Production?

    /// The shapes of the view, which stay while it loads: texts that come meanwhile change none of them.
    private var shapes: Shapes?

    private struct Shapes {
        let conditions: ShapeConditions
        /// In points.
        let contentSize: CGSize
        let isWhole: Bool
        let production: Production
    }

    init(model: ViewAnimated, host: UIView) {
        self.model = model
        self.host = host
    }

    func covers(of parts: ListParts, because reason: PlanReason) -> [Cover] {
        guard let host else { return [] }
        let tiles = production(of: host).map { [SkeletonTile(production: $0)] } ?? []
        return [Cover(frame: host.skeletonArea, tiles: tiles)]
    }

    func follow(_ change: SectionChange) -> Bool { false }

    func forget() {
        shapes = nil
    }

    /// Returns the shapes of the view as it began to load under its present conditions; `nil` without a size.
    ///
    /// They are mapped once for each size of the view, and again where its content has collapsed.
    private func production(of host: UIView) -> Production? {
        let isOutdated = base?.isOutdated(in: host.traitCollection) ?? true
        let conditions = ShapeConditions(of: host, area: CGRect(origin: .zero, size: host.bounds.size))
        let size = (host as? UIScrollView)?.contentSize ?? .zero
        // A list inside is laid out in a window only, and not before it knows its data.
        let isWhole = !host.layoutWaits
        if let shapes, !isOutdated, shapes.conditions == conditions,
            size.width > shapes.contentSize.width - 1, size.height > shapes.contentSize.height - 1,
            shapes.isWhole == isWhole || !isWhole
        {
            return shapes.production
        }
        host.layOutNow()
        warnOfEmptyList(host)
        guard !host.bounds.isEmpty else { return nil }
        if model.resolvedMapping.keepsKnownTexts { KnownTexts.note(in: host) }
        let production = model.production(of: host)
        base = production.base
        shapes = Shapes(
            conditions: ShapeConditions(of: host, area: CGRect(origin: .zero, size: host.bounds.size)),
            contentSize: (host as? UIScrollView)?.contentSize ?? .zero, isWhole: isWhole,
            production: production.adjusted)
        return production.adjusted
    }

    private func warnOfEmptyList(_ host: UIView) {
        guard let list = host as? any ListHost, list.counts.allSatisfy({ $0 == 0 }) else { return }
        let model = list is UITableView ? "TableAnimated" : "CollectionAnimated"
        SkeletonLog.warnOnce(
            "\(list.declaredClass) has no cells, so there is nothing to map: give it a \(model), which knows the class "
                + "of the cells to come", about: host)
    }
}
