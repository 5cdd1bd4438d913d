import TabCache
package import UIKit

/// What VoiceOver announces of one load: that it has started, and how it has ended.
///
/// It is heard on its own screen alone, and of several loads of a screen the first start and the last end are. A load
/// that is over within half a second says nothing, unless somebody asked for it; a failure is always said.
@MainActor
package final class ScreenAnnouncer {
    /// How a load ended, with what is to be said of it.
    package enum Ending {
        /// The content is there. A text of its own does not wait for other loads of the screen.
        case loaded(String, isOwn: Bool)
        case failed(String)
        /// Nobody waits for it any more.
        case cancelled
    }

    /// The time in which a load says nothing, in seconds.
    private static let patience: TimeInterval = 0.5

    /// The time that VoiceOver takes for the title of a new screen, in seconds.
    private static let transition: TimeInterval = 1

    private struct Load {
        weak var announcer: ScreenAnnouncer?
    }

    private static var loads: [Load] = []

    private weak var view: UIView?
    private let text: String
    private let isAskedFor: Bool
    /// Whether the start has been heard, of this load or of one that went on beside it.
    private(set) var isHeard = false
    /// Whether the focus is on what loads, so that the start need not be announced.
    private var hasFocus = false
    /// What another load that was asked for has left to be said at the last end.
    private var leftText: String?
    private var wait: AnyObject?

    /// Creates the announcer of a load that begins.
    ///
    /// - Parameters:
    ///   - text: What is said at the start.
    ///   - isAskedFor: Whether somebody has asked for the load, and waits for an answer.
    package init(of view: UIView, saying text: String, isAskedFor: Bool = false) {
        self.view = view
        self.text = text
        self.isAskedFor = isAskedFor
        Self.loads.removeAll { $0.announcer == nil }
        Self.loads.append(Load(announcer: self))
    }

    /// Announces the start at once.
    package func start() {
        isHeard = true
        if view?.canBeMet == true { Self.say(text, isUrgent: isAskedFor) }
    }

    /// Announces the start if the load takes longer, unless another one of the screen has.
    ///
    /// - Parameter cover: The cover of a view that is in no window yet, which tells when that comes.
    package func startLater(hasFocus: Bool = false, cover: SkeletonOverlay? = nil) {
        self.hasFocus = hasFocus
        guard let view, view.window == nil else { return start(after: Self.patience) }
        cover?.whenInWindow = { [weak self] in self?.start(after: Self.transition) }
    }

    private func start(after seconds: TimeInterval) {
        guard wait == nil else { return }
        wait = SkeletonConfiguration.delaying.wait(seconds) { [weak self] in
            guard let self, let view, view.canBeMet else { return }
            let isFirst = !others(onScreenOf: view).contains { $0.isHeard }
            if isFirst, !hasFocus { Self.say(text) }
            isHeard = isHeard || isFirst || hasFocus
        }
    }

    /// Announces a failure, of the load or of a part of it that goes on.
    func fail(_ text: String) {
        if view?.canBeMet == true { Self.say(text, isUrgent: true) }
    }

    /// Announces the end, where the start has been heard and nothing else of the screen loads.
    package func end(_ ending: Ending) {
        wait = nil
        Self.loads.removeAll { $0.announcer == nil || $0.announcer === self }
        guard let view else { return }
        let others = others(onScreenOf: view)
        defer { others.first.map(handOver) }
        switch ending {
        case .cancelled: break
        case .failed(let text): fail(text)
        case .loaded(let text, let isOwn):
            guard isHeard, view.canBeMet else { return }
            if others.isEmpty || isOwn {
                Self.say(leftText ?? text, isUrgent: isAskedFor)
            } else if isAskedFor {
                leftText = text
            }
        }
    }

    /// Speaks a text; one that is urgent interrupts what is being said, others wait for that, and give way.
    private static func say(_ text: String, isUrgent: Bool = false) {
        guard !text.isEmpty else { return }
        var attributes: [NSAttributedString.Key: Any] = [.accessibilitySpeechQueueAnnouncement: !isUrgent]
        if #available(iOS 17, tvOS 17, *) {
            attributes[.accessibilitySpeechAnnouncementPriority] =
                isUrgent ? UIAccessibilityPriority.default : UIAccessibilityPriority.low
        }
        UIAccessibility.post(
            notification: .announcement, argument: NSAttributedString(string: text, attributes: attributes))
    }

    private func handOver(to other: ScreenAnnouncer) {
        other.isHeard = other.isHeard || isHeard
        other.leftText = other.leftText ?? leftText
    }

    /// The other loads of a screen that somebody can come upon.
    private func others(onScreenOf view: UIView) -> [ScreenAnnouncer] {
        let screen = view.screen
        return Self.loads.compactMap(\.announcer).filter { other in
            guard other !== self, let view = other.view else { return false }
            return view.screen === screen && view.canBeMet
        }
    }
}
