import Foundation

extension UIView {
    /// The tint of the view or of the nearest ancestor that has one, gray where it is dimmed.
    var effectiveTintColor: UIColor {
        let color = sequence(first: self, next: \.superview).lazy.compactMap(\.viewState.tintColor).first
        let tint = color ?? .systemBlue
        return effectiveTintAdjustmentMode == .dimmed ? tint.headlessDimmed : tint
    }

    func setTintColor(_ color: UIColor?) {
        viewState.tintColor = color
        propagateTintChange()
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        let modes = sequence(first: self, next: \.superview).lazy.map(\.viewState.tintAdjustmentMode)
        return modes.first { $0 != .automatic } ?? .normal
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != viewState.tintAdjustmentMode else { return }
        viewState.tintAdjustmentMode = mode
        propagateTintChange()
    }

    /// Tells the view and everything in it that takes the tint from it.
    func propagateTintChange() {
        tintColorDidChange()
        for subview in subviews where subview.viewState.tintColor == nil { subview.propagateTintChange() }
    }
}

extension UIColor {
    /// What is left of a tint behind an alert: its lightness.
    var headlessDimmed: UIColor {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
    }
}
