import TabCache
import UIKit

extension UIButton {
    /// Whether anything is seen of the button behind its title and its image, apart from a background image.
    var isPainted: Bool {
        // Round corners say that a background comes with the content.
        if isSurface || layer.shownCornerRadius > 0 { return true }
        guard let background = configuration?.updated(for: self).background else { return false }
        return background.backgroundColor?.isVisible == true || background.strokeWidth > 0
            || background.visualEffect != nil || background.customView != nil
    }

    /// Whether the button has a configuration without anything to show, and no square of its own for a picture.
    var showsNothingConfigured: Bool {
        configuration != nil && isInCell && !isPainted && Filler.lacksText(self)
            && !(givenLength(.width) != nil && givenLength(.width) == givenLength(.height))
    }

    /// Whether the button is painted with nothing but the color that it stands on.
    var hasColorOfBackdrop: Bool {
        configuration == nil && hasBackground && !stands(outFrom: superview)
    }

    /// Whether nothing of the button can be seen, apart from a filler.
    func isBlank(filled: Set<ObjectIdentifier>) -> Bool {
        let lacksText = filled.contains(ObjectIdentifier(self)) || Filler.lacksText(self)
        return lacksText && !isPainted && shownBackgroundImage == nil && SkeletonGradient(of: layer) == nil
    }

    /// Whether the button shows labels and images of the app in place of a title and an image of its own.
    var isContainer: Bool {
        guard configuration == nil, currentTitle == nil, currentAttributedTitle == nil, currentImage == nil,
            currentBackgroundImage == nil
        else { return false }
        // UIKit's own label and image view are there as soon as anybody asked for them.
        return subviews.filter { $0 is UILabel }.count > 1 || subviews.filter { $0 is UIImageView }.count > 1
            || subviews.contains { !$0.isLabelOrImage && $0.holds { $0.isLabelOrImage } }
    }

    /// The title: that of the configuration, or else the one of the state, attributed or not.
    var shownTitle: String {
        configuration?.title ?? configuration?.attributedTitle.map { String($0.characters) } ?? currentTitle
            ?? currentAttributedTitle?.string ?? ""
    }

    /// The background image in the normal state.
    var shownBackgroundImage: UIImage? { backgroundImage(for: .normal) ?? configuration?.background.image }
}

extension UIView {
    /// Whether the view is in a cell, whose binding has configured it before it is seen.
    fileprivate var isInCell: Bool {
        sequence(first: self as UIView, next: \.superview).prefix(UIView.deepestText)
            .contains { SystemView.contentView(of: $0) != nil }
    }

    fileprivate var isLabelOrImage: Bool { self is UILabel || self is UIImageView }
}
