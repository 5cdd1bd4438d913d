package import UIKit

// What takes the runtime of Objective-C, and what takes its place where there is none. Code elsewhere is the same
// on every system.

#if canImport(Darwin)
    /// The root of classes that decide at run time which messages they respond to, and forward others.
    package typealias ForwardingObject = NSObject

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
