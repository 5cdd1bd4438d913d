import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Orientation", .serialized, .ownDevice)
struct OrientationTests {
    private final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    private func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        window.isHidden = false
        HeadlessScreen.main.turn()
        return window
    }

    @Test func `an app turns with its device`() {
        let window = show(UIViewController())
        HeadlessScreen.main.turnDevice(to: .landscapeLeft)
        #expect(window.bounds.size == CGSize(width: 844, height: 390))
        #expect(window.windowScene?.interfaceOrientation == .landscapeLeft)
        window.isHidden = true
    }

    @Test func `a controller that supports one orientation keeps it`() {
        let window = show(Upright())
        HeadlessScreen.main.turnDevice(to: .landscapeRight)
        #expect(window.bounds.size == CGSize(width: 390, height: 844))
        #expect(window.windowScene?.interfaceOrientation == .portrait)
        window.isHidden = true
    }

    @Test func `a phone does not turn upside down`() {
        #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    }

    @Test func `an event knows the keys that were held`() {
        let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let root = UIViewController()
        root.view = view
        let window = show(root)
        HeadlessScreen.main.heldModifiers = [.command, .shift]
        HeadlessTouch(in: window).begin(at: CGPoint(x: 10, y: 10))
        #expect(view.held == [.command, .shift])
        window.isHidden = true
    }

    private final class TouchedView: UIView {
        var held: UIKeyModifierFlags?

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            held = event?.modifierFlags
        }
    }
}
