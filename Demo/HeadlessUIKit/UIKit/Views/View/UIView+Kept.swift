// Properties that an app sets for hands, pointers and eyes that this machine does not have. They are kept to be read.
extension UIView {
    /// Whether the colors of the view stay when a person inverts those of the screen.
    public var accessibilityIgnoresInvertColors: Bool {
        get { viewState.ignoresInvertColors }
        set { viewState.ignoresInvertColors = newValue }
    }

    /// The group of views among which a key moves the focus; by default that of the superview.
    public var focusGroupIdentifier: String? {
        get { viewState.focusGroup ?? superview?.focusGroupIdentifier }
        set { viewState.focusGroup = newValue }
    }
}

extension UIButton {
    /// Whether the button changes under a pointer.
    public var isPointerInteractionEnabled: Bool {
        get { viewState.hasPointer }
        set { viewState.hasPointer = newValue }
    }
}
