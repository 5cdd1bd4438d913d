import UIKit

// What layout libraries of Swift 5 look like: nothing here says where it runs, and all of it touches views.

/// Writes down relations between views, and makes constraints of them.
struct EdgeLayout {
    let view: UIView
    var insets = UIEdgeInsets.zero

    func pin(to other: UIView) -> [NSLayoutConstraint] {
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
            other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets.right),
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    func size(_ size: CGSize) {
        view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
        NSLayoutConstraint(
            item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: size.height
        ).isActive = true
    }
}

/// A constraint that knows where it was written.
class NamedConstraint: NSLayoutConstraint {
    var name: String?

    override var description: String { name ?? super.description }
}

/// A stack that is described and then built.
final class StackBuilder {
    private var views: [UIView] = []

    func add<View: UIView>(_ view: View, set: (View) -> Void = { _ in }) -> StackBuilder {
        set(view)
        views.append(view)
        return self
    }

    func build() -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = UIStackView.spacingUseSystem
        stack.isLayoutMarginsRelativeArrangement = true
        return stack
    }
}

extension UIView {
    /// The views in this one that are of a kind, itself among them.
    func all<View: UIView>(_ kind: View.Type) -> [View] {
        ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.all(kind) }
    }
}
