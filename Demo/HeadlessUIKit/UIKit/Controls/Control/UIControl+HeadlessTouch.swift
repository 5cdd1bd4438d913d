public import Foundation

extension UIControl {
    /// Puts a finger down at a point of the control (the middle by default) and lifts it there.
    public func headlessTap(at point: CGPoint? = nil) {
        let point = point ?? CGPoint(x: bounds.midX, y: bounds.midY)
        headlessDrag(from: point, to: point)
    }

    /// Puts a finger down at one point of the control, moves it to another and lifts it.
    public func headlessDrag(from start: CGPoint, to end: CGPoint) {
        guard isEnabled, isUserInteractionEnabled else { return }
        touchesBegan([touch(at: start)], with: nil)
        if start != end { touchesMoved([touch(at: end)], with: nil) }
        touchesEnded([touch(at: end)], with: nil)
    }

    private func touch(at point: CGPoint) -> UITouch {
        UITouch(headlessLocation: point, in: self)
    }
}
