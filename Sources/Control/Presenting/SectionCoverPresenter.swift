import TabProduction
import UIKit

/// Covers single sections of a list, each where it is, and leaves the data source of the list alone.
///
/// A section that the list does not have yet is covered after its content.
@MainActor
final class SectionCoverPresenter: SkeletonPresenting {
    private let planner: any ListPlanning
    private var parts: ListParts
    private var tracker = SectionTracker()
    private var overlays: [Int: SkeletonOverlay] = [:]
    private var observation: NSKeyValueObservation?
    private weak var layoutWatch: LayoutWatch?
    private var isPlanning = false
    private var removedByApp: (@MainActor () -> Void)?

    init(planner: any ListPlanning, parts: ListParts) {
        self.planner = planner
        self.parts = parts
    }

    var views: [UIView] { Array(overlays.values) }

    func show() {
        plan()
        let list: UIScrollView? = planner.host
        observation = list?.observeOnMain(\.contentSize) { [weak self] in self?.plan() }
        layoutWatch = list.flatMap { list in LayoutWatch.put(into: list) { [weak self] in self?.plan() } }
    }

    func update(_ parts: ListParts) {
        self.parts = parts
        plan()
    }

    func follow(_ change: SectionChange) {
        tracker.expect(change)
    }

    func release() {
        observation = nil
        layoutWatch?.stop()
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
    private func plan() {
        guard let host = planner.host, !isPlanning else { return }
        isPlanning = true
        defer { isPlanning = false }
        tracker.follow(host)
        var positions: [Int: Int] = [:]
        for number in loadingNumbers { positions[number] = tracker.position(ofSection: number, in: host) }
        for number in overlays.keys where positions[number] == nil { uncover(number) }
        for (number, plan) in planner.plans(ofSections: positions).sorted(by: { $0.key < $1.key }) {
            cover(number, with: plan, in: host)
        }
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
        overlay.frame = plan.frame
        overlay.tiles = plan.tiles
        overlay.isHidden = plan.frame.isEmpty
        overlay.apply(ResolvedStyle(of: planner.model), over: list)
        list.bringSubviewToFront(overlay)
    }

    private func uncover(_ number: Int) {
        overlays.removeValue(forKey: number)?.leave()
    }

    private func makeOverlay(in list: UIScrollView) -> SkeletonOverlay {
        let overlay = SkeletonOverlay(
            frame: .zero, palette: ResolvedStyle(of: planner.model).palette(over: list))
        // The sections around it are the app's and stay within reach.
        overlay.accessibilityViewIsModal = false
        overlay.delegate = self
        list.addSubview(overlay)
        return overlay
    }
}
