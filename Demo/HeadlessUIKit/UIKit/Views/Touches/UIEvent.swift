/// Something a person did: here always touches.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    private let touches: Set<UITouch>?
    private let time = CACurrentMediaTime()
    private let modifiers = HeadlessScreen.main.heldModifiers

    public override init() {
        touches = nil
        super.init()
    }

    init(_ touches: Set<UITouch>) {
        self.touches = touches
        super.init()
    }

    open var type: EventType { .touches }
    /// All fingers that are down, and those that have just been lifted.
    open var allTouches: Set<UITouch>? { touches }
    open var timestamp: TimeInterval { time }
    /// The keys that were held.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    open func touches(for view: UIView) -> Set<UITouch>? {
        touches?.filter { $0.view === view }
    }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        touches?.filter { $0.window === window }
    }
}
