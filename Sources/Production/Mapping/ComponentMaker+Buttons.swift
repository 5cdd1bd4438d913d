import UIKit

extension ComponentMaker {
    /// Gives a component the shape of a button and what it is painted with.
    func shapeButton(_ component: inout Component, _ button: UIButton) {
        shapeBlock(&component, button)
        if button.layer.cornerRadius == 0, let configuration = button.configuration {
            component.cornerRadius = configuration.cornerRadius(height: component.frame.height)
        }
        if let fill = fill(of: button, size: component.frame.size) { component.fill = fill }
    }

    /// What a button is painted with: its gradient layer, or else its background image.
    private func fill(of button: UIButton, size: CGSize) -> ComponentFill? {
        if let gradient = SkeletonGradient(of: button.layer) { return .gradient(gradient) }
        return button.shownBackgroundImage.flatMap { ComponentFill(image: $0, size: size) }
    }
}

extension UIButton.Configuration {
    /// The corner radius of a button of a height, as far as the configuration gives one.
    fileprivate func cornerRadius(height: CGFloat) -> CGFloat {
        cornerStyle == .capsule ? height / 2 : min(background.cornerRadius, height / 2)
    }
}

@MainActor
extension ComponentFill {
    /// An image that can be found again by its name, or else the colors of the image.
    ///
    /// UIKit does not tell the name of an asset, so an image says it as its accessibility identifier. Any
    /// other image is data of the app, which no cache keeps; its colors are kept, as they are in the
    /// appearance that it is mapped in. An image that shows nothing gives `nil`.
    init?(image: UIImage, size: CGSize) {
        let named = (image as AnyObject) as? any UIAccessibilityIdentification
        if let name = named?.accessibilityIdentifier, UIImage(named: name) != nil {
            self = .image(named: name)
        } else if let colors = ImageColors(of: image, size: size) {
            self = colors.fill
        } else {
            return nil
        }
    }
}

extension UIButton {
    /// Whether nothing of the button can be seen, apart from a filler.
    func isBlank(filled: Set<ObjectIdentifier>) -> Bool {
        let isPainted = (backgroundColor?.isVisible ?? false) || layer.hasBorder
        let lacksText = filled.contains(ObjectIdentifier(self)) || Filler.lacksText(self)
        return lacksText && !isPainted && SkeletonGradient(of: layer) == nil
    }

    /// The background image in the normal state.
    var shownBackgroundImage: UIImage? { backgroundImage(for: .normal) ?? configuration?.background.image }
}
