/// A picture among the characters of a text.
open class NSTextAttachment: NSObject {
    open var image: UIImage?
    /// The size of the picture, and where its lower left corner lies above the baseline; no size stands for
    /// that of the image.
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

    var displayedBounds: CGRect {
        bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
    }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
