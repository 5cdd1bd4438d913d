import Foundation

/// One finger on the screen.
@MainActor
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
    open private(set) var view: UIView?
    open private(set) var window: UIWindow?
    open var timestamp: TimeInterval { CACurrentMediaTime() }

    public override init() {
        super.init()
    }

    /// Where the finger is, in the coordinates of the touched view.
    var headlessLocation: CGPoint = .zero {
        didSet { previousLocation = oldValue }
    }

    private var previousLocation: CGPoint = .zero

    /// A finger that has just come down on a view, at a point in the view's coordinates.
    convenience init(headlessLocation: CGPoint, in view: UIView) {
        self.init()
        self.view = view
        window = view.window
        self.headlessLocation = headlessLocation
        previousLocation = headlessLocation
    }

    open func location(in view: UIView?) -> CGPoint {
        self.view?.convert(headlessLocation, to: view) ?? headlessLocation
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        self.view?.convert(previousLocation, to: view) ?? previousLocation
    }
}
