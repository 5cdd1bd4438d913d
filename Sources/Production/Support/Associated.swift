import TabCache
import UIKit

/// A kind of value that hangs on objects: each object holds one, which dies with it.
///
/// ```text
/// private static let attachments = Associated<Attachment>()
/// let attachment = attachments[view]
/// ```
@MainActor
package struct Associated<Value> {
    // The address is all that matters of the key: nothing is ever written there, and it is never freed.
    private let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    package init() {}

    /// The value of an object, if it holds one.
    package subscript(object: AnyObject) -> Value? {
        get { (objc_getAssociatedObject(object, key) as? Box<Value>)?.value }
        nonmutating set {
            objc_setAssociatedObject(object, key, newValue.map(Box.init), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    /// The value of an object, made when there is none.
    package subscript(object: AnyObject, default value: @autoclosure () -> Value) -> Value {
        if let value = self[object] { return value }
        let value = value()
        self[object] = value
        return value
    }
}

/// A value as an object.
private final class Box<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
