package import UIKit

/// Stands in for the app's server: it answers after a while.
///
/// The time is Core Animation's, which a test or the gallery may drive.
@MainActor
package enum FakeServer {
    private static var answers: [FakeAnswer] = []

    /// Answers a screen after some seconds; a screen that is gone by then is not answered.
    package static func answer<Screen: AnyObject>(
        _ screen: Screen, after seconds: TimeInterval, with action: @escaping @MainActor (Screen) -> Void
    ) {
        answers.removeAll { $0.isOver }
        answers.append(FakeAnswer(to: screen, after: seconds, with: action))
    }

    /// Answers a task after some seconds.
    ///
    /// - Returns: Whether the answer came; `false` when it was forgotten, or the screen is gone.
    static func answer(_ screen: AnyObject, after seconds: TimeInterval) async -> Bool {
        let isAnswered = await withCheckedContinuation { continuation in
            let reply = FakeReply(continuation)
            answer(screen, after: seconds) { _ in reply.arrive() }
        }
        repliesUnderWay -= 1
        return isAnswered
    }

    /// The number of replies whose tasks have not gone on yet.
    static var repliesUnderWay = 0

    /// Lets tasks begin, and those that have a reply go on, until each waits for another one.
    package static func runTasks() async {
        for _ in 0..<3 {
            // Tasks that were started begin before this turn of the queue.
            await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
            while repliesUnderWay > 0 { await Task.yield() }
        }
    }

    /// Forgets everything that a screen asked for.
    static func forget(_ screen: AnyObject) {
        answers.removeAll { $0.asker === screen || $0.isOver }
    }
}
