import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct HeadlessScreenTests {
    private final class Constrained: UIView {
        var updates = 0

        override class var requiresConstraintBasedLayout: Bool { true }

        override func updateConstraints() {
            super.updateConstraints()
            updates += 1
        }
    }

    @Test func `a turn displays what needs it in visible windows only`() {
        HeadlessScreen.main.reset()
        let (shown, hidden) = (UIWindow(), UIWindow())
        shown.isHidden = false
        let (seen, unseen) = (UIView(), UIView())
        shown.addSubview(seen)
        hidden.addSubview(unseen)
        HeadlessScreen.main.turn()
        #expect(!seen.layer.needsDisplay())
        #expect(unseen.layer.needsDisplay())
    }

    @Test func `windows are ordered by level and then by when they were shown`() {
        HeadlessScreen.main.reset()
        let (alert, first, second) = (UIWindow(), UIWindow(), UIWindow())
        alert.windowLevel = .alert
        for window in [alert, first, second] { window.isHidden = false }
        #expect(HeadlessScreen.main.windows == [first, second, alert])
    }

    @Test func `a change of the screen's traits reaches every view at the next turn`() {
        HeadlessScreen.main.reset()
        defer { HeadlessScreen.main.reset() }
        let window = UIWindow()
        window.isHidden = false
        var styles: [UIUserInterfaceStyle] = []
        window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (window: UIWindow, _: UITraitCollection) in
            styles.append(window.traitCollection.userInterfaceStyle)
        }
        HeadlessScreen.main.traitCollection = .headlessDefault.modifyingTraits {
            $0.userInterfaceStyle = .dark
        }
        #expect(styles.isEmpty)
        HeadlessScreen.main.turn()
        #expect(styles == [.dark])
    }

    @Test func `traits are current while a view lays out its subviews`() {
        final class Witness: UIView {
            var style = UIUserInterfaceStyle.unspecified

            override func layoutSubviews() {
                super.layoutSubviews()
                style = UITraitCollection.current.userInterfaceStyle
            }
        }
        let witness = Witness(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        witness.overrideUserInterfaceStyle = .dark
        witness.layoutIfNeeded()
        #expect(witness.style == .dark)
    }

    @Test func `the current traits are those of the screen wherever the main actor runs`() async {
        HeadlessScreen.main.traitCollection = .headlessDefault.modifyingTraits {
            $0.userInterfaceStyle = .dark
        }
        var styles: Set<UIUserInterfaceStyle> = []
        for _ in 0..<50 {
            // The main actor may go on with another thread.
            await Task.detached {}.value
            styles.insert(UITraitCollection.current.userInterfaceStyle)
        }
        #expect(styles == [.dark])
    }

    @Test func `the traits of the screen are not current elsewhere than on the main actor`() async {
        HeadlessScreen.main.traitCollection = .headlessDefault.modifyingTraits {
            $0.userInterfaceStyle = .dark
        }
        let style = await Task.detached { UITraitCollection.current.userInterfaceStyle }.value
        #expect(style == .light)
    }

    @Test func `tasks begin with a turn of the main queue, and what they start with the next one`() async {
        var done: [Int] = []
        let tasks = (1...3).map { number in
            Task {
                done.append(number)
                Task { done.append(-number) }
            }
        }
        #expect(done == [] && tasks.count == 3)
        await HeadlessScreen.main.runTasks(turns: 2)
        #expect(done == [1, 2, 3, -1, -2, -3])
    }

    @Test func `a reset screen has its own traits as the current ones, whatever was current`() {
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
        HeadlessScreen.main.reset()
        #expect(UITraitCollection.current == .headlessDefault)
    }

    @Test func `a reset screen has no open transaction`() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        HeadlessScreen.main.reset()
        #expect(!CATransaction.disableActions())
    }

    @Test func `constraints are updated once before layout`() {
        let view = Constrained(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        view.layoutIfNeeded()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.updates == 1)
    }

    @Test func `who observes turns hears of the end of each, after the layout, until it lets go`() {
        let window = UIWindow()
        window.isHidden = false
        var heard: [Bool] = []
        var observation: AnyObject? = HeadlessScreen.main.observeTurns {
            heard.append(window.layer.needsLayout())
        }
        window.setNeedsLayout()
        HeadlessScreen.main.turn()
        #expect(heard == [false] && observation != nil)
        observation = nil
        HeadlessScreen.main.turn()
        #expect(heard == [false])
    }

    @Test func `a reset screen has no windows and the default size`() {
        let window = UIWindow()
        window.isHidden = false
        HeadlessScreen.main.size = CGSize(width: 1, height: 1)
        HeadlessScreen.main.reset()
        #expect(HeadlessScreen.main.windows.isEmpty)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    }
}
