import UIKit

/// The work that skeletons leave to UIKit, done without anything of ours: what is left of a way is ours.
///
/// Every call is one that a skeleton cannot do without; where ours makes more of them, they count as ours.
@MainActor
enum UIKitAlone {
    /// What a cover consists of.
    @MainActor
    struct CoverSize {
        var layers = 0
        var animations = 0

        init() {}

        /// Counts what is laid over a view as its last subview.
        init(over view: UIView) {
            if let cover = view.subviews.last { add(cover.layer) }
        }

        private mutating func add(_ layer: CALayer) {
            layers += 1
            animations += layer.animationKeys()?.count ?? 0
            layer.sublayers?.forEach { add($0) }
        }
    }

    /// Lays a view with as many layers and animations over another, as the last of its subviews.
    static func cover(_ view: UIView, like size: CoverSize) {
        let cover = UIView(frame: view.bounds)
        for index in 0..<max(1, size.layers - 1) {
            let layer = CALayer()
            layer.frame = CGRect(x: 16, y: CGFloat(index) * 10, width: 100, height: 8)
            layer.cornerRadius = 4
            layer.backgroundColor = UIColor.systemGray5.resolvedColor(with: view.traitCollection).cgColor
            if index < size.animations { layer.add(pulse, forKey: "pulse") }
            cover.layer.addSublayer(layer)
        }
        view.addSubview(cover)
    }

    private static var pulse: CABasicAnimation {
        let pulse = CABasicAnimation(keyPath: "opacity")
        pulse.fromValue = 1
        pulse.toValue = 0.5
        pulse.duration = 1
        pulse.autoreverses = true
        pulse.repeatCount = .infinity
        return pulse
    }

    /// Fills a cell, gives it its size and lays it out, and measures its texts.
    static func layOut(_ cell: any UIView & BenchContent, isSelfSizing: Bool) {
        cell.fill(with: 1)
        var height = BenchCell.height
        if isSelfSizing {
            height =
                cell.systemLayoutSizeFitting(
                    CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: height)
        cell.layoutIfNeeded()
        _ = measure(cell)
    }

    /// Asks every view inside a root where and whether it is seen, and measures each text once, as if there were no end to
    /// its line.
    static func measure(_ view: UIView) -> CGFloat {
        var sum = view.isHidden || view.alpha == 0 ? 0 : view.frame.maxX
        if let label = view as? UILabel {
            sum += label.sizeThatFits(CGSize(width: 100_000, height: 100_000)).width
        }
        return view.subviews.reduce(sum) { $0 + measure($1) }
    }
}
