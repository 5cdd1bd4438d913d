// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? {
    obj.map { type(of: $0 as AnyObject) }
}

/// Returns the class that a class derives from.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    cls.flatMap { unsafeBitCast($0, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: AnyClass?.self) }
}

/// Returns the size of the instances of a class, in bytes.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    cls.map { Int(unsafeBitCast($0, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)) }
        ?? 0
}

extension ProcessInfo {
    /// Says that there is no time, as no program is suspended here.
    public func performExpiringActivity(
        withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
    ) {
        block(true)
    }
}
