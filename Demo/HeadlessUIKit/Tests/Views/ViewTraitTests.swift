import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ViewTraitTests {
    private final class Listener: UIView {
        var previous: [UITraitCollection?] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            previous.append(previousTraitCollection)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = Listener()

    /// Within the test, for other tests may run between `init` and it.
    private func setUp() {
        HeadlessScreen.main.reset()
        window.makeKeyAndVisible()
    }

    @Test func `a view outside a window has the traits of the screen and its own style`() {
        setUp()
        view.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.traitCollection.userInterfaceIdiom == .phone)
    }

    @Test func `a subview inherits the style of its ancestors`() {
        setUp()
        let container = UIView()
        container.overrideUserInterfaceStyle = .dark
        container.addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `a view learns of a style that an ancestor took on`() {
        setUp()
        window.addSubview(view)
        HeadlessScreen.main.turn()
        window.overrideUserInterfaceStyle = .dark
        HeadlessScreen.main.turn()
        #expect(view.previous.map { $0?.userInterfaceStyle } == [.light])
    }

    @Test func `a view learns that its traits differ when it is added to a window`() {
        setUp()
        window.overrideUserInterfaceStyle = .dark
        HeadlessScreen.main.turn()
        window.addSubview(view)
        HeadlessScreen.main.turn()
        #expect(view.previous.count == 1)
    }

    @Test func `nothing is told to a view whose traits stay the same`() {
        setUp()
        window.addSubview(view)
        HeadlessScreen.main.turn()
        #expect(view.previous.isEmpty)
    }

    @Test func `a handler is called for the traits it asked for only`() {
        setUp()
        var calls: [UIUserInterfaceStyle] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: Listener, previous: UITraitCollection) in
            calls.append(previous.userInterfaceStyle)
            calls.append(view.traitCollection.userInterfaceStyle)
        }
        window.addSubview(view)
        HeadlessScreen.main.turn()
        view.traitOverrides.preferredContentSizeCategory = .small
        HeadlessScreen.main.turn()
        view.overrideUserInterfaceStyle = .dark
        HeadlessScreen.main.turn()
        #expect(calls == [.light, .dark])
    }

    @Test func `an unregistered handler is not called`() {
        setUp()
        var calls = 0
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: Listener, _: UITraitCollection) in
            calls += 1
        }
        view.unregisterForTraitChanges(registration)
        window.addSubview(view)
        view.overrideUserInterfaceStyle = .dark
        HeadlessScreen.main.turn()
        #expect(calls == 0)
    }

    @Test func `an override can be removed`() {
        setUp()
        view.traitOverrides.userInterfaceStyle = .dark
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a dynamic background color follows the style`() {
        setUp()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        window.addSubview(view)
        view.overrideUserInterfaceStyle = .dark
        HeadlessScreen.main.turn()
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test func `a background color that was set outside a window takes its traits when the view comes back`()
    {
        setUp()
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        window.overrideUserInterfaceStyle = .dark
        window.addSubview(view)
        HeadlessScreen.main.turn()
        view.removeFromSuperview()
        view.backgroundColor = color
        window.addSubview(view)
        HeadlessScreen.main.turn()
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test func `a controller's style reaches its view`() {
        setUp()
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `a semantic content attribute beats the layout direction of the traits`() {
        setUp()
        view.traitOverrides.layoutDirection = .rightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
}
