import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct CustomActionTests {
    private let view = UIView()

    @Test func `a custom action is chosen by its name, and says whether it could be done`() {
        var names: [String] = []
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Reply") {
                names.append($0.name); return true
            },
            UIAccessibilityCustomAction(name: "Delete") { _ in false },
        ]
        #expect(HeadlessVoiceOver.perform("Reply", on: view))
        #expect(!HeadlessVoiceOver.perform("Delete", on: view))
        #expect(!HeadlessVoiceOver.perform("Share", on: view))
        #expect(names == ["Reply"])
    }
}
