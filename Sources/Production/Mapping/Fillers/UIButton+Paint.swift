import UIKit

extension UIButton {
    /// Whether anything is seen of the button behind its title and its image, apart from a background image.
    var isPainted: Bool {
        // Round corners say that a background comes with the content.
        if isSurface || layer.cornerRadius > 0 { return true }
        guard let background = configuration?.updated(for: self).background else { return false }
        return (background.backgroundColor?.isVisible ?? false) || background.strokeWidth > 0
            || background.visualEffect != nil || background.customView != nil
    }

    /// Whether the button is painted with nothing but the color that it stands on.
    var isOfItsGround: Bool {
        configuration == nil && backgroundColor?.isVisible == true && !stands(outFrom: superview)
    }

    /// Whether nothing of the button can be seen, apart from a filler.
    func isBlank(filled: Set<ObjectIdentifier>) -> Bool {
        let lacksText = filled.contains(ObjectIdentifier(self)) || Filler.lacksText(self)
        return lacksText && !isPainted && shownBackgroundImage == nil && SkeletonGradient(of: layer) == nil
    }

    /// The background image in the normal state.
    var shownBackgroundImage: UIImage? { backgroundImage(for: .normal) ?? configuration?.background.image }
}
