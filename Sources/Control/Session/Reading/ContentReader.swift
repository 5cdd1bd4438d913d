import TabProduction
import UIKit

/// Reads the content of a view once: at the end of its skeleton, or soon after.
///
/// It reads late content when the view loads again, or when the app enters the background.
@MainActor
final class ContentReader {
    /// The times between two looks for content, in seconds.
    private static let delays: [TimeInterval] = [0, 0.1, 0.5, 2, 5, 15]

    private var content: (any ContentReading)?
    private var looks = 0
    private var timer: AnyObject?
    private var observation: NotificationObservation?

    /// Creates a reader, which begins by itself; `nil` if the model remembers nothing, or the content has been read.
    ///
    /// - Parameter hasContent: Whether the content is complete now.
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

    /// Reads the content now, if it has not been read.
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
        // After a turn of the run loop, a view that waits for its layout waits for nothing else.
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
