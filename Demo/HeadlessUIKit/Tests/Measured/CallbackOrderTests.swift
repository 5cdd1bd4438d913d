import TestDevice
import Testing
import UIKit

/// The order of callbacks as Apple's UIKit (iOS 26) was seen to make them.
@MainActor @Suite(.ownDevice) struct CallbackOrderTests {
    private let log = CallbackLog()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.isHidden = false
        turn()
        log.entries = []
    }

    private func turn() {
        for _ in 0..<3 { HeadlessScreen.main.turn() }
    }

    @Test func `a push announces both controllers before either has finished`() {
        let navigation = UINavigationController(rootViewController: LoggingController("A", log))
        show(navigation)
        navigation.pushViewController(LoggingController("B", log), animated: false)
        turn()
        #expect(
            log.take() == ["B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
    }

    @Test func `a pop announces both controllers before either has finished`() {
        let navigation = UINavigationController(rootViewController: LoggingController("A", log))
        show(navigation)
        navigation.pushViewController(LoggingController("B", log), animated: false)
        turn()
        log.entries = []
        navigation.popViewController(animated: false)
        turn()
        #expect(log.take() == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
    }

    @Test func `another tab announces both controllers before either has finished`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [LoggingController("0", log), LoggingController("1", log)]
        show(tabs)
        tabs.selectedIndex = 1
        turn()
        #expect(
            log.take() == ["1.didLoad", "0.willDisappear", "1.willAppear", "0.didDisappear", "1.didAppear"])
    }

    @Test func `a presenter has disappeared when the full screen over it has appeared`() {
        let base = LoggingController("Base", log)
        show(base)
        let modal = LoggingController("Modal", log)
        modal.modalPresentationStyle = .fullScreen
        base.present(modal, animated: false)
        turn()
        #expect(
            log.take() == [
                "Modal.didLoad", "Base.willDisappear", "Modal.willAppear", "Modal.didAppear",
                "Base.didDisappear",
            ])
        base.dismiss(animated: false)
        turn()
        #expect(
            log.take() == ["Modal.willDisappear", "Base.willAppear", "Modal.didDisappear", "Base.didAppear"])
    }

    @Test func `a presenter that was never gone appears again`() {
        let base = LoggingController("Base", log)
        show(base)
        let modal = LoggingController("Modal", log)
        modal.modalPresentationStyle = .fullScreen
        base.present(modal, animated: false)
        base.dismiss(animated: false)
        turn()
        #expect(base.view.window === window)
        #expect(log.take().last == "Base.didAppear")
    }

    @Test func `a page sheet leaves its presenter alone`() {
        let base = LoggingController("Base", log)
        show(base)
        let sheet = LoggingController("Sheet", log)
        sheet.modalPresentationStyle = .pageSheet
        base.present(sheet, animated: false)
        turn()
        #expect(log.take() == ["Sheet.didLoad", "Sheet.willAppear", "Sheet.didAppear"])
    }

    @Test func `a pass of constraints comes to the controller of the view`() {
        let controller = PassController(log)
        controller.view.updateConstraintsIfNeeded()
        controller.view.layoutIfNeeded()
        log.entries = []
        controller.child.setNeedsUpdateConstraints()
        controller.view.layoutIfNeeded()
        #expect(
            log.take().filter { $0 != "child.layout" } == [
                "child.update", "controller.update", "root.update", "controller.willLayout", "root.layout",
                "controller.didLayout",
            ])
    }

    @Test func `a new view needs its constraints updated, until they were`() {
        let view = UIView()
        #expect(view.needsUpdateConstraints())
        view.updateConstraintsIfNeeded()
        #expect(!view.needsUpdateConstraints())
    }

    @Test func `margins change before the safe area`() {
        let controller = UIViewController()
        show(controller)
        let view = PassView("view", log)
        view.frame = controller.view.bounds
        controller.view.addSubview(view)
        turn()
        log.entries = []
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        #expect(log.take() == ["view.margins", "view.safeArea"])
    }
}
