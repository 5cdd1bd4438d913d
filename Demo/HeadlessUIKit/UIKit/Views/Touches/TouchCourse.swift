/// What becomes of one touch: whom it concerns, and what its view has been told.
@MainActor final class TouchCourse {
    let touch: UITouch
    let recognizers: [UIGestureRecognizer]
    /// The view that is told about the touch, if it takes it.
    let view: UIView?
    private var held: [UITouch.Phase] = []
    private var hasBegun = false
    private(set) var isOver = false

    init(_ touch: UITouch, view: UIView?, recognizers: [UIGestureRecognizer]) {
        self.touch = touch
        self.view = view
        self.recognizers = recognizers
    }

    var isWaiting: Bool { !held.isEmpty }

    /// Tells the view, or waits for recognizers that have to decide first.
    func deliver(_ phase: UITouch.Phase, with event: UIEvent?) {
        guard !isOver else { return }
        guard !isWaiting, !isHeldBack(phase) else { return held.append(phase) }
        tell(phase, with: event)
    }

    /// Tells the view what was held back, as far as no recognizer objects any more.
    func release() {
        while let phase = held.first, !isHeldBack(phase) {
            held.removeFirst()
            tell(phase, with: nil)
        }
    }

    /// Takes the touch from the view for good.
    func takeFromView() {
        held = []
        if hasBegun, !isOver { view?.touchesCancelled([touch], with: nil) }
        isOver = true
    }

    private func isHeldBack(_ phase: UITouch.Phase) -> Bool {
        recognizers.contains { recognizer in
            guard recognizer.isUndecided else { return false }
            switch phase {
            case .began: return recognizer.delaysTouchesBegan
            case .ended: return recognizer.delaysTouchesEnded
            default: return false
            }
        }
    }

    private func tell(_ phase: UITouch.Phase, with event: UIEvent?) {
        switch phase {
        case .began:
            hasBegun = true
            view?.touchesBegan([touch], with: event)
        case .moved: view?.touchesMoved([touch], with: event)
        case .ended:
            isOver = true
            view?.touchesEnded([touch], with: event)
        case .cancelled:
            isOver = true
            view?.touchesCancelled([touch], with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }
}
