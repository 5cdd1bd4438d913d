import TestDevice
import Testing
import UIKit

/// What Apple's UIKit may do with views and no app hopes for.
@MainActor @Suite("Unkind views", .ownDevice)
struct UnkindViewTests {
    private func makeLarge() {
        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.preferredContentSizeCategory = .accessibilityLarge
        }
    }

    @Test func `a view outside windows has the traits of a new device`() {
        HeadlessScreen.isUnkind = true
        makeLarge()

        #expect(UIView().traitCollection.preferredContentSizeCategory == .large)
    }

    @Test func `a controller whose view is outside windows has the traits of a new device`() {
        HeadlessScreen.isUnkind = true
        makeLarge()
        let controller = UIViewController()
        let outside = controller.traitCollection.preferredContentSizeCategory
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = controller
        window.isHidden = false

        #expect(outside == .large)
        #expect(controller.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        window.isHidden = true
    }

    @Test func `the label of a button is of a private class`() {
        HeadlessScreen.isUnkind = true
        let button = UIButton(type: .system)
        button.setTitle("Follow", for: .normal)

        #expect(button.titleLabel.map { String(describing: type(of: $0)) } == "UIButtonLabel")
    }

    @Test func `a view in a window has the traits of the screen`() {
        HeadlessScreen.isUnkind = true
        makeLarge()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        window.addSubview(view)

        #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }

    @Test func `a view that comes into a window takes the window's size of text`() {
        HeadlessScreen.isUnkind = true
        makeLarge()
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        window.addSubview(label)
        HeadlessScreen.main.turn()

        #expect(label.font.pointSize == 33)
        window.isHidden = true
    }

    @Test func `a reset makes the world as it was at the start`() {
        let start = HeadlessScreen.isUnkind
        HeadlessScreen.isUnkind = !start

        HeadlessScreen.main.reset()

        #expect(HeadlessScreen.isUnkind == start)
    }
}
