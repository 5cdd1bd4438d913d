import UIKit

/// A button on a picture that the app draws.
final class DawnButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setBackgroundImage(Self.makePicture(), for: .normal)
        layer.cornerRadius = 24
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Red that becomes yellow from left to right, in stripes that overlap.
    private static func makePicture() -> UIImage {
        let (size, stripe) = (CGSize(width: 327, height: 48), 327.0 / 48)
        return UIGraphicsImageRenderer(size: size).image { context in
            for number in 0..<48 {
                let position = CGFloat(number) / 47
                UIColor(
                    red: 0.98, green: 0.36 + 0.36 * position, blue: 0.42 - 0.15 * position, alpha: 1
                ).setFill()
                context.fill(
                    CGRect(x: CGFloat(number) * stripe, y: 0, width: stripe + 1, height: size.height))
            }
        }
    }
}
