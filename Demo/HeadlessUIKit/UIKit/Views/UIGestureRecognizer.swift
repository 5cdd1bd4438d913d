import Foundation
import HeadlessObjectiveC

/// Recognises a gesture in the touches of a view.
///
/// Selectors do not exist here, so a recogniser tells a handler, and a test drives it.
@MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5
        public static let recognized = State.ended
    }

    open internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    open var name: String?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true

    open var state: State = .possible {
        didSet { stateDidChange(from: oldValue) }
    }

    /// Called, as a target would be, at every change of state of the gesture.
    public var headlessHandler: ((UIGestureRecognizer) -> Void)?
    /// Where the gesture is, in the coordinates of the view's window.
    public var headlessLocationInWindow: CGPoint = .zero

    public override init() {
        super.init()
    }

    open func location(in view: UIView?) -> CGPoint {
        view?.convert(headlessLocationInWindow, from: nil as UIView?) ?? headlessLocationInWindow
    }

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    open var numberOfTouches: Int {
        switch state {
        case .began, .changed: 1
        default: 0
        }
    }

    open func reset() {
        state = .possible
    }

    private func stateDidChange(from old: State) {
        HeadlessKeyValueObserving.change(
            of: self, keyPath: \UIGestureRecognizer.state, oldValue: old, newValue: state)
        if state != .possible, state != .failed { headlessHandler?(self) }
    }

    func attach(to view: UIView?) {
        self.view = view
    }

    /// Whether view and delegate let the gesture begin.
    var mayBegin: Bool {
        isEnabled && view?.gestureRecognizerShouldBegin(self) != false
            && delegate?.gestureRecognizerShouldBegin(self) != false
    }
}

/// Decides about a gesture recogniser.
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        true
    }
}
