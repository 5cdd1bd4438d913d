import Foundation

/// An object that stores the objects associated with it, so that they are released together with it.
public protocol HeadlessAssociating: AnyObject {
    var headlessAssociations: HeadlessAssociations { get }
}

/// The objects associated with one object, by key.
public final class HeadlessAssociations: @unchecked Sendable {
    private enum Slot {
        case strong(Any)
        case weak(Weak)
    }

    private final class Weak {
        weak var object: AnyObject?

        init(_ object: AnyObject) {
            self.object = object
        }
    }

    private let lock = NSLock()
    private var slots: [UnsafeRawPointer: Slot] = [:]

    public init() {}

    func value(forKey key: UnsafeRawPointer) -> Any? {
        switch lock.withLock({ slots[key] }) {
        case .strong(let value): value
        case .weak(let reference): reference.object
        case nil: nil
        }
    }

    func set(_ value: Any?, forKey key: UnsafeRawPointer, policy: objc_AssociationPolicy) {
        let slot = value.map { Self.slot(for: $0, policy: policy) }
        replace(slots: { $0[key] = slot })
    }

    func removeAll() {
        replace(slots: { $0 = [:] })
    }

    /// Lets go of the former values only after the lock, for their deinitializers may come back here.
    private func replace(slots change: (inout [UnsafeRawPointer: Slot]) -> Void) {
        let former = lock.withLock {
            let former = slots
            change(&slots)
            return former
        }
        withExtendedLifetime(former) {}
    }

    private static func slot(for value: Any, policy: objc_AssociationPolicy) -> Slot {
        switch policy {
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            .strong(value)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_ASSIGN:
            type(of: value) is AnyClass ? .weak(Weak(value as AnyObject)) : .strong(value)
        }
    }
}
