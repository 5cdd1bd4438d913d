package import UIKit

// What takes the runtime of Objective-C, and what takes its place where there is none. Code elsewhere is the same
// on every system.

#if canImport(Darwin)
    /// The root of classes that decide when they are asked which messages they respond to and whom they forward
    /// others to.
    package typealias ForwardingObject = NSObject

    /// An object that answers any message of a list with nothing: no object, no, or zero.
    ///
    /// It stands in for a delegate that has gone, of which a list still believes that it responds.
    package final class SilentObject: NSObject, Sendable {
        package override class func resolveInstanceMethod(_ sel: Selector!) -> Bool {
            guard let sel, let method = class_getInstanceMethod(self, answer(to: sel.description)) else {
                return false
            }
            let code = method_getImplementation(method)
            return class_addMethod(self, sel, code, method_getTypeEncoding(method))
        }

        private static func answer(to message: String) -> Selector {
            if message.contains("insetForSection") { return #selector(SilentObject.noInsets) }
            if ["sizeFor", "referenceSize", "ContentOffset:"].contains(where: message.contains) {
                return #selector(SilentObject.noSize)
            }
            return ["heightFor", "HeightFor", "SpacingFor"].contains(where: message.contains)
                ? #selector(SilentObject.noLength) : #selector(SilentObject.nothing)
        }

        @objc private func nothing() -> AnyObject? { nil }
        @objc private func noLength() -> CGFloat { 0 }
        @objc private func noSize() -> CGSize { .zero }
        @objc private func noInsets() -> UIEdgeInsets { .zero }
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
    /// The root of classes that decide when they are asked which messages they respond to and whom they forward
    /// others to: Foundation's `NSObject` lets no class override either without Objective-C.
    package typealias ForwardingObject = HeadlessObject

    /// An object that answers any message of a list with nothing: what a list takes where nobody answers.
    package final class SilentObject: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
        package nonisolated override init() {
            super.init()
        }
    }

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
