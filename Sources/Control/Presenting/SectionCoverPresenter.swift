import TabProduction
import UIKit

/// Covers single sections of a list, each where it is, and leaves the data source of the list alone.
///
/// A section gets the room of the cells that only its skeleton has, where the list allows it. One that the list does
/// not have yet is covered after its content.
@MainActor
final class SectionCoverPresenter: SkeletonPresenting {
    private let planner: any ListPlanning
    private let room: any RoomLending
    private var parts: ListParts
    private var tracker = SectionTracker()
    private var overlays: [Int: SkeletonOverlay] = [:]
    /// The numbers of the sections that had no cells when they began to load.
    private var empty: Set<Int> = []
    private var observation: NSKeyValueObservation?
    private weak var layoutWatch: LayoutWatch?
    private var isPlanning = false
    private var removedByApp: (@MainActor () -> Void)?

    init(planner: any ListPlanning, parts: ListParts, room: any RoomLending) {
        self.planner = planner
        self.room = room
        self.parts = parts
    }

    var views: [UIView] { Array(overlays.values) }

    func show() {
        plan(isAtOnce: true)
        room.whenMeasured { [weak self] in self?.plan(isAtOnce: false) }
        let list: UIScrollView? = planner.host
        observation = list?.observeOnMain(\.contentSize) { [weak self] in self?.plan(isAtOnce: false) }
        layoutWatch = list.flatMap { list in
            LayoutWatch.put(into: list) { [weak self] in self?.plan(isAtOnce: true) }
        }
    }

    func update(_ parts: ListParts) {
        self.parts = parts
        plan(isAtOnce: true)
        guard let list = planner.host else { return }
        let style = ResolvedStyle(of: planner.model)
        overlays.values.forEach { $0.apply(style, over: list) }
    }

    func follow(_ change: SectionChange) {
        tracker.expect(change)
    }

    func release() {
        observation = nil
        layoutWatch?.stop()
        room.takeBack()
        planner.host?.reloadForEndedParts()
        overlays.values.forEach { $0.letThrough() }
    }

    func remove() {
        observation = nil
        layoutWatch?.stop()
        overlays.keys.forEach(uncover)
    }

    func whenRemovedByApp(_ action: @escaping @MainActor () -> Void) {
        removedByApp = action
    }
}

extension SectionCoverPresenter: SkeletonOverlayDelegate {
    /// The list plans all sections when its content changes.
    func overlayNeedsTiles(_ overlay: SkeletonOverlay) {}

    func overlayWasRemoved(_ overlay: SkeletonOverlay) {
        removedByApp?()
    }
}

// MARK: - Planning

extension SectionCoverPresenter {
    /// Covers what loads where it is now.
    ///
    /// - Parameter isAtOnce: Whether the list may be measured before this returns.
    private func plan(isAtOnce: Bool) {
        // A list that has no width yet is planned when it has.
        guard let host = planner.host, !isPlanning, isAtOnce || layoutWatch == nil else { return }
        isPlanning = true
        defer { isPlanning = false }
        tracker.follow(host)
        var positions: [Int: Int] = [:]
        for number in loadingNumbers { positions[number] = tracker.position(ofSection: number, in: host) }
        for number in overlays.keys where positions[number] == nil { uncover(number) }
        for (number, position) in positions where overlays[number] == nil {
            if position >= host.numberOfSections || host.numberOfCells(inSection: position) == 0 {
                empty.insert(number)
            }
        }
        for (number, cover) in covers(at: positions, isAtOnce: isAtOnce).sorted(by: { $0.key < $1.key }) {
            self.cover(number, with: cover.plan, in: host)
        }
    }

    /// Returns what covers sections, which have the room for it then.
    private func covers(at positions: [Int: Int], isAtOnce: Bool) -> [Int: SectionCover] {
        let covers = planner.covers(of: parts, at: positions, empty: empty)
        var lengths: [Int: CGFloat] = [:]
        for (number, cover) in covers where cover.room > 0 {
            if let position = positions[number] { lengths[position] = cover.room }
        }
        // Sections stand elsewhere once those before them have their room.
        guard room.lend(lengths, isAtOnce: isAtOnce) else { return covers }
        return planner.covers(of: parts, at: positions, empty: empty)
    }

    /// The numbers of the sections that load.
    private var loadingNumbers: Set<Int> {
        switch parts {
        case .whole: Set(planner.model.plannedSections.indices)
        case .sections(let numbers): numbers
        case .rows(let rows): rows.isEmpty ? [] : [0]
        }
    }

    private func cover(_ number: Int, with plan: SkeletonPlan, in list: UIScrollView) {
        let overlay = overlays[number] ?? makeOverlay(in: list)
        overlays[number] = overlay
        if overlay.frame != plan.frame { overlay.place(in: plan.frame) }
        overlay.tiles = plan.tiles
        overlay.isHidden = plan.frame.isEmpty
        list.bringSubviewToFront(overlay)
    }

    private func uncover(_ number: Int) {
        overlays.removeValue(forKey: number)?.leave()
        empty.remove(number)
    }

    private func makeOverlay(in list: UIScrollView) -> SkeletonOverlay {
        let style = ResolvedStyle(of: planner.model)
        let overlay = SkeletonOverlay(frame: .zero, palette: style.palette(over: list))
        overlay.apply(style, over: list)
        // The sections around it are the app's and stay within reach.
        overlay.accessibilityViewIsModal = false
        overlay.delegate = self
        list.addSubview(overlay)
        return overlay
    }
}
