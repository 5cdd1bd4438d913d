import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ViewHierarchyTests {
    private final class Journal {
        var entries: [String] = []
    }

    private final class Recorder: UIView {
        var journal: Journal?
        var name = ""

        private func write(_ entry: String) {
            journal?.entries.append("\(name) \(entry)")
        }

        override func willMove(toSuperview newSuperview: UIView?) {
            write(newSuperview == nil ? "will leave superview" : "will get superview")
        }

        override func didMoveToSuperview() {
            write(superview == nil ? "left superview" : "got superview")
        }

        override func willMove(toWindow newWindow: UIWindow?) {
            write(newWindow == nil ? "will leave window" : "will get window")
        }

        override func didMoveToWindow() {
            write(window == nil ? "left window" : "got window")
        }

        override func didAddSubview(_ subview: UIView) {
            write("added")
        }

        override func willRemoveSubview(_ subview: UIView) {
            write("will remove")
        }
    }

    private let journal = Journal()
    private let parent = Recorder()
    private let child = Recorder()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        parent.name = "parent"
        child.name = "child"
    }

    private func listen() {
        parent.journal = journal
        child.journal = journal
    }

    @Test func `adding a view tells it and then its superview`() {
        listen()
        parent.addSubview(child)
        #expect(journal.entries == ["child will get superview", "child got superview", "parent added"])
    }

    @Test func `adding a view within a window tells of the window in between`() {
        window.addSubview(parent)
        listen()
        parent.addSubview(child)
        #expect(
            journal.entries == [
                "child will get superview", "child will get window", "child got window",
                "child got superview", "parent added",
            ])
    }

    @Test func `removing a view tells its superview first`() {
        window.addSubview(parent)
        parent.addSubview(child)
        listen()
        child.removeFromSuperview()
        #expect(
            journal.entries == [
                "parent will remove", "child will leave superview", "child will leave window",
                "child left window", "child left superview",
            ])
    }

    @Test func `a window is announced to the whole tree from the top`() {
        parent.addSubview(child)
        listen()
        window.addSubview(parent)
        #expect(
            journal.entries == [
                "parent will get superview", "parent will get window", "child will get window",
                "parent got window", "child got window", "parent got superview",
            ])
    }

    @Test func `a view has one superview at a time`() {
        parent.addSubview(child)
        window.addSubview(child)
        #expect(parent.subviews.isEmpty)
        #expect(child.superview === window)
    }

    @Test func `subviews and sublayers keep the same order`() {
        let (first, second, third) = (UIView(), UIView(), UIView())
        parent.addSubview(first)
        parent.addSubview(third)
        parent.insertSubview(second, belowSubview: third)
        parent.sendSubviewToBack(third)
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [second, first, third])
        #expect(parent.layer.sublayers == [second.layer, first.layer, third.layer])
    }

    @Test func `a view can be inserted above a sibling and brought to the front`() {
        let (first, second, third) = (UIView(), UIView(), UIView())
        parent.addSubview(first)
        parent.addSubview(second)
        parent.insertSubview(third, aboveSubview: first)
        parent.bringSubviewToFront(first)
        #expect(parent.subviews == [third, second, first])
    }

    @Test func `a tag is found at any depth`() {
        parent.addSubview(child)
        window.addSubview(parent)
        child.tag = 7
        #expect(window.viewWithTag(7) === child)
        #expect(window.viewWithTag(8) == nil)
    }

    @Test func `a view descends from itself and its ancestors`() {
        parent.addSubview(child)
        #expect(child.isDescendant(of: child))
        #expect(child.isDescendant(of: parent))
        #expect(!parent.isDescendant(of: child))
    }

    @Test func `the responder after a controller's view is the controller`() {
        let controller = UIViewController()
        controller.view.addSubview(child)
        #expect(child.next === controller.view)
        #expect(controller.view.next === controller)
    }

    @Test func `a superview keeps its subviews alive but not the other way round`() {
        weak var weakParent: UIView?
        do {
            let parent = UIView()
            parent.addSubview(child)
            weakParent = parent
        }
        #expect(weakParent == nil)
        #expect(child.superview == nil)
    }
}
