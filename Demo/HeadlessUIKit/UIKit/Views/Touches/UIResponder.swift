import Foundation
public import HeadlessObjectiveC

/// An object that responds to events, or hands them on to the next responder.
@preconcurrency @MainActor
open class UIResponder: HeadlessAccessibleObject, HeadlessAssociating {
    public nonisolated let headlessAssociations = HeadlessAssociations()

    public override init() {
        super.init()
    }

    open var next: UIResponder? {
        nil
    }

    open var canBecomeFirstResponder: Bool {
        false
    }

    open var canResignFirstResponder: Bool {
        true
    }

    open var isFirstResponder: Bool {
        HeadlessScreen.main.firstResponder === self
    }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = HeadlessScreen.main.firstResponder, !current.resignFirstResponder() { return false }
        HeadlessScreen.main.firstResponder = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        HeadlessScreen.main.firstResponder = nil
        return true
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    open var inputView: UIView? {
        nil
    }

    open var inputAccessoryView: UIView? {
        nil
    }

    /// Takes over input views that have changed while the responder is the first.
    open func reloadInputViews() {
        if isFirstResponder { HeadlessScreen.main.updateKeyboard() }
    }
}
