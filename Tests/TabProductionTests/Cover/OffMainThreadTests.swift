import Foundation
import Testing
import UIKit

@testable import TabProduction

/// What apps do on other threads by mistake, and UIKit lets pass.
@MainActor
@Suite("Off the main thread", .ownDevice)
struct OffMainThreadTests {
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func `a notification that is posted on another thread is heard on the main one`() async {
        var heard = 0
        let name = Notification.Name("OffMainThreadTests")
        let observation = NotificationObservation(of: name) { heard += 1 }

        await offMainThread { NotificationCenter.default.post(name: name, object: nil) }

        withExtendedLifetime(observation) { #expect(heard == 1) }
    }

    @Test func `a flag that the app sets on another thread while it is borrowed is the app's`() async {
        let flag = Borrowed(\.isScrollEnabled, of: scrollView, as: false)
        flag.borrow(true)

        await offMainThread { scrollView.isScrollEnabled = false }
        flag.borrow(false)

        #expect(!scrollView.isScrollEnabled)
    }
}

/// Does on another thread what belongs on the main one, and waits for it and for a turn of the main queue.
@MainActor
private func offMainThread(_ mistake: @escaping @MainActor @Sendable () -> Void) async {
    let unchecked = unsafeBitCast(mistake, to: (@Sendable () -> Void).self)
    await Task.detached { unchecked() }.value
    // What was put off to the main queue comes before this.
    await HeadlessScreen.main.runTasks(turns: 1)
}
