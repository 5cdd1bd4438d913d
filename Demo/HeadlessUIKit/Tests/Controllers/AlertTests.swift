import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Alerts", .serialized, .ownDevice)
struct AlertTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let screen = UIViewController()

    init() {
        window.rootViewController = screen
        window.isHidden = false
        HeadlessScreen.main.turn()
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
    }

    private func present(_ alert: UIAlertController) {
        screen.present(alert, animated: false)
        HeadlessScreen.main.turn()
    }

    @Test func `an alert shows its title, its message and a button for each choice, the way back last`() {
        let alert = UIAlertController(
            title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        present(alert)
        let texts = views(UILabel.self, in: alert.view).compactMap(\.text)
        #expect(texts.prefix(2) == ["Delete?", "It cannot be undone."])
        #expect(views(UIButton.self, in: alert.view).map(\.currentTitle) == ["Delete", "Cancel"])
        #expect(alert.actions.map(\.title) == ["Cancel", "Delete"])
    }

    @Test func `a choice takes the alert away and runs its handler`() {
        var chosen: [String?] = []
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Share", style: .default) { chosen.append($0.title) })
        present(alert)
        views(UIButton.self, in: alert.view).first?.sendActions(for: .primaryActionTriggered)
        HeadlessScreen.main.turn()
        #expect(chosen == ["Share"])
        #expect(screen.presentedViewController == nil)
    }

    @Test func `an alert has the fields that were added`() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        #expect(alert.textFields == nil)
        alert.addTextField { $0.placeholder = "Your name" }
        present(alert)
        #expect(views(UITextField.self, in: alert.view).map(\.placeholder) == ["Your name"])
        #expect(alert.textFields?.count == 1)
    }

    @Test func `a button follows whether its choice can be made`() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "OK", style: .default)
        alert.addAction(action)
        present(alert)
        action.isEnabled = false
        #expect(views(UIButton.self, in: alert.view).map(\.isEnabled) == [false])
    }
}
