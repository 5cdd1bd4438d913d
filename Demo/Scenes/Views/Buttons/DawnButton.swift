import TabAnimated
import UIKit

/// A button on a picture that the app draws.
///
/// A drawn picture has no name that a stored skeleton could find it by, so the button says what it looks like.
final class DawnButton: UIButton {
    private static let colors: [UIColor] = [
        UIColor(red: 0.98, green: 0.36, blue: 0.42, alpha: 1),
        UIColor(red: 0.99, green: 0.72, blue: 0.27, alpha: 1),
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        setBackgroundImage(Self.makePicture(), for: .normal)
        skeleton.fill = .gradient(SkeletonGradient(colors: Self.colors).componentGradient)
        layer.cornerRadius = 24
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The colours from left to right: each covers what is left of the picture.
    private static func makePicture() -> UIImage {
        let size = CGSize(width: 327, height: 48)
        return UIGraphicsImageRenderer(size: size).image { context in
            for x in 0..<Int(size.width) {
                color(at: CGFloat(x) / (size.width - 1)).setFill()
                context.fill(
                    CGRect(x: CGFloat(x), y: 0, width: size.width - CGFloat(x), height: size.height))
            }
        }
    }

    private static func color(at position: CGFloat) -> UIColor {
        var from: (red: CGFloat, green: CGFloat, blue: CGFloat) = (0, 0, 0)
        var to = from
        colors[0].getRed(&from.red, green: &from.green, blue: &from.blue, alpha: nil)
        colors[1].getRed(&to.red, green: &to.green, blue: &to.blue, alpha: nil)
        return UIColor(
            red: from.red + (to.red - from.red) * position,
            green: from.green + (to.green - from.green) * position,
            blue: from.blue + (to.blue - from.blue) * position, alpha: 1)
    }
}
