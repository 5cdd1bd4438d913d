package import UIKit

// What takes the runtime of Objective-C, and what takes its place where there is none. Code elsewhere is the same
// on every system.

#if canImport(Darwin)
    /// The root of classes that decide at run time which messages they respond to, and forward others.
    package typealias ForwardingObject = NSObject

    /// What objects of ours say that they conform to.
    package enum Conformance {
        /// Has the objects of a class of ours conform to the protocols of others: a cast to a protocol of Objective-C asks for
        /// it, and no message of it is ever forwarded.
        package static func follow<Object: NSObject>(
            _ type: Object.Type, _ ask: @escaping (Object, (any NSObjectProtocol) -> Bool) -> Bool
        ) {
            let selector = NSSelectorFromString("conformsToProtocol:")
            guard let method = class_getInstanceMethod(NSObject.self, selector) else { return }
            let answer: @convention(block) (NSObject, Protocol) -> Bool = { object, asked in
                type.conforms(to: asked)
                    || (object as? Object).map { ask($0) { $0.conforms(to: asked) } } == true
            }
            class_addMethod(
                type, selector, imp_implementationWithBlock(answer), method_getTypeEncoding(method))
        }
    }

    /// The root of classes that answer any message with zero, nil or false where they have no method for it: they get one
    /// when it is first sent. A method that returns a number in floating point or a structure has to be written.
    package class AnsweringObject: NSObject {
        package override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
            // What a list sends names the list; questions without it are the runtime's.
            guard let selector, NSStringFromSelector(selector).contains(":") else { return false }
            let answer: @convention(block) (AnyObject) -> Int = { _ in 0 }
            return class_addMethod(self, selector, imp_implementationWithBlock(answer), "q@:")
        }
    }

    extension ViewMaking {
        /// Returns a new view of a class; Objective-C's classes can all be instantiated from their metatype.
        static func makeAny(_ type: UIView.Type) -> UIView {
            switch type {
            case let type as UITableViewCell.Type: type.init(style: .default, reuseIdentifier: nil)
            case let type as UITableViewHeaderFooterView.Type: type.init(reuseIdentifier: nil)
            default: type.init(frame: .zero)
            }
        }
    }
#else
    /// The root of classes that decide at run time which messages they respond to, and forward others: Foundation's `NSObject` lets no class override either without Objective-C.
    package typealias ForwardingObject = HeadlessObject

    /// What objects of ours say that they conform to.
    package enum Conformance {
        /// Does nothing: Swift asks the class of an object here.
        package static func follow<Object: NSObject>(
            _ type: Object.Type, _ ask: @escaping (Object, (any NSObjectProtocol) -> Bool) -> Bool
        ) {}
    }

    /// The root of classes that answer any message; those of a list have default answers here.
    package typealias AnsweringObject = NSObject

    extension ViewMaking {
        /// Returns a new view of a class; Swift's classes can be instantiated from a metatype only if they require
        /// the initializer, so UIKit helps.
        static func makeAny(_ type: UIView.Type) -> UIView {
            switch type {
            case let type as UITableViewCell.Type:
                HeadlessClass.makeCell(type, style: .default, reuseIdentifier: nil)
            case let type as UITableViewHeaderFooterView.Type:
                HeadlessClass.makeHeaderFooterView(type, reuseIdentifier: nil)
            default: HeadlessClass.makeView(type, frame: .zero)
            }
        }
    }
#endif

/// Makes views from their classes, as a list does with registered ones.
@MainActor
enum ViewMaking {
    /// Returns a new view without size, or a new cell, header or footer without a reuse identifier.
    static func make<View: UIView>(_ type: View.Type) -> View {
        let view = makeAny(type)
        // The class made the instance, so the cast holds.
        return unsafeDowncast(view, to: View.self)
    }
}
