import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ApplicationTests {
    /// Within the test, for other tests may run between `init` and it.
    private func setUp() {
        HeadlessScreen.main.reset()
    }

    @Test func `going to the background and back changes the state of the app`() {
        setUp()
        UIApplication.shared.headlessEnterBackground()
        #expect(UIApplication.shared.applicationState == .background)
        UIApplication.shared.headlessEnterForeground()
        #expect(UIApplication.shared.applicationState == .active)
    }

    @Test func `the preferred text size is the screen's`() {
        setUp()
        defer { HeadlessScreen.main.reset() }
        HeadlessScreen.main.traitCollection = .headlessDefault.modifyingTraits {
            $0.preferredContentSizeCategory = .extraLarge
        }
        #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
    }

    @Test func `the key window is the one made key last`() {
        setUp()
        let (first, second) = (UIWindow(), UIWindow())
        first.makeKeyAndVisible()
        second.makeKeyAndVisible()
        #expect(!first.isKeyWindow)
        #expect(second.isKeyWindow)
    }

    @Test func `a window fills a screen that is turned`() {
        setUp()
        defer { HeadlessScreen.main.reset() }
        let window = UIWindow()
        window.makeKeyAndVisible()
        HeadlessScreen.main.size = CGSize(width: 844, height: 390)
        #expect(window.frame.size == CGSize(width: 844, height: 390))
        #expect(window.traitCollection.verticalSizeClass == .compact)
    }

    @Test func `the first responder gives way to another`() {
        setUp()
        defer { HeadlessScreen.main.reset() }
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (first, second) = (Field(), Field())
        first.becomeFirstResponder()
        second.becomeFirstResponder()
        #expect(!first.isFirstResponder)
        #expect(second.isFirstResponder)
    }
}
