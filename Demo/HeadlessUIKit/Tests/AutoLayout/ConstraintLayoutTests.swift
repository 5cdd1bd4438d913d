import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ConstraintLayoutTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let view = UIView()

    init() {
        container.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    @Test func `edges place a view in its superview`() {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -8),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 8, width: 268, height: 184))
    }

    @Test func `center and size place a view`() {
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 100, y: 80, width: 100, height: 40))
    }

    @Test func `the multiplier scales the other dimension`() {
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: container.leftAnchor),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5, constant: 10),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 160, height: 40))
    }

    @Test func `a new constant moves the view at the next layout`() {
        let left = view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: container.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 50),
        ])
        container.layoutIfNeeded()
        left.constant = 30
        container.layoutIfNeeded()
        #expect(view.frame.minX == 30)
    }

    @Test func `views follow the size of their superview`() {
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: container.leftAnchor),
            view.rightAnchor.constraint(equalTo: container.rightAnchor),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
        container.layoutIfNeeded()
        container.bounds.size = CGSize(width: 111, height: 55)
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 111, height: 55))
    }

    @Test func `a label takes the size of its text`() {
        let label = UILabel()
        label.text = "Hello"
        label.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            label.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        container.layoutIfNeeded()
        #expect(label.bounds.size == label.intrinsicContentSize)
    }

    @Test func `a view is laid out when its superview is`() {
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        #expect(view.frame == .zero)
    }

    @Test func `nested views are laid out from the outside in`() {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 20),
            view.rightAnchor.constraint(equalTo: container.rightAnchor),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 60),
            inner.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -5),
            inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
        ])
        container.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 135, y: 0, width: 140, height: 50))
    }

    @Test func `a view inside another can be aligned with one outside`() {
        let (sibling, inner) = (UIView(), UIView())
        for view in [sibling, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        container.addSubview(sibling)
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalToConstant: 100),
            inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10),
            inner.heightAnchor.constraint(equalToConstant: 10),
            sibling.leftAnchor.constraint(equalTo: inner.rightAnchor),
            sibling.topAnchor.constraint(equalTo: view.bottomAnchor),
            sibling.widthAnchor.constraint(equalToConstant: 30),
            sibling.heightAnchor.constraint(equalToConstant: 5),
        ])
        container.layoutIfNeeded()
        #expect(sibling.frame == CGRect(x: 37, y: 100, width: 30, height: 5))
    }

    @Test func `a constraint can name a view that keeps its frame`() {
        let fixed = UIView(frame: CGRect(x: 40, y: 10, width: 20, height: 20))
        container.addSubview(fixed)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 4),
            view.topAnchor.constraint(equalTo: fixed.topAnchor),
            view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
            view.heightAnchor.constraint(equalTo: fixed.heightAnchor),
        ])
        container.layoutIfNeeded()
        fixed.frame.origin.x = 100
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 124, y: 10, width: 20, height: 20))
    }

    @Test func `edges are rounded to pixels`() {
        container.traitOverrides.displayScale = 2
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10.3),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 33.33),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10.5, y: 0, width: 33, height: 10))
    }

    @Test func `without a single constraint the frame stays`() {
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
