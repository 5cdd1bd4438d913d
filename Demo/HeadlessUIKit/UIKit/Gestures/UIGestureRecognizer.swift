public import Foundation
public import HeadlessObjectiveC

/// Recognizes a gesture in the touches of a view.
///
/// Selectors do not exist here, so a recognizer tells a handler; a test drives it with a `HeadlessTouch`, or at once.
@preconcurrency @MainActor
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
    /// Switching a recognizer off while it recognizes cancels what it does.
    open var isEnabled = true {
        didSet { if !isEnabled { stop() } }
    }
    open var name: String?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    /// The types of presses that the recognizer takes; by default those of Select.
    open var allowedPressTypes: [NSNumber] = [NSNumber(value: UIPress.PressType.select.rawValue)]

    weak var dispatcher: TouchDispatcher?
    /// The fingers that are down.
    private(set) var fingers: [UITouch] = []
    private var requirements: [Requirement] = []
    /// What the recognizer has recognized, while others that must fail first have not.
    private var pendingState: State?

    private struct Requirement {
        weak var recognizer: UIGestureRecognizer?
    }

    open var state: State = .possible {
        didSet { stateDidChange(from: oldValue) }
    }

    /// Called, as a target would be, at every change of state of the gesture.
    public var headlessHandler: ((UIGestureRecognizer) -> Void)?
    /// Where the gesture is, in the coordinates of the view's window.
    public var headlessLocationInWindow: CGPoint = .zero

    /// The action is nil: nothing here can call a method by its name. Use `headlessHandler`.
    public init(target: Any?, action: Selector?) {
        super.init()
        guard let action else { return }
        HeadlessException.raise(
            "A gesture recognizer cannot send \(action): there is no Objective-C runtime here.")
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    open func location(in view: UIView?) -> CGPoint {
        view?.convert(headlessLocationInWindow, from: nil as UIView?) ?? headlessLocationInWindow
    }

    /// Where one of the touches is, in the order in which the fingers went down.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        if fingers.indices.contains(touchIndex) { return fingers[touchIndex].location(in: view) }
        if touchIndex < numberOfTouches { return location(in: view) }
        HeadlessException.raise(
            "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(numberOfTouches))."
        )
        return .zero
    }

    /// Makes the recognizer wait until the other one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(Requirement(recognizer: otherGestureRecognizer))
    }

    open var numberOfTouches: Int {
        if !fingers.isEmpty { return fingers.count }
        switch state {
        case .began, .changed: return 1
        default: return 0
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

    // MARK: - Touches

    /// Whether the recognizer leaves taps on controls to them.
    var givesWayToControls: Bool { false }

    /// What becomes of a touch is told to subclasses by these three.
    func fingerDidGoDown(_ touch: UITouch) {}
    func fingerDidMove(_ touch: UITouch) {}
    func fingerDidGoUp(_ touch: UITouch) {}

    func touchBegan(_ touch: UITouch) {
        fingers.append(touch)
        updateLocation()
        fingerDidGoDown(touch)
    }

    func touchMoved(_ touch: UITouch) {
        guard fingers.contains(touch) else { return }
        updateLocation()
        fingerDidMove(touch)
    }

    func touchEnded(_ touch: UITouch) {
        guard fingers.contains(touch) else { return }
        updateLocation()
        fingers.removeAll { $0 === touch }
        fingerDidGoUp(touch)
    }

    func touchCancelled(_ touch: UITouch) {
        guard fingers.contains(touch) else { return }
        fingers.removeAll { $0 === touch }
        stop()
    }

    private func updateLocation() {
        guard !fingers.isEmpty else { return }
        let places = fingers.map { $0.location(in: $0.window) }
        let count = CGFloat(places.count)
        headlessLocationInWindow = CGPoint(
            x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
    }

    // MARK: - Recognition

    /// Whether the recognizer waits for more touches before it can decide.
    var awaitsTouches: Bool { false }

    /// Whether it is still open what the touches will be.
    var isUndecided: Bool {
        state == .possible && (!fingers.isEmpty || awaitsTouches || pendingState != nil)
    }

    var hasRecognized: Bool { [.began, .changed, .ended].contains(state) }

    func requires(_ other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.recognizer === other }
    }

    /// Goes into a state of recognition if nothing speaks against it, or as soon as nothing does.
    func recognize(_ newState: State) {
        guard state == .possible else { return }
        pendingState = newState
        recognizeIfReady()
    }

    func recognizeIfReady() {
        guard let newState = pendingState, state == .possible,
            !requirements.contains(where: { $0.recognizer?.isUndecided == true }),
            dispatcher?.delegatesHoldBack(self) != true
        else { return }
        pendingState = nil
        guard dispatcher?.excludes(self) != true, mayBegin else { return fail() }
        enter(newState)
        if hasRecognized { dispatcher?.didRecognize(self) }
    }

    func enter(_ newState: State) {
        state = newState
    }

    func fail() {
        guard state == .possible else { return }
        pendingState = nil
        state = .failed
        dispatcher?.didFail(self)
    }

    /// Ends what is being recognized without its goal.
    private func stop() {
        if state == .began || state == .changed {
            enter(.cancelled)
            if fingers.isEmpty { prepareForNextTouch() }
        } else if isUndecided {
            fail()
        }
    }

    /// Begins anew once no finger is down.
    func prepareForNextTouch() {
        fingers = []
        pendingState = nil
        if state != .possible { reset() }
    }
}

/// Decides about a gesture recognizer.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
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
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        true
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool {
        true
    }
}
