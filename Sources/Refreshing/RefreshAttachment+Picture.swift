import TabAnimated
import TabCache
import TabProduction
import UIKit

// The picture of the state, and the rules of the app for it.
@available(tvOS, unavailable)
extension RefreshAttachment {
    func rules(in scrollView: UIScrollView) -> RefreshRules {
        let rows = refresher.refreshView as? SkeletonRowsView
        let length =
            machine.showsMessage
            ? container.message.length(at: edge, in: scrollView)
            : rows?.length(along: axis, in: scrollView, plans: host?.isContentChanging != true)
                ?? refresher.height
        return RefreshRules(
            trigger: edge.isStart ? .pull : refresher.trigger, threshold: refresher.threshold, height: length,
            startsWhileDragging: refresher.startsWhileDragging, isExclusive: refresher.isExclusive,
            offersRetry: !refresher.texts.failed.isEmpty, showsEnd: !refresher.texts.exhausted.isEmpty,
            // A list at rest is asked nothing.
            followsPinnedHeaders: machine.isOpen && edge == .top && scrollView.hasPinnedHeaders,
            timeLimit: refresher.timeLimit)
    }

    /// Says once of a scroll view that no finger can pull it where a pull is what starts a refresh.
    func warnUnlessElastic(rows: Int?) {
        guard machine.rules.trigger == .pull, machine.hearsFingers, rows != 0, let host,
            let scrollView = host.scrollView
        else { return }
        let geometry = host.geometry(at: edge)
        let name = edge.isHorizontal ? "alwaysBounceHorizontal" : "alwaysBounceVertical"
        let isElastic =
            edge.isHorizontal ? scrollView.alwaysBounceHorizontal : scrollView.alwaysBounceVertical
        guard geometry.contentLength > 0, !scrollView.bounces || geometry.isContentShort && !isElastic
        else { return }
        SkeletonLog.warnOnce(
            "\(scrollView.declaredViewClass) has a refresher and cannot be pulled: its content does not fill it, or it does not "
                + "bounce. Set \(scrollView.bounces ? name : "bounces") to true", about: scrollView)
    }

    /// Looks at the list again with the next layout, where rows of it are shown.
    func planRowsLater() {
        if refresher.refreshView is SkeletonRowsView { container.setNeedsSurroundings() }
    }

    func textsDidChange() {
        listAction.name = refresher.names.refresh
        send(.textsChanged)
    }

    /// Shows the state beyond the present content.
    func render() {
        guard let host, let scrollView = host.scrollView, container.superview === scrollView else { return }
        stayAboveBackground(of: scrollView)
        if container.show(machine, with: refresher.names) { updateRules() }
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

    var isOnScreen: Bool {
        guard let host, host.isVisible else { return false }
        return host.geometry(at: edge).visibleLength(ofViewAt: edge, length: machine.rules.usedHeight) > 0
    }
}
