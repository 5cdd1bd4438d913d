package import UIKit

// What is seen of views, layers and colors.

extension UIView {
    /// Whether the view is hidden or as good as transparent.
    var isInvisible: Bool { isHidden || alpha < 0.01 }

    /// The frame in the coordinate space of a view above it whose top left visible corner is zero.
    package func frame(inBoundsOf root: UIView) -> CGRect {
        convert(bounds, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    }

    /// Whether the view itself is seen, whatever it holds.
    var isSurface: Bool { hasBackground || layer.hasBorder || layer.hasShadow }

    /// Whether the view has a background color that is seen.
    var hasBackground: Bool { backgroundColor?.isVisible == true }

    /// Whether the view only keeps others apart.
    var isBlankSpace: Bool { isPlainView && subviews.isEmpty && !isSurface }
}

extension CALayer {
    /// Whether the layer casts a shadow that can be seen.
    var hasShadow: Bool { shadowOpacity > 0 && shadowColor != nil }

    /// The border, or `nil` if the layer has none that can be seen.
    var border: (width: CGFloat, color: UIColor)? {
        guard borderWidth > 0, let borderColor else { return nil }
        return (borderWidth, UIColor(cgColor: borderColor))
    }

    var hasBorder: Bool { border != nil }
}

extension UIColor {
    private var alpha: CGFloat { cgColor.alpha }

    /// Red, green, blue and alpha, 0...1; `nil` of a pattern, which has none.
    package var parts: [CGFloat]? {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        return getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
            ? [parts.0, parts.1, parts.2, parts.3] : nil
    }

    var isPattern: Bool { parts == nil }

    /// Whether the color hides anything at all.
    var isVisible: Bool { alpha > 0.01 }

    /// Whether the color hides everything behind it.
    var isOpaque: Bool { alpha > 0.99 }
}

extension UIView {
    /// Whether the view is a page that scrolls, whose content is there as a whole.
    package var isScrollingPage: Bool {
        self is UIScrollView && !(isList || self is UITextView)
    }

    /// The area that the skeleton of the view is about, in its own coordinate space: its bounds, or of a page that scrolls
    /// all that it can be scrolled to.
    package var skeletonArea: CGRect {
        guard isScrollingPage, let page = self as? UIScrollView, bounds.isFinite else { return bounds }
        let (inset, content) = (page.adjustedContentInset, page.contentSize)
        return CGRect(
            x: -inset.left.orZero, y: -inset.top.orZero,
            width: max(bounds.width, (content.width + inset.left + inset.right).clampedLength),
            height: max(bounds.height, (content.height + inset.top + inset.bottom).clampedLength))
    }
}
