import TabProduction
import UIKit

/// Plans the skeleton of a list: its cells, their frames and their tiles.
@MainActor
final class ListPlanner<Model: FormAnimated, Host: DecoratedList>: SectionPlanning {
    let model: Model
    let contents: ListContents
    private(set) weak var host: Host?
    let arrangements: ListArrangements<Host>
    private var saidItHasNoHeight = false

    init(
        model: Model, host: Host, arrangements: @MainActor (Model, ListContents) -> ListArrangements<Host>
    ) {
        let contents = ListContents(of: model, in: host)
        self.model = model
        self.host = host
        self.contents = contents
        self.arrangements = arrangements(model, contents)
    }

    func plan(from anchor: CGPoint?) -> SkeletonPlan {
        guard let host else { return .empty }
        guard host.isLaidOut else { return .unfilled(in: host, from: anchor) }
        warnOfNoHeight(host)
        contents.followConditions()
        let top = arrangements.top(host)
        let viewport = ListViewport(of: host, below: top, from: anchor ?? host.startInSight(below: top))
        // The first cells of a scrolled list stand where the cover begins.
        let start = CGPoint(x: host.isHorizontal ? 0 : viewport.origin.x, y: min(top, viewport.origin.y))
        let lines = ListLines(
            of: contents, by: arrangements.ofAll(host, viewport.origin.y > top),
            within: CGRect(origin: start, size: viewport.size))
        let repeated = lines.repeated(in: host)
        let elements = repeated?.elements ?? lines.elements
        let pins = host.pinsHeaders ? elements.pinEnds : [:]
        let plan = SkeletonPlan(
            frame: viewport.covered,
            tiles: elements.compactMap { tile(of: $0, in: host, pins) },
            background: elements.first(where: \.isGround)?.look?.color, repetition: repeated?.repetition)
        return plan.leavingIndex(of: host)
    }

    private func tile(of element: PlacedElement, in host: Host, _ pins: [Int: CGFloat]) -> SkeletonTile? {
        guard !element.isGround else { return nil }
        var element = element
        element.isSeenThrough = host.isSeenThrough
        var tile = element.tile(of: contents)
        if element.kind == .header { tile?.pinEnd = pins[element.path.section] }
        return tile
    }

    func forget() {
        contents.forget()
        arrangements.forget()
    }

    func whenPlacesChange(_ action: @escaping @MainActor () -> Void) {
        arrangements.whenPlacesChange(action)
    }

    private func warnOfNoHeight(_ host: Host) {
        guard host.bounds.height == 0, host.window != nil, !saidItHasNoHeight else { return }
        saidItHasNoHeight = true
        SkeletonLog.warn(
            "\(host.declaredClass) is 0 points high, so its skeleton is not seen. A list as high as its content needs "
                + "a height while it loads")
    }
}

extension SkeletonHostList {
    /// Returns the start of the cells that the edge of the visible area cuts, so that ours stand where they do; `nil` where
    /// it cuts none.
    fileprivate func startInSight(below top: CGFloat) -> CGPoint? {
        let edge = CGPoint(x: max(visibleArea.minX, 0), y: max(visibleArea.minY, top))
        let cut = shownPaths.compactMap(frameOfCell).filter { frame in
            isHorizontal
                ? frame.minX < edge.x && frame.maxX > edge.x : frame.minY < edge.y && frame.maxY > edge.y
        }
        guard !cut.isEmpty else { return nil }
        return cut.reduce(edge) { start, frame in
            isHorizontal
                ? CGPoint(x: min(start.x, frame.minX), y: start.y)
                : CGPoint(x: start.x, y: min(start.y, frame.minY))
        }
    }
}
