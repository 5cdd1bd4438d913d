import TabCache
import TabDecoration
import TabProduction
import UIKit

/// Lays the covers of a skeleton over a view, keeps them fitting and in front, and removes them.
///
/// A whole view has one cover. Of sections that load on their own those in sight, and within a page of it, have one each;
/// where the list allows it, a section gets room for cells that only its skeleton has.
@MainActor
final class CoverPresenter {
    let planner: any SkeletonPlanner
    let room: SectionRoom?
    var parts: ListParts
    var covers = [Int?: Cover]() {
        didSet { coversInOrder = covers.values.sorted { ($0.section ?? 0) < ($1.section ?? 0) } }
    }
    /// The covers by their sections; scrolling looks at them with each step.
    private(set) var coversInOrder: [Cover] = []
    /// The views of the covers in sight.
    var overlays = [Int?: SkeletonOverlay]()
    var observations: [NSKeyValueObservation] = []
    /// Looks at what is below the covers in each turn of the run loop.
    var turns: AnyObject?
    /// Why the covers will be planned when they are laid out next.
    private var pendingReason: PlanReason?
    /// Whether to plan at the end of the turn, because code of the app changed something in the middle of a plan.
    private var isPlanDue = false
    private var isPlanning = false
    /// What of a list the cover of the whole fills; `nil` for other views.
    private var extent: ScrolledExtent?
    private weak var session: SkeletonSession?

    init(of session: SkeletonSession) {
        self.session = session
        planner = session.planner
        parts = session.parts
        room = (planner.host as? any ListHost).map(SectionRoom.init)
    }

    var views: [SkeletonOverlay] {
        overlays.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.map(\.value)
    }

    /// Whether the app has its view again. Code of the app, which makes and adjusts cells, animates covers and answers for a
    /// list, may end the skeleton at any time.
    var isOver: Bool { session?.isOver ?? true }

    func show() {
        if let list = planner.host as? UIScrollView {
            observations = [
                list.observeOnMain(\.contentSize) { [weak self] in self?.setNeedsPlan(.content) },
                list.observeOnMain(\.contentOffset) { [weak self] in self?.followScrolling() },
            ]
        }
        plan(.start)
    }

    func update(_ parts: ListParts) {
        let isOther = parts != self.parts
        self.parts = parts
        guard !isPlanning else { return isOther ? planLater() : () }
        planner.forget()
        plan(.start)
    }

    func follow(_ change: SectionChange) {
        guard planner.follow(change) else { return }
        room?.follow(change)
        // A move need not change how long the content is.
        planLater()
    }
}

extension CoverPresenter: SkeletonOverlayDelegate {
    func overlayNeedsTiles(_ overlay: SkeletonOverlay) {
        plan(pendingReason ?? .conditions, isInLayout: true)
    }

    func overlayWasRemoved(_ overlay: SkeletonOverlay) {
        session?.coverWasRemoved()
    }
}

// MARK: - Planning

extension CoverPresenter {
    /// Plans with the next layout of a cover, never within an update of the list.
    private func setNeedsPlan(_ reason: PlanReason) {
        guard !isPlanning else { return }
        pendingReason = max(pendingReason ?? reason, reason)
        bringToFront()
        if overlays.isEmpty { planLater() } else { askForPlan() }
    }

    /// The first cover that is laid out plans for all: any of them may leave before.
    private func askForPlan() {
        overlays.values.forEach { $0.setNeedsTiles() }
    }

    /// Plans at the end of the turn, after code of the app has started or ended parts in the middle of a plan.
    private func planLater() {
        isPlanDue = true
        observeTurns()
    }

    private func observeTurns() {
        turns = turns ?? SystemTimer.observeTurns { [weak self] in self?.turnEnds() }
    }

    /// Covers the parts that load where they are now.
    ///
    /// - Parameter isInLayout: Whether the list is being laid out, so that it cannot be measured now.
    private func plan(_ reason: PlanReason, isInLayout: Bool = false) {
        guard let host = planner.host, !isPlanning, !isOver else { return }
        isPlanning = true
        defer { isPlanning = false }
        (pendingReason, isPlanDue) = (nil, false)
        var planned = SystemIntervals.show("Plan") { planner.covers(of: parts, because: reason) }
        if planner.isDeleted {
            session?.coverWasRemoved()
            return
        }
        // Room moves the sections after it.
        if giveRoom(for: planned, isAtOnce: !isInLayout) {
            planned = planner.covers(of: parts, because: .content)
        }
        guard !isOver else { return }
        let old = covers
        covers = Dictionary(planned.map { ($0.section, $0) }) { first, _ in first }
        // The content of a page is covered as a whole, wherever it is scrolled to.
        let list = host.isScrollingPage ? nil : host as? UIScrollView
        extent = list.flatMap { list in
            covers[nil].map { ScrolledExtent(of: list, from: $0.frame.origin) }
        }
        layOut(over: host) { reason == .start || old[$0.section]?.background != $0.background }
        if !isInLayout { bringToFront() }
        let canMove = parts != .whole || planner.model.resolvedMapping.keepsKnownTexts
        if isPlanDue || canMove && host is any ListHost { observeTurns() } else { turns = nil }
    }

    /// Plans again where what is below covers has moved: of a change that keeps the size of the content nothing tells.
    private func turnEnds() {
        guard let host = planner.host, !isPlanning, !isOver else { return }
        let isMeasured = room?.settle() == true
        guard !isOver else { return }
        if isPlanDue || isMeasured || planner.isOutdated(coversInSight(of: host), of: parts) {
            plan(pendingReason ?? .content)
        }
    }

    /// Gives sections of the list room for their covers; returns whether the list has been measured again.
    private func giveRoom(for covers: [Cover], isAtOnce: Bool) -> Bool {
        guard parts != .whole, !isOver else {
            room?.takeBack()
            return false
        }
        let rooms = covers.compactMap { cover in
            cover.position.flatMap { cover.room > 0 ? ($0, cover.room) : nil }
        }
        return room?.give(Dictionary(rooms) { first, _ in first }, isAtOnce: isAtOnce) == true
    }

    private func followScrolling() {
        // Other views come into sight, which are there once the list, and the covers in it, are laid out.
        overlays.values.first?.setNeedsLayout()
        guard let list = planner.host as? UIScrollView, !isPlanning else { return }
        if parts == .whole {
            if extent?.isExceeded(by: list) == true { setNeedsPlan(.content) }
        } else {
            layOut(over: list)
            if pendingReason != nil { askForPlan() }
        }
        for overlay in overlays.values { pinHeaders(of: overlay, in: list) }
    }
}
