public import Foundation

/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    open internal(set) var phase: Phase = .began
    open internal(set) var tapCount = 1
    open internal(set) var view: UIView?
    open private(set) var window: UIWindow?
    open private(set) var timestamp: TimeInterval = CACurrentMediaTime()

    /// The view in whose coordinates the location is kept.
    private weak var space: UIView?

    public override init() {
        super.init()
    }

    /// The location, in the coordinates of the view or window that the touch was made in.
    var headlessLocation: CGPoint = .zero {
        didSet {
            previousLocation = oldValue
            timestamp = CACurrentMediaTime()
        }
    }

    private var previousLocation: CGPoint = .zero

    /// A touch that stands in one view from the beginning.
    convenience init(headlessLocation: CGPoint, in view: UIView) {
        self.init()
        self.view = view
        space = view
        window = view.window
        put(at: headlessLocation)
    }

    /// A touch in a window, which has yet to find its view.
    convenience init(in window: UIWindow) {
        self.init()
        self.window = window
        space = window
    }

    func put(at location: CGPoint) {
        headlessLocation = location
        previousLocation = location
    }

    open func location(in view: UIView?) -> CGPoint {
        space?.convert(headlessLocation, to: view) ?? headlessLocation
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        space?.convert(previousLocation, to: view) ?? previousLocation
    }
}
