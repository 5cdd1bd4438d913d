import Foundation

extension UIView {
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        resignFirstResponderBelow(force: force)
    }

    /// The frontmost view at the point that takes touches: not hidden, not transparent, enabled.
    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !ViewAnimation.blocksTouches(of: layer),
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
        for recognizer in viewState.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
        for recognizer in recognizers ?? [] { addGestureRecognizer(recognizer) }
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.attach(to: self)
        viewState.gestureRecognizers = (viewState.gestureRecognizers ?? []) + [recognizer]
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.attach(to: nil)
        viewState.gestureRecognizers?.removeAll { $0 === recognizer }
    }

    func resignFirstResponderBelow(force: Bool) -> Bool {
        guard let responder = HeadlessScreen.main.firstResponder as? UIView, responder.isDescendant(of: self)
        else { return false }
        if responder.resignFirstResponder() { return true }
        if force { HeadlessScreen.main.firstResponder = nil }
        return force
    }
}
