import TabCache
import TabProduction
import UIKit

/// A view whose content is read for its next skeleton, one part after the other.
@MainActor
protocol ContentReading: AnyObject {
    var view: UIView? { get }

    var remembersContent: Bool { get }

    /// Recalls the last content before the skeleton is planned.
    func recallContent()

    /// Remembers the counts and sizes of the present content.
    func rememberCounts()

    /// Reads the next part that shows something new.
    ///
    /// - Parameter onlyLaidOut: Whether to read only views that are laid out.
    func readNext(onlyLaidOut: Bool) -> ReadingStep
}

/// What became of a part of the content.
enum ReadingStep: Equatable {
    /// A part was read; others may follow.
    case read
    /// Everything that is there is known.
    case finished
    /// The rest cannot be read now, for a reason that completes *is not learned yet: …*
    case waiting(String)
}

/// Reads the content of a view once, soon after the end of its skeleton: a view of each kind and height that shows something
/// new, one in each turn.
///
/// While texts or a layout are missing, it tries again twice. When the view loads again, and when the app removes its model, it reads
/// what came late. On the way to the background it reads and lays out nothing, and ends. With `SkeletonLog.isVerbose` it reports why it reads no
/// view.
@MainActor
final class ContentReader {
    /// The times between two attempts, in seconds.
    private static let delays: [TimeInterval] = [0, 0.5, 5]

    private var content: (any ContentReading)?
    private var attempts = 0
    private var timer: AnyObject?
    private var observation: NotificationObservation?
    private var lastReason: String?

    /// Creates a reader, which begins by itself in the next turn; `nil` if the model remembers nothing.
    init?(_ content: any ContentReading) {
        guard content.remembersContent else {
            SkeletonLog.report("\(Self.name(of: content)) is not learned: its model remembers nothing")
            return nil
        }
        self.content = content
        tryLater()
        observation = NotificationObservation(of: UIApplication.didEnterBackgroundNotification) {
            [weak self] in self?.finish()
        }
    }

    /// Reads at once what has not been read, and ends.
    func readNow() {
        guard let content else { return }
        layOut(content)
        while content.readNext(onlyLaidOut: isFirst) == .read {}
        finish()
    }

    /// Begins again when a part of the view has ended to load.
    func partDidEnd() {
        guard content != nil else { return }
        attempts = 0
        tryLater()
    }

    private func tryLater() {
        guard attempts < Self.delays.count else {
            return report("it is read when the app loads it again")
        }
        timer = SkeletonConfiguration.delaying.wait(Self.delays[attempts]) { [weak self] in self?.attempt() }
        attempts += 1
    }

    private func attempt() {
        timer = nil
        guard let content else { return }
        if let view = content.view, view.awaitsWindow {
            // Time passes only in a window.
            attempts = 1
            report("it is in no window")
            return WindowWait.add(.reading, with: view) { [weak self] in self?.attempt() }
        }
        layOut(content)
        guard !content.isMoving else { return wait(for: "it is moving") }
        switch content.readNext(onlyLaidOut: isFirst) {
        case .finished: finish()
        case .waiting(let reason): wait(for: reason)
        // What scrolls or fades has the other turns.
        case .read: timer = SkeletonConfiguration.delaying.wait(0) { [weak self] in self?.attempt() }
        }
    }

    /// Whether a view that waits for its layout may get it by itself, as in the first turn.
    private var isFirst: Bool { attempts < 2 || content?.view?.awaitsWindow == true }

    private func layOut(_ content: any ContentReading) {
        if !isFirst { content.view?.layOutNow() }
        content.rememberCounts()
    }

    private func wait(for reason: String) {
        report(reason)
        tryLater()
    }

    /// Reports what keeps the view from being read, unless it was the last report.
    private func report(_ reason: String) {
        guard let content, reason != lastReason else { return }
        lastReason = reason
        SkeletonLog.report("\(Self.name(of: content)) is not learned yet: \(reason)")
    }

    private static func name(of content: any ContentReading) -> String {
        content.view.map { "\($0.declaredClass)" } ?? "A view"
    }

    private func finish() {
        timer = nil
        content = nil
        observation = nil
    }
}

extension ContentReading {
    /// Whether a finger, or what is left of its speed, moves the content.
    fileprivate var isMoving: Bool {
        guard let list = view as? UIScrollView else { return false }
        return list.isTracking || list.isDragging || list.isDecelerating
    }
}

extension UIView {
    /// Whether the view, or one inside it other than covers, waits for its layout.
    var awaitsLayout: Bool {
        layer.needsLayout() || subviews.contains { !($0 is SkeletonOverlay) && $0.awaitsLayout }
    }

    /// Whether a view inside shows a skeleton of its own.
    var holdsSkeleton: Bool {
        subviews.contains { view in
            guard !(view is SkeletonOverlay) else { return false }
            return Attachment.existing(of: view)?.session?.isShown == true || view.holdsSkeleton
        }
    }
}

/// Reads a view without parts where it stands.
@MainActor
final class ViewReader: ContentReading {
    private let planner: ViewPlanner
    /// Where the view was, and what was inside, when it began to load.
    private var place: String?

    init(of planner: ViewPlanner) {
        self.planner = planner
    }

    func rememberCounts() {}

    var view: UIView? { planner.host }

    var remembersContent: Bool { ResolvedStyle(of: planner.model).remembersContent }

    func recallContent() {
        guard remembersContent, let view else { return }
        place = view.placeWithContent
    }

    func readNext(onlyLaidOut: Bool) -> ReadingStep {
        guard let view else { return .finished }
        guard view.isAtStart else { return .waiting("it is scrolled away from its beginning") }
        guard !onlyLaidOut || !view.awaitsLayout else { return .waiting("it waits for its layout") }
        guard !view.holdsSkeleton else { return .waiting("a part of it loads") }
        let request = ProductionRequest(.view(view), size: view.bounds.size, of: planner.model, in: view)
        // The next loading may begin as this one did, or with what is there now.
        let places = Set([place, view.placeWithContent].compactMap { $0 })
        let result = ContentMemory.learn(
            request, at: places.map { .place($0) }, showing: ContentOutline(of: view).mark
        ) {
            Production(learnedFrom: view, like: request, numberedAs: planner.base)
        }
        return result == .blank ? .waiting("none of its texts is there") : .finished
    }
}
