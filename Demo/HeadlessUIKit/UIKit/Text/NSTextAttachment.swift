/// A picture among the characters of a text.
open class NSTextAttachment: NSObject {
    open var image: UIImage?
    /// The size of the picture, and where its lower left corner lies above the baseline; no size stands for
    /// that of the image.
    open var bounds = CGRect.zero

    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    /// The document that is attached; it is kept, not drawn.
    open var contents: Data?
    /// The kind of the document, as a uniform type identifier.
    open var fileType: String?

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    public convenience override init() {
        self.init(data: nil, ofType: nil)
    }

    public init(image: UIImage) {
        self.image = image
        super.init()
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
