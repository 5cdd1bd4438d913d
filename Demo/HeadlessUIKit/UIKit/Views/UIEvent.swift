import Foundation

/// One interaction of the person with the app.
@MainActor
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

    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
    }

    public override init() {
        super.init()
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var allTouches: Set<UITouch>? { nil }
    open var timestamp: TimeInterval { CACurrentMediaTime() }
}
