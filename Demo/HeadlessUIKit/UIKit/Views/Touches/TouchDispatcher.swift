import Foundation

/// Brings the touches in a window to gesture recognizers and to the views they began in, and decides which of the
/// recognizers may recognize.
@MainActor final class TouchDispatcher {
    private unowned let window: UIWindow
    private var courses: [TouchCourse] = []
    private var lastTap: (point: CGPoint, time: CFTimeInterval, count: Int)?

    /// How soon and how near a touch must be to count as a repetition of the last one.
    static let repetitionInterval: CFTimeInterval = 0.35
    private static let repetitionDistance: CGFloat = 45

    init(in window: UIWindow) {
        self.window = window
    }

    var activeTouches: Set<UITouch> {
        Set(courses.map(\.touch).filter { $0.phase != .ended && $0.phase != .cancelled })
    }

    func tapCount(at point: CGPoint) -> Int {
        let now = CACurrentMediaTime()
        var count = 1
        if let lastTap, now - lastTap.time <= Self.repetitionInterval,
            hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) <= Self.repetitionDistance
        {
            count = lastTap.count + 1
        }
        lastTap = (point, now, count)
        return count
    }

    func dispatch(_ event: UIEvent) {
        for touch in event.allTouches ?? [] {
            switch touch.phase {
            case .began: begin(touch, event)
            case .moved: go(on: touch, event) { $0.touchMoved(touch) }
            case .ended: finish(touch, event) { $0.touchEnded(touch) }
            case .cancelled: finish(touch, event) { $0.touchCancelled(touch) }
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
        }
    }

    private func begin(_ touch: UITouch, _ event: UIEvent) {
        let hit = window.hitTest(touch.location(in: window), with: event)
        touch.view = hit
        let course = TouchCourse(
            touch, view: hit.flatMap { takes($0) ? $0 : nil }, recognizers: recognizers(for: touch, in: hit))
        courses.append(course)
        for recognizer in course.recognizers {
            recognizer.dispatcher = self
            recognizer.touchBegan(touch)
        }
        course.deliver(.began, with: event)
    }

    private func go(on touch: UITouch, _ event: UIEvent, tell: (UIGestureRecognizer) -> Void) {
        guard let course = courses.last(where: { $0.touch === touch }) else { return }
        for recognizer in course.recognizers { tell(recognizer) }
        course.deliver(touch.phase, with: event)
    }

    private func finish(_ touch: UITouch, _ event: UIEvent, tell: (UIGestureRecognizer) -> Void) {
        go(on: touch, event, tell: tell)
        clearUp()
    }

    // MARK: - Whom a touch concerns

    /// The recognizers of the view and of those above it, the nearest first.
    private func recognizers(for touch: UITouch, in view: UIView?) -> [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        var control: UIControl?
        for owner in sequence(first: view, next: { $0?.superview }).compactMap({ $0 }) {
            for recognizer in owner.gestureRecognizers ?? [] where recognizer.isEnabled {
                let isControls = control != nil && recognizer.givesWayToControls
                if !isControls,
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
                {
                    result.append(recognizer)
                }
            }
            if control == nil { control = owner as? UIControl }
        }
        return result
    }

    /// Whether a view takes one more touch.
    private func takes(_ view: UIView) -> Bool {
        let others = courses.filter { $0.view != nil && !$0.isOver }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
        let elsewhere = others.filter { $0.view !== view }
        return elsewhere.isEmpty
            || !view.isExclusiveTouch && !elsewhere.contains { $0.view?.isExclusiveTouch == true }
    }

    // MARK: - Who may recognize

    /// Whether another recognizer of the same touches has recognized, which excludes this one.
    func excludes(_ recognizer: UIGestureRecognizer) -> Bool {
        rivals(of: recognizer).contains { $0.hasRecognized && !Self.goTogether($0, recognizer) }
    }

    /// Whether delegates make a recognizer wait for another one of the same touches that may still recognize.
    func delegatesHoldBack(_ recognizer: UIGestureRecognizer) -> Bool {
        rivals(of: recognizer).contains { rival in
            rival.state == .possible && Self.delegatesRequire(recognizer, rival)
        }
    }

    func didRecognize(_ recognizer: UIGestureRecognizer) {
        for rival in rivals(of: recognizer)
        where !rival.hasRecognized
            && (Self.requires(rival, recognizer) || !Self.goTogether(rival, recognizer))
        {
            rival.fail()
        }
        for course in courses where course.concerns(recognizer) {
            if recognizer.cancelsTouchesInView { course.takeFromView() } else { course.release() }
        }
    }

    func didFail(_ recognizer: UIGestureRecognizer) {
        for rival in rivals(of: recognizer) { rival.recognizeIfReady() }
        for course in courses where course.concerns(recognizer) { course.release() }
        clearUp()
    }

    private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        courses.filter { $0.concerns(recognizer) }.flatMap(\.recognizers).filter { $0 !== recognizer }
    }

    /// Whether a recognizer has to wait until another one has failed.
    private static func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        recognizer.requires(other) || delegatesRequire(recognizer, other)
    }

    private static func delegatesRequire(
        _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer
    ) -> Bool {
        recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }

    private static func goTogether(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
            || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) == true
    }

    /// Forgets touches that are over, and prepares recognizers that have none left for the next.
    private func clearUp() {
        let ended = courses.filter { course in
            [.ended, .cancelled].contains(course.touch.phase) && !course.isWaiting
                && !course.recognizers.contains(where: \.isUndecided)
        }
        courses.removeAll { course in ended.contains { $0 === course } }
        let active = courses.flatMap(\.recognizers)
        for recognizer in ended.flatMap(\.recognizers) where !active.contains(where: { $0 === recognizer }) {
            recognizer.prepareForNextTouch()
        }
    }
}

extension TouchCourse {
    fileprivate func concerns(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizers.contains { $0 === recognizer }
    }
}
