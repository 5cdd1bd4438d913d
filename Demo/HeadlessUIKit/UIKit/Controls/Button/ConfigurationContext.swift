/// What of a button its configuration's colors depend on.
@MainActor struct ConfigurationContext {
    let state: UIControl.State
    let tint: UIColor
    let role: UIButton.Role

    var isDisabled: Bool { state.contains(.disabled) }
    var isHighlighted: Bool { state.contains(.highlighted) }
    var isSelected: Bool { state.contains(.selected) }

    /// The tint, or red for what destroys.
    var accent: UIColor { role == .destructive ? .systemRed : tint }
}
