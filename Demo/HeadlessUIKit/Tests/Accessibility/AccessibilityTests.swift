import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct AccessibilityTests {
    private final class Labeled: UIView {
        override var accessibilityLabel: String? {
            get { "always" }
            set { super.accessibilityLabel = newValue }
        }
    }

    /// Within the test, for other tests may run between `init` and it.
    private func setUp() {
        HeadlessScreen.main.reset()
    }

    @Test func `a view keeps its accessibility properties`() {
        setUp()
        let view = UIView()
        view.accessibilityLabel = "Photo"
        view.accessibilityTraits = [.image, .updatesFrequently]
        #expect(view.accessibilityLabel == "Photo")
        #expect(view.accessibilityTraits.contains(.updatesFrequently))
        #expect(!view.isAccessibilityElement)
    }

    @Test func `a subclass can override a property`() {
        setUp()
        #expect(Labeled().accessibilityLabel == "always")
    }

    @Test func `posted notifications are recorded in order`() {
        setUp()
        defer { HeadlessScreen.main.reset() }
        UIAccessibility.post(notification: .announcement, argument: "Loading")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        let posted = HeadlessAccessibility.postedNotifications
        #expect(posted.map(\.notification) == [.announcement, .layoutChanged])
        #expect(posted.first?.argument as? String == "Loading")
    }

    @Test func `a posted notification keeps no element that has gone`() {
        setUp()
        defer { HeadlessScreen.main.reset() }
        UIAccessibility.post(notification: .layoutChanged, argument: UIView())
        #expect(HeadlessAccessibility.postedNotifications.first?.argument == nil)
    }

    @Test func `the latest 256 notifications are kept`() {
        setUp()
        defer { HeadlessScreen.main.reset() }
        for number in 1...300 { UIAccessibility.post(notification: .announcement, argument: "\(number)") }
        let arguments = HeadlessAccessibility.postedNotifications.map { $0.argument as? String }
        #expect(arguments.count == 256)
        #expect(arguments.first == "45" && arguments.last == "300")
    }

    @Test func `a change of reduced motion is announced`() async {
        setUp()
        defer { HeadlessScreen.main.reset() }
        await confirmation { announced in
            let name = UIAccessibility.reduceMotionStatusDidChangeNotification
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                announced()
            }
            HeadlessAccessibility.isReduceMotionEnabled = true
            NotificationCenter.default.removeObserver(token)
        }
        #expect(UIAccessibility.isReduceMotionEnabled)
    }

    @Test func `the accessibility frame of a view is its frame on the screen`() {
        setUp()
        let window = UIWindow(frame: CGRect(x: 0, y: 10, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        window.addSubview(view)
        #expect(view.accessibilityFrame == CGRect(x: 5, y: 15, width: 20, height: 20))
    }
}
