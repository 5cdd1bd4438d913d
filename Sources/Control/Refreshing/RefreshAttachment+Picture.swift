import TabProduction
import UIKit

// The picture of the state, and the rules of the app for it.
@available(tvOS, unavailable)
extension RefreshAttachment {
    /// Returns the rules for the present state.
    func rules(in scrollView: UIScrollView) -> RefreshRules {
        let rows = refresher.refreshView as? SkeletonRowsView
        let length =
            machine.showsMessage
            ? container.message.length(at: edge, in: scrollView)
            : rows?.length(at: edge, in: scrollView, plansLater: host?.isContentChanging ?? false)
                ?? refresher.height
        return RefreshRules(
            trigger: edge.isStart ? .pull : refresher.trigger, threshold: refresher.threshold, height: length,
            startsWhileDragging: refresher.startsWhileDragging, isExclusive: refresher.isExclusive,
            offersRetry: !refresher.texts.failed.isEmpty, showsEnd: !refresher.texts.exhausted.isEmpty,
            // A list at rest is asked nothing.
            followsPinnedHeaders: machine.isOpen && edge == .top && scrollView.pinsSectionHeaders,
            timeLimit: refresher.timeLimit)
    }

    func textsDidChange() {
        listAction.name = refresher.texts.refresh
        render()
        fitLength()
    }

    /// Shows the state beyond the present content.
    func render() {
        guard let host, let scrollView = host.scrollView, container.superview === scrollView else { return }
        stayAboveBackground(of: scrollView)
        if container.show(machine, with: refresher.texts) { updateRules() }
        let floats = refresher.shouldBeVisibleWhileScrolling && machine.state == .loading
        let length = machine.rules.usedHeight
        let start = host.geometry(at: edge).start(ofViewAt: edge, length: length, floats: floats)
        container.layer.zPosition = floats ? 1 : 0
        container.scrollDirection = axis.accessibilityScroll(at: edge)
        container.layOut(
            in: axis.rect(at: start, length: length, in: scrollView),
            stretching: edge.isHorizontal ? .flexibleHeight : .flexibleWidth)
        (refresher.refreshView as? SkeletonRowsView)?.isOnScreen = isOnScreen
    }

    /// Whether any part of the view is in sight.
    var isOnScreen: Bool {
        guard let host, host.isVisible else { return false }
        return host.geometry(at: edge).visibleLength(ofViewAt: edge, length: machine.rules.usedHeight) > 0
    }
}

extension UIScrollView {
    /// Whether section headers stick to the top edge.
    fileprivate var pinsSectionHeaders: Bool {
        if let table = self as? UITableView { return table.pinsHeaders && table.hasHeaders }
        return (self as? UICollectionView)?.pinsHeaders ?? false
    }
}

extension UITableView {
    /// Whether one of the first three sections has a header.
    fileprivate var hasHeaders: Bool {
        (0..<min(3, numberOfSections)).contains { rectForHeader(inSection: $0).height > 0 }
    }
}
