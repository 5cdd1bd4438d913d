// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    associations(of: object, creating: value != nil)?.set(value, forKey: key, policy: policy)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    associations(of: object, creating: false)?.value(forKey: key)
}

public func objc_removeAssociatedObjects(_ object: Any) {
    associations(of: object, creating: false)?.removeAll()
}

private func associations(of object: Any, creating: Bool) -> HeadlessAssociations? {
    if let owner = object as? any HeadlessAssociating {
        return owner.headlessAssociations
    }
    guard type(of: object) is AnyClass else { return nil }
    return AssociationTable.shared.associations(of: object as AnyObject, creating: creating)
}
