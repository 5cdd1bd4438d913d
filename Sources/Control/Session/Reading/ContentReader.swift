import TabProduction
import UIKit

/// Reads what a view shows, a single time: what a list shows when its skeleton goes, and else what has come soon after.
///
/// Content that has not come for long is read when the view loads again, or when the app goes to the background.
@MainActor
final class ContentReader {
    /// When it is looked again whether there is content, in seconds after the last look.
    private static let delays: [TimeInterval] = [0, 0.1, 0.5, 2, 5, 15]

    private var content: (any ContentReading)?
    private var looks = 0
    private var timer: AnyObject?
    private var observation: NotificationObservation?

    /// Creates a reader, which begins by itself; `nil` if the model remembers nothing, or all is read already.
    ///
    /// - Parameter hasContent: Whether the content is there now. A view may get the rest of it within this turn.
    init?(_ content: any ContentReading, hasContent: Bool) {
        guard content.remembersContent, !(hasContent && content.readContent(whileLaidOut: false)) else {
            return nil
        }
        self.content = content
        lookLater()
        observation = NotificationObservation(of: UIApplication.didEnterBackgroundNotification) {
            [weak self] in self?.readNow()
        }
    }

    /// Reads at once what there is to read, if that was not done yet.
    func readNow() {
        if let content { read(content) }
        finish()
    }

    private func look() {
        timer = nil
        guard let content, content.view != nil, !read(content) else { return finish() }
        lookLater()
    }

    private func lookLater() {
        guard looks < Self.delays.count else { return }
        timer = SkeletonConfiguration.delaying.wait(Self.delays[looks]) { [weak self] in self?.look() }
        looks += 1
    }

    @discardableResult
    private func read(_ content: any ContentReading) -> Bool {
        // Once the run loop has turned, what still waits for its layout waits for nothing else.
        let hasTurned = looks > 1
        if hasTurned { content.view?.layoutIfNeeded() }
        return content.readContent(whileLaidOut: !hasTurned)
    }

    private func finish() {
        timer = nil
        content = nil
        observation = nil
    }
}
