import TestDevice
import Testing
import UIKit

@MainActor @Suite(.serialized, .ownDevice) struct ConstraintActivationTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView()

    init() {
        container.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    private func raised(_ work: () -> Void) -> String {
        var message = ""
        let handler = HeadlessException.handler
        HeadlessException.handler = { message = $0 }
        work()
        HeadlessException.handler = handler
        return message
    }

    @Test(arguments: [true, false])
    func `a constraint does not hold its items, and one that has gone must not be read`(isUnkind: Bool) {
        HeadlessScreen.isUnkind = isUnkind
        let handler = HeadlessException.handler
        defer { HeadlessException.handler = handler }
        var reasons: [String] = []
        HeadlessException.handler = { reasons.append($0) }
        let view = UIView()
        var other: UIView? = UIView()
        let constraint = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .left, multiplier: 1,
            constant: 0)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        #expect(constraint.secondItem === other)
        other = nil
        #expect(constraint.firstItem === view)
        #expect(constraint.secondItem == nil)
        #expect(width.secondItem == nil)
        #expect(reasons.count == (isUnkind ? 1 : 0))
    }

    @Test func `a constraint lives on the closest view with both items in it`() {
        let constraint = view.leftAnchor.constraint(equalTo: container.leftAnchor)
        constraint.isActive = true
        #expect(container.constraints == [constraint])
    }

    @Test func `a size of its own is a view's own constraint`() {
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        #expect(view.constraints == [constraint])
    }

    @Test func `an inactive constraint is on no view`() {
        let constraint = view.leftAnchor.constraint(equalTo: container.leftAnchor)
        constraint.isActive = true
        constraint.isActive = false
        #expect(container.constraints.isEmpty)
    }

    @Test func `views without a common ancestor cannot be related`() {
        let message = raised {
            view.leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
        }
        #expect(message.contains("because they have no common ancestor"))
    }

    @Test func `a constraint goes when its view leaves`() {
        let constraint = view.leftAnchor.constraint(equalTo: container.leftAnchor)
        constraint.isActive = true
        view.removeFromSuperview()
        #expect(!constraint.isActive)
    }

    @Test func `a constraint inside a view stays when the view leaves`() {
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        view.removeFromSuperview()
        #expect(constraint.isActive)
    }

    @Test func `constraints inside a view work again in its next superview`() {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 3),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10),
            inner.heightAnchor.constraint(equalToConstant: 10),
            view.leftAnchor.constraint(equalTo: container.leftAnchor),
        ])
        container.layoutIfNeeded()
        view.removeFromSuperview()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        other.addSubview(view)
        NSLayoutConstraint.activate([
            view.rightAnchor.constraint(equalTo: other.rightAnchor),
            view.topAnchor.constraint(equalTo: other.topAnchor),
            view.widthAnchor.constraint(equalTo: inner.widthAnchor, constant: 10),
            view.heightAnchor.constraint(equalTo: inner.heightAnchor),
        ])
        other.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 30, y: 0, width: 20, height: 10))
        #expect(inner.frame == CGRect(x: 3, y: 0, width: 10, height: 10))
    }

    @Test func `a location needs a second item`() {
        let message = raised {
            _ = NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 10)
        }
        #expect(message.contains("Location attributes must be specified in pairs"))
    }

    @Test func `leading cannot be related to left`() {
        let message = raised {
            _ = NSLayoutConstraint(
                item: view, attribute: .leading, relatedBy: .equal, toItem: container, attribute: .left,
                multiplier: 1, constant: 0)
        }
        #expect(message.contains("Use leading/trailing for both or neither"))
    }

    @Test func `an active constraint stays required`() {
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        let message = raised { constraint.priority = .defaultHigh }
        #expect(message.contains("from required to not on an installed constraint"))
    }

    @Test func `the last of the constraints that contradict each other is broken`() {
        let first = view.widthAnchor.constraint(equalToConstant: 5)
        let second = view.widthAnchor.constraint(equalToConstant: 9)
        var conflict: HeadlessAutoLayout.Conflict?
        HeadlessAutoLayout.writesToStandardError = false
        HeadlessAutoLayout.unsatisfiable = { conflict = $0 }
        NSLayoutConstraint.activate([first, second])
        container.layoutIfNeeded()
        HeadlessAutoLayout.unsatisfiable = nil
        HeadlessAutoLayout.writesToStandardError = true
        #expect(conflict?.constraints == [first, second])
        #expect(conflict?.broken === second)
        #expect(view.bounds.width == 5)
    }

    @Test func `a broken constraint holds again when it can`() {
        let first = view.widthAnchor.constraint(equalToConstant: 5)
        let second = view.widthAnchor.constraint(equalToConstant: 9)
        HeadlessAutoLayout.writesToStandardError = false
        NSLayoutConstraint.activate([first, second])
        container.layoutIfNeeded()
        HeadlessAutoLayout.writesToStandardError = true
        first.isActive = false
        container.layoutIfNeeded()
        #expect(view.bounds.width == 9)
    }

    @Test func `a superview that gets too small breaks a constraint and heals`() {
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 20),
            view.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        container.layoutIfNeeded()
        HeadlessAutoLayout.writesToStandardError = false
        container.bounds.size.width = 30
        container.layoutIfNeeded()
        HeadlessAutoLayout.writesToStandardError = true
        container.bounds.size.width = 90
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 0, width: 50, height: 10))
    }

    @Test func `a constant that is not a number counts as nought`() {
        HeadlessAutoLayout.writesToStandardError = false
        let constraint = view.widthAnchor.constraint(equalToConstant: .nan)
        HeadlessAutoLayout.writesToStandardError = true
        #expect(constraint.constant == 0)
    }

    @Test func `what a view demands of itself moves with it to another superview`() {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 30),
            view.heightAnchor.constraint(equalToConstant: 20),
            inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        let stack = UIStackView()
        stack.alignment = .top

        stack.addArrangedSubview(view)
        stack.addArrangedSubview(UIView())
        stack.frame.size = container.bounds.size
        container.addSubview(stack)
        container.layoutIfNeeded()

        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(inner.frame.minX == 15 && inner.frame.width == 15)
    }

    @Test func `the anchors of a constraint are those it was made from`() {
        let constraint = view.leftAnchor.constraint(equalTo: container.rightAnchor)
        #expect(constraint.firstAnchor.item === view && constraint.secondAnchor?.item === container)
        #expect(constraint.firstAttribute == .left && constraint.secondAttribute == .right)
    }

    @Test func `a position may be paired with one of the other axis`() {
        let other = UIView(frame: CGRect(x: 10, y: 30, width: 20, height: 20))
        container.addSubview(other)
        let message = raised {
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top,
                multiplier: 1,
                constant: 5
            ).isActive = true
        }
        container.layoutIfNeeded()
        #expect(message == "")
        #expect(view.frame.minX == 35)
    }

    @Test func `a position cannot be paired with a size`() {
        let message = raised {
            _ = NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: container, attribute: .width,
                multiplier: 1, constant: 0)
        }
        #expect(message == "NSLayoutConstraint: Invalid pairing of layout attributes")
    }
}
