import TabProduction
import UIKit

/// Covers single sections of a list where they stand, without standing in for its data source.
///
/// A section that the list does not have yet is covered behind its content.
@MainActor
final class PatchPresenter: SkeletonPresenting {
    private weak var host: (any InlineList)?
    private let model: FormAnimated
    private var places = PatchPlaces()
    private var overlays: [Int: SkeletonOverlay] = [:]
    private var observation: NSKeyValueObservation?
    private var isPlanning = false

    init(host: any InlineList, model: FormAnimated) {
        self.host = host
        self.model = model
    }

    var views: [UIView] { Array(overlays.values) }

    func show() {
        update()
        let scrollView: UIScrollView? = host
        observation = scrollView?.observe(\.contentSize, options: []) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.update() }
        }
    }

    func update() {
        guard let host, !isPlanning else { return }
        isPlanning = true
        defer { isPlanning = false }
        places.follow(host)
        let numbers = loadingNumbers
        for number in overlays.keys where !numbers.contains(number) { uncover(number) }
        var end = host.contentSize.height
        for number in numbers.sorted() {
            if let section = places.section(number, in: host) {
                cover(number, at: section, in: host, end: &end)
            } else {
                uncover(number)
            }
        }
    }

    func move(by change: SectionChange) {
        places.expect(change)
    }

    func release() {
        observation = nil
        overlays.values.forEach { $0.letThrough() }
    }

    func remove() {
        observation = nil
        overlays.keys.forEach(uncover)
    }

    /// The numbers of the sections that load.
    private var loadingNumbers: Set<Int> {
        switch model.parts {
        case .whole: Set(model.plannedSections.indices)
        case .sections(let numbers): numbers
        case .rows(let rows): rows.isEmpty ? [] : [0]
        }
    }

    private func uncover(_ number: Int) {
        overlays.removeValue(forKey: number)?.leave()
    }

    private func cover(_ number: Int, at section: Int, in host: any InlineList, end: inout CGFloat) {
        let plan = PatchCells(of: host, section: section, number: number, model: model).plan(behind: end)
        end = max(end, plan.frame.maxY)
        let overlay = overlays[number] ?? makeOverlay(in: host)
        overlays[number] = overlay
        overlay.frame = plan.frame
        overlay.tiles = plan.tiles
        overlay.isHidden = plan.frame.isEmpty
        OverlayStyle(model: model, host: host).apply(to: overlay)
        host.bringSubviewToFront(overlay)
    }

    private func makeOverlay(in host: UIScrollView) -> SkeletonOverlay {
        let overlay = SkeletonOverlay(
            frame: .zero, palette: OverlayStyle(model: model, host: host).palette)
        // The sections around it are the app's and stay within reach.
        overlay.accessibilityViewIsModal = false
        host.addSubview(overlay)
        return overlay
    }
}
