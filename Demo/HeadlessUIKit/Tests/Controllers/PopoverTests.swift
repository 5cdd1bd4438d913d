import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Popovers", .serialized, .ownDevice)
struct PopoverTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var prepared = 0

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            .none
        }

        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            prepared += 1
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 1366))
    private let root = UIViewController()
    private let presented = UIViewController()

    private func present(from source: CGRect, permitted: UIPopoverArrowDirection = .any) {
        window.rootViewController = root
        window.isHidden = false
        HeadlessScreen.main.turn()
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 300, height: 200)
        let popover = presented.popoverPresentationController
        popover?.sourceView = root.view
        popover?.sourceRect = source
        popover?.permittedArrowDirections = permitted
        root.present(presented, animated: false)
        HeadlessScreen.main.turn()
    }

    private func setRegular() {
        window.traitOverrides.horizontalSizeClass = .regular
    }

    @Test func `a popover stands below what it belongs to`() {
        setRegular()
        present(from: CGRect(x: 500, y: 100, width: 40, height: 40))
        #expect(presented.view.frame == CGRect(x: 370, y: 153, width: 300, height: 200))
        #expect(presented.popoverPresentationController?.arrowDirection == .up)
        window.isHidden = true
    }

    @Test func `a popover stands above where there is no room below, and within the window`() {
        setRegular()
        present(from: CGRect(x: 980, y: 1300, width: 40, height: 40))
        #expect(presented.view.frame == CGRect(x: 714, y: 1087, width: 300, height: 200))
        #expect(presented.popoverPresentationController?.arrowDirection == .down)
        window.isHidden = true
    }

    @Test func `a popover points only where it may`() {
        setRegular()
        present(from: CGRect(x: 100, y: 500, width: 40, height: 40), permitted: .left)
        #expect(presented.view.frame == CGRect(x: 153, y: 420, width: 300, height: 200))
        window.isHidden = true
    }

    @Test func `a popover points to the button of a bar`() {
        setRegular()
        let stack = UINavigationController(rootViewController: root)
        let item = UIBarButtonItem(systemItem: .add)
        root.navigationItem.rightBarButtonItem = item
        window.rootViewController = stack
        window.isHidden = false
        HeadlessScreen.main.turn()
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 300, height: 200)
        presented.popoverPresentationController?.barButtonItem = item
        root.present(presented, animated: false)
        HeadlessScreen.main.turn()
        #expect(presented.view.frame.maxX == 1014)
        #expect(presented.view.frame.minY < 70)
        window.isHidden = true
    }

    @Test func `where there is little room a popover is a sheet`() {
        HeadlessScreen.main.system = .iOS18
        window.traitOverrides.horizontalSizeClass = .compact
        present(from: CGRect(x: 500, y: 100, width: 40, height: 40))
        #expect(presented.view.frame.size == CGSize(width: 1024, height: 1356))
        window.isHidden = true
    }

    @Test func `a delegate keeps the popover where there is little room`() {
        let delegate = Delegate()
        window.traitOverrides.horizontalSizeClass = .compact
        presented.modalPresentationStyle = .popover
        presented.popoverPresentationController?.delegate = delegate
        present(from: CGRect(x: 500, y: 100, width: 40, height: 40))
        #expect(presented.view.frame.size == CGSize(width: 300, height: 200))
        #expect(delegate.prepared == 1)
        window.isHidden = true
    }

    @Test func `a popover that ends leaves nothing in the window`() {
        setRegular()
        present(from: CGRect(x: 500, y: 100, width: 40, height: 40))
        let count = window.subviews.count
        root.dismiss(animated: false)
        HeadlessScreen.main.turn()
        #expect(window.subviews.count == count - 1)
        #expect(root.presentedViewController == nil)
        window.isHidden = true
    }
}
