import UIKit

/// Makes views from their classes, as a list does with registered ones.
@MainActor
enum ViewMaking {
    /// Returns a new view without size, or a new cell, header or footer without a reuse identifier.
    static func make<View: UIView>(_ type: View.Type) -> View {
        let view = makeAny(type)
        // The class itself was asked, so the instance is of that class.
        return unsafeDowncast(view, to: View.self)
    }

    // Apple's classes can be instantiated from a metatype because they are Objective-C's; elsewhere
    // UIKit has to help. This is a matter of the language, not of behavior.
    #if canImport(Darwin)
        private static func makeAny(_ type: UIView.Type) -> UIView {
            switch type {
            case let type as UITableViewCell.Type: type.init(style: .default, reuseIdentifier: nil)
            case let type as UITableViewHeaderFooterView.Type: type.init(reuseIdentifier: nil)
            default: type.init(frame: .zero)
            }
        }
    #else
        private static func makeAny(_ type: UIView.Type) -> UIView {
            switch type {
            case let type as UITableViewCell.Type:
                HeadlessClass.makeCell(type, style: .default, reuseIdentifier: nil)
            case let type as UITableViewHeaderFooterView.Type:
                HeadlessClass.makeHeaderFooterView(type, reuseIdentifier: nil)
            default: HeadlessClass.makeView(type, frame: .zero)
            }
        }
    #endif
}
