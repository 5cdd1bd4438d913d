import UIKit

/// The way of TABAnimated, written for this bench from what that library does; it is not that library.
///
/// Labels are filled with spaces, the view is laid out, and every leaf becomes a layer over one background, which breathes.
/// What was made of a view is kept, and copied for the next one of its class.
@MainActor
struct TABAnimatedWay {
    static let color = UIColor(white: 0.933, alpha: 1).cgColor

    /// What was made of a view.
    struct Skeleton {
        let background: CALayer
        let layers: [CALayer]

        /// The layers again, as the library copies them for each cell.
        func copy() -> Skeleton {
            Skeleton(background: CALayer(layer: background), layers: layers.map { CALayer(layer: $0) })
        }

        /// Shows the layers over a view.
        @MainActor
        func bind(to view: UIView) {
            view.layer.cornerRadius = background.cornerRadius
            view.layer.addSublayer(background)
            for layer in layers { background.addSublayer(layer) }
            let breath = CABasicAnimation(keyPath: "opacity")
            breath.fromValue = 1.1
            breath.toValue = 0.6
            breath.duration = 1
            breath.autoreverses = true
            breath.repeatCount = .infinity
            breath.isRemovedOnCompletion = false
            breath.fillMode = .forwards
            background.add(breath, forKey: "kAnimatedBinAnimation")
        }
    }

    /// Fills what is empty, so that it has a size; returns what was filled.
    static func fill(_ view: UIView, hides: Bool) -> [UILabel] {
        var filled: [UILabel] = []
        for subview in view.subviews {
            filled += fill(subview, hides: hides)
            if hides { subview.isHidden = true }
            if let label = subview as? UILabel, label.text?.isEmpty != false {
                label.text = String(repeating: " ", count: label.numberOfLines == 1 ? 16 : 48)
                filled.append(label)
            } else if let button = subview as? UIButton, button.currentTitle == nil,
                button.currentImage == nil
            {
                button.setTitle(String(repeating: " ", count: 16), for: .normal)
            }
        }
        view.layoutSubviews()
        return filled
    }

    /// Makes the layers of a view.
    static func produce(_ root: UIView) -> Skeleton {
        let background = CALayer()
        background.frame = root.bounds
        background.backgroundColor = UIColor.white.cgColor
        var layers: [CALayer] = []
        walk(root, root: root, into: &layers)
        return Skeleton(background: background, layers: layers)
    }

    private static func walk(_ view: UIView, root: UIView, into layers: inout [CALayer]) {
        for subview in view.subviews {
            walk(subview, root: root, into: &layers)
            guard
                subview is UILabel || subview is UIButton || subview is UIImageView
                    || subview.subviews.isEmpty,
                !(view is UIButton), subview.bounds != root.bounds
            else { continue }
            layers.append(layer(of: subview, in: root))
        }
    }

    private static func layer(of view: UIView, in root: UIView) -> CALayer {
        let layer = CALayer()
        layer.name = "TABLayer"
        layer.anchorPoint = .zero
        var frame = view.convert(view.bounds, to: root)
        if view is UILabel { frame.size.height *= 0.75 }
        layer.frame = frame
        layer.backgroundColor = color
        layer.cornerRadius = view.layer.cornerRadius
        layer.isOpaque = true
        layer.contentsGravity = .resizeAspect
        let lines = (view as? UILabel)?.numberOfLines ?? 1
        for index in 0..<(lines == 1 ? 0 : max(2, lines)) {
            let bar = CALayer()
            bar.frame = CGRect(x: 0, y: CGFloat(index) * 18, width: frame.width, height: 12)
            bar.backgroundColor = color
            layer.addSublayer(bar)
        }
        return layer
    }
}
