import Foundation

/// A guide that follows something that moves.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The room of the keyboard in a view. Here no keyboard has an edge: the guide is what is below the safe area, as where the
/// keyboard is away.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false

    func follow(_ view: UIView) {
        view.addLayoutGuide(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}

extension UIView {
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let state = autoLayout
        if let guide = state.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide()
        state.keyboardGuide = guide
        guide.follow(self)
        return guide
    }
}
