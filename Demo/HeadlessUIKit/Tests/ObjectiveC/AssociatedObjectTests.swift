import HeadlessObjectiveC
import TestDevice
import Testing
import UIKit

nonisolated(unsafe) private var key: UInt8 = 0
nonisolated(unsafe) private var otherKey: UInt8 = 0

/// An object that stores what is associated with it.
private final class Owner: NSObject, HeadlessAssociating {
    let headlessAssociations = HeadlessAssociations()
}

@Suite(.ownDevice)
struct AssociatedObjectTests {
    @Test func `a value is found under its key`() {
        let owner = Owner()
        objc_setAssociatedObject(owner, &key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, &key) as? String == "value")
        #expect(objc_getAssociatedObject(owner, &otherKey) == nil)
    }

    @Test func `any object can have values`() {
        let owner = NSObject()
        objc_setAssociatedObject(owner, &key, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, &key) as? Int == 7)
    }

    @Test func `setting nothing removes the value`() {
        let owner = Owner()
        objc_setAssociatedObject(owner, &key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, &key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, &key) == nil)
    }

    @Test func `removing takes the values of all keys`() {
        let owner = Owner()
        objc_setAssociatedObject(owner, &key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, &otherKey, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, &key) == nil)
        #expect(objc_getAssociatedObject(owner, &otherKey) == nil)
    }

    @Test func `a value lives as long as its object`() {
        weak var value: NSObject?
        var owner: Owner? = Owner()
        do {
            let associated = NSObject()
            value = associated
            objc_setAssociatedObject(owner as Any, &key, associated, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        #expect(value != nil)
        owner = nil
        #expect(value == nil)
    }

    @Test func `an assigned value is not kept`() {
        let owner = Owner()
        do {
            let associated = NSObject()
            objc_setAssociatedObject(owner, &key, associated, .OBJC_ASSOCIATION_ASSIGN)
        }
        #expect(objc_getAssociatedObject(owner, &key) == nil)
    }
}
