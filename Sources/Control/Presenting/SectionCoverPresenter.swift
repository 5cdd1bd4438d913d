import TabProduction
import UIKit

/// Covers single sections of a list where they stand, and leaves the data source alone.
///
/// Only sections in sight, and within a page of it, have covers. Where the list allows it, a section gets room for cells
/// that only its skeleton has. A section that the list does not have yet is covered after the content.
@MainActor
final class SectionCoverPresenter: SkeletonPresenting {
    private let planner: any SectionPlanning
    private let room: any RoomGiving
    private var parts: ListParts
    private var tracker = SectionTracker()
    private var plans: [Int: SkeletonPlan] = [:]
    private var plansInSight = PlansInSight([:], isHorizontal: false)
    /// The covers of the sections in sight.
    private var overlays: [Int: SkeletonOverlay] = [:]
    /// The indices of the sections that had no cells when they began to load.
    private var empty: Set<Int> = []
    private var observations: [NSKeyValueObservation] = []
    private weak var layoutWatch: LayoutWatch?
    private var isPlanning = false
    /// The next plan, which code of the app caused in the middle of another one.
    private var nextPlan: AnyObject?
    private var isReleased = false
    private var removedByApp: (@MainActor () -> Void)?

    init(planner: any SectionPlanning, parts: ListParts, room: any RoomGiving) {
        self.planner = planner
        self.room = room
        self.parts = parts
    }

    var views: [UIView] { Array(overlays.values) }

    func show() {
        plan(isAtOnce: true)
        guard !isReleased else { return }
        room.whenMeasured { [weak self] in self?.plan(isAtOnce: false) }
        let list: UIScrollView? = planner.host
        observations = [
            list?.observeOnMain(\.contentSize) { [weak self] in self?.plan(isAtOnce: false) },
            list?.observeOnMain(\.contentOffset) { [weak self] in self?.followScrolling() },
        ].compactMap { $0 }
        layoutWatch = list.flatMap { list in
            LayoutWatch.put(into: list) { [weak self] in
                self?.layoutWatch = nil
                self?.plan(isAtOnce: false)
            }
        }
    }

    func update(_ parts: ListParts) {
        let isOther = parts != self.parts
        self.parts = parts
        guard !isPlanning else { return isOther ? planLater() : () }
        plan(isAtOnce: true, looksUp: true)
        guard let list = planner.host, !isReleased else { return }
        let style = ResolvedStyle(of: planner.model)
        overlays.values.forEach { $0.apply(style, over: list) }
    }

    func follow(_ change: SectionChange) {
        guard let count = planner.host?.countsOfDataSource.count else { return }
        tracker.expect(change, leadingTo: count)
        // A move need not change how long the content is.
        planLater()
    }

    func release() {
        isReleased = true
        observations = []
        nextPlan = nil
        layoutWatch?.stop()
        room.takeBack()
        planner.host?.reloadForEndedParts()
        overlays.values.forEach { $0.letThrough() }
    }

    func remove() {
        observations = []
        layoutWatch?.stop()
        overlays.keys.forEach(uncover)
    }

    func whenRemovedByApp(_ action: @escaping @MainActor () -> Void) {
        removedByApp = action
    }
}

extension SectionCoverPresenter: SkeletonOverlayDelegate {
    /// Does nothing: a change of the content plans all sections.
    func overlayNeedsTiles(_ overlay: SkeletonOverlay) {}

    func overlayWasRemoved(_ overlay: SkeletonOverlay) {
        removedByApp?()
    }
}

// MARK: - Planning

extension SectionCoverPresenter {
    /// Covers the parts that load where they are now.
    ///
    /// - Parameters:
    ///   - isAtOnce: Whether the list may be measured before this returns.
    ///   - looksUp: Whether to look up sections again that the list did not have.
    private func plan(isAtOnce: Bool, looksUp: Bool = false) {
        // A list without a width is planned when it has one.
        guard let host = planner.host, !isPlanning, !isReleased, isAtOnce || layoutWatch == nil else {
            return
        }
        isPlanning = true
        defer { isPlanning = false }
        let (counts, identifiers) = (host.counts, host.identifiersOfSections)
        tracker.follow(
            counts, isIdentified: identifiers != nil, isUpToDate: host.countsOfDataSource == counts)
        if looksUp { tracker.lookUpMissingSections() }
        let positions = tracker.positions(ofSections: loadingIndices, among: identifiers)
        empty.subtract(plans.keys.filter { positions[$0] == nil })
        for (index, position) in positions where plans[index] == nil {
            if position >= host.numberOfSections || host.numberOfCells(inSection: position) == 0 {
                empty.insert(index)
            }
        }
        let covers = covers(at: positions, isAtOnce: isAtOnce)
        // Code of the app makes and adjusts cells, and may have ended the skeleton.
        guard !isReleased else { return }
        plans = covers.mapValues(\.plan)
        plansInSight = PlansInSight(plans, isHorizontal: host.isHorizontal)
        coverPlansInSight(in: host, isPlanned: true)
    }

    /// Covers the sections in sight, and uncovers the others.
    ///
    /// - Parameter isPlanned: Whether the plans are new ones, so that the covers that are there show them.
    private func coverPlansInSight(in list: UIScrollView, isPlanned: Bool) {
        let seen = plansInSight.indices(near: list.bounds)
        Set(overlays.keys).subtracting(seen).forEach(uncover)
        for index in seen where isPlanned || overlays[index] == nil { cover(index, in: list) }
    }

    private func followScrolling() {
        guard let list = planner.host, !isPlanning, !isReleased else { return }
        coverPlansInSight(in: list, isPlanned: false)
        for overlay in overlays.values { pinHeader(of: overlay, in: list) }
    }

    private func pinHeader(of overlay: SkeletonOverlay, in list: UIScrollView) {
        overlay.pinTop = list.visibleArea.minY - overlay.frame.minY
    }

    /// Plans in the next turn, after code of the app has started or ended parts in the middle of a plan.
    private func planLater() {
        nextPlan = SkeletonConfiguration.delaying.wait(0) { [weak self] in self?.plan(isAtOnce: true) }
    }

    /// Returns the covers of sections, after giving the sections room for them.
    private func covers(at positions: [Int: Int], isAtOnce: Bool) -> [Int: SectionCover] {
        let covers = planner.covers(of: parts, at: positions, empty: empty)
        guard !isReleased else { return [:] }
        var rooms: [Int: CGFloat] = [:]
        for (index, cover) in covers where cover.room > 0 {
            if let position = positions[index] { rooms[position] = cover.room }
        }
        // Room moves the sections after it.
        guard room.give(rooms, isAtOnce: isAtOnce), !isReleased else { return covers }
        return planner.covers(of: parts, at: positions, empty: empty)
    }

    /// The indices of the sections that load.
    private var loadingIndices: Set<Int> {
        switch parts {
        case .whole: Set(planner.model.plannedSections.indices)
        case .sections(let indices): indices
        case .rows(let rows): rows.isEmpty ? [] : [0]
        }
    }

    private func cover(_ index: Int, in list: UIScrollView) {
        guard let plan = plans[index] else { return }
        let overlay = overlays[index] ?? makeOverlay(in: list)
        overlays[index] = overlay
        if overlay.frame != plan.frame { overlay.place(in: plan.frame) }
        overlay.tiles = plan.tiles
        pinHeader(of: overlay, in: list)
        overlay.isHidden = plan.frame.isEmpty
        list.bringSubviewToFront(overlay)
    }

    private func uncover(_ index: Int) {
        overlays.removeValue(forKey: index)?.leave()
    }

    private func makeOverlay(in list: UIScrollView) -> SkeletonOverlay {
        let style = ResolvedStyle(of: planner.model)
        let overlay = SkeletonOverlay(frame: .zero, palette: style.palette(over: list))
        overlay.apply(style, over: list)
        overlay.delegate = self
        list.addSubview(overlay)
        return overlay
    }
}
