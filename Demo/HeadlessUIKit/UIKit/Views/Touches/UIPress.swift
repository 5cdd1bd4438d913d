public import Foundation

/// A press of a button of a remote, a keyboard or a game controller.
@preconcurrency @MainActor open class UIPress: NSObject {
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
    }

    open private(set) var type: UIPress.PressType

    init(_ type: UIPress.PressType) {
        self.type = type
    }
}

extension UIView {
    /// The recognizers that take a press of the focused view: its own, and those of the views around it.
    public func headlessRecognizers(ofPress type: UIPress.PressType) -> [UIGestureRecognizer] {
        let press = UIPress(type)
        return sequence(first: self, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }.filter {
            $0.isEnabled && $0.allowedPressTypes.contains(NSNumber(value: type.rawValue))
                && $0.delegate?.gestureRecognizer($0, shouldReceive: press) != false
        }
    }
}
