import Foundation

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    /// Taps at a point in the coordinates of the recogniser's view.
    public func headlessTap(at location: CGPoint) {
        guard let view, mayBegin else { return }
        headlessLocationInWindow = view.convert(location, to: nil as UIView?)
        state = .ended
        reset()
    }
}
