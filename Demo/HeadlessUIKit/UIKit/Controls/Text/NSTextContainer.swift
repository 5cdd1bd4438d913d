public import Foundation

/// The area that the text of a text view is laid out in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    var didChange: () -> Void = {}

    open var size: CGSize { didSet { if size != oldValue { didChange() } } }
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
    open var maximumNumberOfLines = 0 { didSet { didChange() } }
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { didChange() } }
    /// Whether lines are as wide as the text view, not as the container's size says.
    open var widthTracksTextView = false { didSet { didChange() } }

    public init(size: CGSize) {
        self.size = size
        super.init()
    }
}
