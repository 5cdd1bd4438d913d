import Foundation
public import HeadlessObjectiveC

/// A message of a protocol, by its selector in Objective-C.
public protocol HeadlessMessage: RawRepresentable<String>, CaseIterable, Sendable {
    /// Whether a class conforms to the protocol.
    static func areDeclared(for type: AnyClass) -> Bool
}

extension HeadlessMessage {
    public var selector: Selector { Selector(rawValue) }

    static func declares(_ name: String, for type: AnyClass) -> Bool {
        Self(rawValue: name) != nil && areDeclared(for: type)
    }

    /// Whether a list sends the message to an object that conforms to the protocol.
    func isSent(to object: any NSObjectProtocol) -> Bool {
        guard let object = object as? HeadlessObject else { return true }
        return object.answers?.contains(rawValue) ?? object.responds(to: selector)
    }

    /// Returns the object that gets the message from one that does not implement it.
    @MainActor
    func target(of object: any NSObjectProtocol) -> Any? {
        HeadlessMessages.unimplemented?.append((object, selector))
        guard let object = object as? HeadlessObject else { return nil }
        let target = object.forwardingTarget(for: selector)
        if target == nil { object.answers?.raise(rawValue, for: object) }
        return target
    }
}
