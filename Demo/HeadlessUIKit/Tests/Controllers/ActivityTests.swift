import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Activities", .serialized, .ownDevice)
struct ActivityTests {
    private final class Archive: UIActivity {
        var prepared: [Any] = []

        override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("archive") }
        override var activityTitle: String? { "Archive" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            activityItems.contains { $0 is String }
        }
        override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
    }

    private let activity = Archive()

    @Test func `activities are offered that can be performed and are not excluded`() {
        let texts = UIActivityViewController(activityItems: ["Text"], applicationActivities: [activity])
        #expect(texts.headlessActivities == [activity])
        texts.excludedActivityTypes = [UIActivity.ActivityType("archive")]
        #expect(texts.headlessActivities == [])
        let numbers = UIActivityViewController(activityItems: [7], applicationActivities: [activity])
        #expect(numbers.headlessActivities == [])
    }

    @Test func `an activity that is chosen gets the items, and its end is reported`() {
        let sheet = UIActivityViewController(activityItems: ["Text"], applicationActivities: [activity])
        var ends: [String] = []
        sheet.completionWithItemsHandler = { type, completed, _, _ in
            ends.append("\(type?.rawValue ?? "-") \(completed)")
        }
        sheet.headlessChoose(activity)
        sheet.headlessCancel()
        #expect(activity.prepared as? [String] == ["Text"])
        #expect(ends == ["archive true", "- false"])
    }

    @Test func `the sheet has a button for each activity, and goes when one is chosen`() {
        let sheet = UIActivityViewController(activityItems: ["Text"], applicationActivities: [activity])
        let root = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        window.isHidden = false
        root.present(sheet, animated: false)
        HeadlessScreen.main.turn()
        let buttons = sheet.view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
        #expect(buttons.map(\.currentTitle) == ["Archive"])
        buttons.first?.sendActions(for: .primaryActionTriggered)
        HeadlessScreen.main.turn()
        #expect(root.presentedViewController == nil)
        window.isHidden = true
    }
}
