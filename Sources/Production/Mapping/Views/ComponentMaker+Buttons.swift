import TabCache
import UIKit

extension ComponentMaker {
    /// Gives a component the shape of a button and what it is painted with.
    ///
    /// A button that is nothing but its title is drawn as one: a bar, or the size of its image.
    func shapeButton(_ component: inout Component, _ button: UIButton) {
        if let fill = fill(of: button) {
            component.fill = fill
        } else if !button.isPainted || button.hasColorOfBackdrop, !isIconButton(button),
            shapeTitle(&component, of: button)
        {
            return
        }
        shapeBlock(&component, button)
        if button.layer.shownCornerRadius == 0, let configuration = button.configuration {
            component.cornerRadius =
                button.drawnCornerRadius ?? configuration.cornerRadius(height: component.frame.height)
            // Backgrounds of configurations round with a continuous curve.
            if component.cornerRadius < component.frame.height / 2 {
                component.corners.rounded.insert(.continuous)
            }
        }
    }

    /// Whether a button without content is a square, in which a picture has yet to come.
    private func isIconButton(_ button: UIButton) -> Bool {
        filled.contains(ObjectIdentifier(button)) && abs(button.bounds.width - button.bounds.height) < 1
    }

    /// What a button is painted with: its gradient layer, or else its background image.
    private func fill(of button: UIButton) -> ComponentFill? {
        if let gradient = SkeletonGradient(of: button.layer) { return .gradient(gradient) }
        return button.shownBackgroundImage.flatMap(ComponentFill.init(image:))
    }

    /// Makes a bar of a title, or a shape of an image without one, and returns whether there is either.
    private func shapeTitle(_ component: inout Component, of button: UIButton) -> Bool {
        let frame = component.frame
        let place = { (view: UIView?) -> CGRect? in
            guard let view, !view.isInvisible, view.isDescendant(of: button), !view.bounds.isEmpty else {
                return nil
            }
            let inner = view.convert(view.bounds, to: button)
            return inner.offsetBy(dx: frame.minX - button.bounds.minX, dy: frame.minY - button.bounds.minY)
        }
        // Buttons make their views when they are asked for them.
        let title = button.hasTitle ? place(button.titleLabel) : nil
        let image = button.hasImage ? place(button.imageView) : nil
        guard let content = [title, image].compactMap({ $0 }).reduce({ $0.union($1) }) else { return false }
        let inside = content.intersection(frame.insetBy(dx: -1, dy: -1))
        // The app may have moved a title out of its button.
        component.frame = inside.isNull ? content : inside
        if title != nil {
            let measure = TextMeasure(font: button.titleLabel?.font, options: options, lines: options.lines)
            measure.place(
                &component, numberOfLines: button.titleLabel?.numberOfLines ?? 1, textWidth: { nil })
            component.cornerRadius = textRadius(
                of: button, height: component.lines?.lineHeight ?? component.frame.height)
        } else {
            shapeBlock(&component, button)
            if button.currentImage?.isSymbolImage == true { component.softenSymbol() }
        }
        return true
    }
}

extension Sequence where Element == CGRect {
    /// Combines the elements, or returns `nil` of none.
    fileprivate func reduce(_ combine: (CGRect, CGRect) -> CGRect) -> CGRect? {
        reduce(nil as CGRect?) { result, next in result.map { combine($0, next) } ?? next }
    }
}

extension UIButton {
    /// The radius of the background that the button made for its configuration, once it is laid out; `nil` where it
    /// rounds itself in another way than by its layer.
    fileprivate var drawnCornerRadius: CGFloat? {
        let backgrounds = subviews.filter { !($0 is UILabel) && !($0 is UIImageView) }
        return (backgrounds + backgrounds.flatMap(\.subviews)).map(\.layer.shownCornerRadius).first { $0 > 0 }
    }
}

extension UIButton.Configuration {
    /// The parts of the height that the radii of the system's own styles are, 0...1.
    private static var radiusShares: [CornerStyle: CGFloat] {
        [.small: 0.125, .medium: 0.175, .large: 0.25, .capsule: 0.5]
    }

    /// The radius of ``CornerStyle/dynamic`` where the background has none, in points.
    private static let dynamicRadius: CGFloat = 5.95

    /// The corner radius of a button of a height: the configuration names a style, and only the button resolves it.
    fileprivate func cornerRadius(height: CGFloat) -> CGFloat {
        let own = background.cornerRadius
        let given = cornerStyle == .fixed || own > 0 ? own : Self.dynamicRadius
        return min(Self.radiusShares[cornerStyle].map { $0 * height } ?? given, height / 2)
    }
}

@MainActor
extension ComponentFill {
    /// An image that can be found again by its name, or else the mean of its colors.
    ///
    /// UIKit tells neither the name nor the bundle of an asset, so an image of the app's own bundle says its name as its
    /// accessibility identifier. Any other image is data of the app, which no cache keeps. An image that shows nothing gives `nil`.
    fileprivate init?(image: UIImage) {
        let named = (image as AnyObject) as? any UIAccessibilityIdentification
        if let name = named?.accessibilityIdentifier, UIImage(named: name) != nil {
            self = .image(named: name)
        } else if let color = image.meanColor {
            self = .color(SkeletonColor(color))
        } else {
            return nil
        }
    }
}

extension UIImage {
    /// The mean of the colors that are seen, or `nil` of none; as opaque as the image is anywhere, for its edges may be soft.
    fileprivate var meanColor: UIColor? {
        guard let image = cgImage else { return nil }
        let side = 4
        var bytes = [UInt8](repeating: 0, count: side * side * 4)
        bytes.withUnsafeMutableBytes { memory in
            guard
                let context = CGContext(
                    data: memory.baseAddress, width: side, height: side, bitsPerComponent: 8,
                    bytesPerRow: side * 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return }
            context.draw(image, in: CGRect(x: 0, y: 0, width: side, height: side))
        }
        // The colors are multiplied by their alpha, which comes last.
        let sums = (0..<4).map { part in
            stride(from: part, to: bytes.count, by: 4).reduce(0) { $0 + CGFloat(bytes[$1]) }
        }
        let alpha = stride(from: 3, to: bytes.count, by: 4).map { CGFloat(bytes[$0]) / 255 }.max() ?? 0
        guard alpha > 0.02 else { return nil }
        let parts = sums.map { ($0 / sums[3] * 255).rounded() / 255 }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
}

extension UIButton {
    fileprivate var hasTitle: Bool { !shownTitle.isBlank }

    fileprivate var hasImage: Bool { (currentImage ?? configuration?.image) != nil }
}
