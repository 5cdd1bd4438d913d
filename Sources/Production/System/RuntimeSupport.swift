import TabCache
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
            let selector = #selector((any NSObjectProtocol).conforms(to:))
            guard let method = class_getInstanceMethod(NSObject.self, selector) else { return }
            let answer: @convention(block) (NSObject, Protocol) -> Bool = { object, asked in
                type.conforms(to: asked)
                    || (object as? Object).map { ask($0) { $0.conforms(to: asked) } } == true
            }
            let code = imp_implementationWithBlock(answer)
            class_addMethod(type, selector, code, method_getTypeEncoding(method))
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

    /// Where classes and objects keep what they know.
    enum ClassMemory {
        /// The descriptor of a class of Swift; `nil` for others, as those that observation makes.
        static func descriptor(of type: AnyClass) -> UnsafeRawPointer? {
            let start = UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
            let isOfSwift = start.load(fromByteOffset: 32, as: UInt.self) & 2 != 0
            return isOfSwift ? pointer(start.load(fromByteOffset: 64, as: UInt.self)) : nil
        }

        /// The address that a word is, without the signature that it has in an app built for arm64e: nothing is called there.
        static func pointer(_ word: UInt) -> UnsafeRawPointer? {
            #if _ptrauth(_arm64e)
                // An iPhone signs in the bits from the 39th on. What is found belongs to an image, or else it is left alone.
                let address = UnsafeRawPointer(bitPattern: word & 0x7F_FFFF_FFFF)
                return address.flatMap { BinaryImage(holding: $0) == nil ? nil : $0 }
            #else
                return UnsafeRawPointer(bitPattern: word)
            #endif
        }

        /// Where the fields of a class are in an instance, in bytes; zero for those that have no place.
        ///
        /// The runtime moves them when a superclass of another framework has grown, and notes it here.
        static func offsets(ofFields labels: [String], in type: AnyClass, record: ClassRecord) -> [Int] {
            var count: UInt32 = 0
            guard let variables = class_copyIvarList(type, &count) else { return labels.map { _ in 0 } }
            defer { free(variables) }
            var offsets = [String: Int]()
            for index in 0..<Int(count) {
                guard let name = ivar_getName(variables[index]) else { continue }
                offsets[String(cString: name)] = ivar_getOffset(variables[index])
            }
            return labels.map { offsets[$0] ?? 0 }
        }

        /// Whether a mangled name, `So6UIViewC`, is that of a class of Objective-C which is one of views or layers.
        static func isDrawn(named name: String) -> Bool {
            guard name.hasPrefix("So"), name.hasSuffix("C") else { return false }
            let plain = name.dropFirst(2).drop(while: \.isNumber).dropLast()
            let type: AnyClass? = objc_lookUpClass(String(plain))
            return type is UIView.Type || type is CALayer.Type
        }

        /// The words by which properties refer to an object: its address, also in weak ones.
        static func words(for object: AnyObject) -> [UInt] {
            [UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())]
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

    /// Where classes and objects keep what they know.
    enum ClassMemory {
        /// The descriptor of a class.
        static func descriptor(of type: AnyClass) -> UnsafeRawPointer? {
            pointer(start(of: type).load(fromByteOffset: 40, as: UInt.self))
        }

        /// The address that a word is.
        static func pointer(_ word: UInt) -> UnsafeRawPointer? { UnsafeRawPointer(bitPattern: word) }

        /// Where the fields of a class are in an instance, in bytes.
        static func offsets(ofFields labels: [String], in type: AnyClass, record: ClassRecord) -> [Int] {
            let place = start(of: type) + record.placeOfOffsets
            return labels.indices.map { place.load(fromByteOffset: $0 * 8, as: Int.self) }
        }

        /// False: there are no classes of Objective-C.
        static func isDrawn(named name: String) -> Bool { false }

        /// The words by which properties refer to an object: its address, and that of the note on those who refer to it weakly.
        static func words(for object: AnyObject) -> [UInt] {
            let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
            let address = UInt(bitPattern: start)
            // The count of references is an address without its last three bits once both highest ones are set.
            let counts = start.load(fromByteOffset: 8, as: UInt.self)
            return counts >> 62 == 3 ? [address, counts << 3] : [address]
        }

        private static func start(of type: AnyClass) -> UnsafeRawPointer {
            unsafeBitCast(type, to: UnsafeRawPointer.self)
        }
    }

    extension ViewMaking {
        /// Returns a new view of a class; Swift's classes can be instantiated from a metatype only if they require
        /// the initializer, so UIKit helps.
        static func makeAny(_ type: UIView.Type) -> UIView { HeadlessClass.make(type) }
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
