/// A picture among the characters of a text; headless text gives it its place but does not draw it.
open class NSTextAttachment: NSObject {
    open var image: UIImage?
    open var bounds = CGRect.zero

    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    public override init() {
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    var displayedSize: CGSize {
        bounds.isEmpty ? image?.size ?? .zero : bounds.size
    }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
