import UIKit

/// The way of TABAnimated, written for this bench from what that library does; it is not that library.
///
/// Labels are filled with spaces, the view is laid out, and every leaf becomes a layer over one background, which breathes.
/// What was made of a view is kept, and copied for the next one of its class. The names that the library looks up for every
/// view, the archives and the counts of loads are left out, in its favor.
@MainActor
struct TABAnimatedWay {
    private static let color = UIColor(white: 0.933, alpha: 1).cgColor
    private static let singleFiller = String(repeating: " ", count: 16)
    private static let filler = String(repeating: " ", count: 48)

    /// What was made of a view.
    struct Skeleton {
        let background: CALayer
        let layers: [CALayer]

        /// The layers again, as the library copies them for each view: out of its store, and for the view.
        func copied() -> Skeleton { copy().copy() }

        private func copy() -> Skeleton {
            Skeleton(background: CALayer(layer: background), layers: layers.map { CALayer(layer: $0) })
        }

        /// Shows the layers over a view.
        @MainActor
        func bind(to view: UIView) {
            view.isHidden = false
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
            breath.timingFunction = CAMediaTimingFunction(name: .easeIn)
            background.add(breath, forKey: "kAnimatedBinAnimation")
        }
    }

    /// Puts a view in line: it is filled, laid out and hidden until its turn comes.
    ///
    /// - Parameter hides: Whether what is inside is hidden for good, as in cells that show nothing else.
    static func enqueue(_ view: UIView, hides: Bool) {
        fill(view, hides: hides)
        view.layoutSubviews()
        view.isHidden = true
    }

    /// Fills what is empty, so that it has a size.
    private static func fill(_ view: UIView, hides: Bool) {
        for subview in view.subviews {
            fill(subview, hides: hides)
            if hides { subview.isHidden = true }
            if let label = subview as? UILabel, label.text?.isEmpty != false {
                label.text = label.numberOfLines == 1 ? singleFiller : filler
            } else if let button = subview as? UIButton, button.currentTitle == nil,
                button.currentImage == nil
            {
                button.setTitle(singleFiller, for: .normal)
            }
        }
    }

    /// Takes the filling out of labels and buttons again.
    static func reset(_ view: UIView) {
        for subview in view.subviews {
            reset(subview)
            if let label = subview as? UILabel, [singleFiller, filler].contains(label.text) {
                label.text = ""
            } else if let button = subview as? UIButton, button.currentTitle == singleFiller {
                button.setTitle("", for: .normal)
            }
        }
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
            guard isDrawn(subview, in: root), !(view is UIButton) else { continue }
            layers += self.layers(of: subview, in: root)
        }
    }

    /// Texts and pictures are drawn, and what has nothing inside; separators, which UIKit adds to cells, are not.
    private static func isDrawn(_ view: UIView, in root: UIView) -> Bool {
        if view is UILabel || view is UIButton || view is UIImageView { return true }
        let isLeaf = view.layer.sublayers?.isEmpty != false
        return isLeaf && view.bounds != root.bounds && !"\(type(of: view))".contains("Separator")
    }

    /// One layer, or one for each line of a text of several.
    private static func layers(of view: UIView, in root: UIView) -> [CALayer] {
        var frame = view.convert(view.bounds, to: root)
        if view is UILabel { frame.size.height *= 0.75 }
        guard let label = view as? UILabel, label.numberOfLines != 1 else {
            return [layer(frame, radius: view.layer.cornerRadius)]
        }
        let (height, gap): (CGFloat, CGFloat) = (12, 8)
        let fitting = Int(frame.height / (height + gap))
        let count = label.numberOfLines > 0 ? label.numberOfLines : fitting > 1 ? fitting : 3
        return (0..<count).map { index in
            let width = frame.width * (index == count - 1 ? 0.5 : 1)
            let y = frame.minY + CGFloat(index) * (height + gap)
            return layer(
                CGRect(x: frame.minX, y: y, width: width, height: height), radius: label.layer.cornerRadius)
        }
    }

    private static func layer(_ frame: CGRect, radius: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.name = "TABLayer"
        layer.anchorPoint = .zero
        layer.frame = frame
        layer.backgroundColor = color
        layer.cornerRadius = radius
        layer.isOpaque = true
        layer.contentsGravity = .resizeAspect
        return layer
    }
}
