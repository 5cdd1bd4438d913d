import Foundation

/// Text of several lines, whose height depends on its width.
@MainActor final class TextItem {
    let item: LayoutItem
    /// The size of the text when nothing limits its width.
    let naturalSize: CGSize
    private var wrapped: (width: CGFloat, size: CGSize)?

    init(_ item: LayoutItem, _ view: UIView) {
        self.item = item
        naturalSize = view.intrinsicContentSize
    }

    /// A text view wants no width of its own, so that any width can change its height.
    func mustFit(_ width: CGFloat) -> Bool {
        naturalSize.width < 0 && wrapped?.width != width
    }

    func size(of view: UIView, width: CGFloat) -> CGSize {
        if let wrapped, wrapped.width == width { return wrapped.size }
        let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let size = CGSize(
            width: naturalSize.width < 0 ? naturalSize.width : min(fitting.width, naturalSize.width),
            height: fitting.height)
        wrapped = (width, size)
        return size
    }
}

extension UIView {
    /// Whether the view shows text in several lines and leaves their width to the layout.
    var hasWrappingText: Bool {
        switch self {
        case let label as UILabel: label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
        case let text as UITextView: !text.isScrollEnabled
        default: false
        }
    }
}
