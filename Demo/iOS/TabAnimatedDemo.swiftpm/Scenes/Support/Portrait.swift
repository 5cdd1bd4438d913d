import UIKit

/// Drawn pictures that stand in for photographs.
enum Portrait {
    /// A head and shoulders on a colored ground.
    static func person(hue: CGFloat, size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor(hue: hue, saturation: 0.35, brightness: 0.92, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(hue: hue, saturation: 0.55, brightness: 0.62, alpha: 1).setFill()
            let head = size.width * 0.36
            UIBezierPath(
                ovalIn: CGRect(x: (size.width - head) / 2, y: size.height * 0.2, width: head, height: head)
            ).fill()
            UIBezierPath(
                ovalIn: CGRect(
                    x: size.width * 0.16, y: size.height * 0.62, width: size.width * 0.68,
                    height: size.height * 0.7)
            ).fill()
        }
    }

    /// Hills under a sun.
    static func landscape(hue: CGFloat, size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor(hue: hue, saturation: 0.28, brightness: 0.97, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(hue: hue + 0.08, saturation: 0.2, brightness: 1, alpha: 1).setFill()
            let sun = size.height * 0.3
            UIBezierPath(
                ovalIn: CGRect(x: size.width * 0.62, y: size.height * 0.16, width: sun, height: sun)
            ).fill()
            hill(
                in: size, peak: 0.42, shift: -0.15,
                color: UIColor(hue: hue, saturation: 0.45, brightness: 0.75, alpha: 1))
            hill(
                in: size, peak: 0.58, shift: 0.25,
                color: UIColor(hue: hue, saturation: 0.6, brightness: 0.55, alpha: 1))
        }
    }

    private static func hill(in size: CGSize, peak: CGFloat, shift: CGFloat, color: UIColor) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: size.width * (shift - 0.3), y: size.height))
        path.addQuadCurve(
            to: CGPoint(x: size.width * (shift + 1.2), y: size.height),
            controlPoint: CGPoint(x: size.width * (shift + 0.45), y: size.height * (2 * peak - 1)))
        path.close()
        color.setFill()
        path.fill()
    }
}
