import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct VisualEffectViewTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    private let box = UIView()

    /// Pins a box of 100 by 40 points into the content, ten points from each edge.
    private func pinBox() {
        box.translatesAutoresizingMaskIntoConstraints = false
        glass.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 40),
            box.topAnchor.constraint(equalTo: glass.contentView.topAnchor, constant: 10),
            box.leftAnchor.constraint(equalTo: glass.contentView.leftAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: glass.contentView.bottomAnchor, constant: -10),
            box.rightAnchor.constraint(equalTo: glass.contentView.rightAnchor, constant: -10),
        ])
    }

    @Test func `the content gives its size to a view that constraints place`() {
        root.addSubview(glass)
        glass.translatesAutoresizingMaskIntoConstraints = false
        pinBox()
        glass.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
        glass.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30).isActive = true
        root.layoutIfNeeded()
        #expect(glass.frame == CGRect(x: 30, y: 20, width: 120, height: 60))
        #expect(glass.contentView.frame == glass.bounds)
        #expect(box.frame == CGRect(x: 10, y: 10, width: 100, height: 40))
    }

    @Test func `the content gives its size to a view in a stack`() {
        let stack = UIStackView(arrangedSubviews: [glass])
        stack.frame.origin = CGPoint(x: 5, y: 5)
        pinBox()
        #expect(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 120, height: 60))
    }

    @Test func `the content of a view with a frame fills it at once`() {
        glass.frame = CGRect(x: 0, y: 0, width: 80, height: 50)
        #expect(glass.contentView.frame == glass.bounds)
    }

    @Test func `a view that gets a frame back holds its content again`() {
        root.addSubview(glass)
        glass.translatesAutoresizingMaskIntoConstraints = false
        glass.translatesAutoresizingMaskIntoConstraints = true
        glass.frame = CGRect(x: 0, y: 0, width: 70, height: 30)
        #expect(glass.contentView.frame == glass.bounds && glass.constraints.isEmpty)
    }
}
