public import Foundation

/// What menus and actions have in common: a title, a subtitle and an image.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    open internal(set) var title: String
    open var subtitle: String?
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}

extension UIMenuElement {
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
    }
}
