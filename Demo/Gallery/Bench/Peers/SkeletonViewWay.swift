import UIKit

/// The way of SkeletonView, written for this bench from what that library does; it is not that library.
///
/// Every view counts as marked. Each one without views inside is a leaf: its look is saved and blanked, a layer with a
/// line for each line of text is laid over it, fades in, and pulses from the next turn on. What the library exchanges of
/// `UIView`, which costs every layout pass of an app, is left out, in its favor.
@MainActor
final class SkeletonViewWay {
    static let color = UIColor(red: 0.925, green: 0.941, blue: 0.945, alpha: 1)
    private static let (lineHeight, spacing): (CGFloat, CGFloat) = (15, 10)
    private static let fade: TimeInterval = 0.25

    private var leaves: [Leaf] = []
    private var deferred: [@MainActor () -> Void] = []

    /// A leaf, what it looked like, and what is laid over it.
    private struct Leaf {
        let view: UIView
        let background: UIColor?
        let radius: CGFloat
        let masks: Bool
        let isInteractive: Bool
        var text: NSAttributedString?
        var textColor: UIColor?
        var image: UIImage?
        var title: String?
        let cover: CALayer
    }

    /// Covers a view and what is inside it.
    func show(_ view: UIView) {
        let children = Self.children(of: view)
        guard children.isEmpty else { return children.forEach(show) }
        let leaf = save(view)
        blank(view)
        view.layer.addSublayer(leaf.cover)
        let appearing = CABasicAnimation(keyPath: "opacity")
        appearing.fromValue = 0
        appearing.toValue = 1
        appearing.duration = Self.fade
        appearing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        leaf.cover.add(appearing, forKey: "setOpacityAnimation")
        // The library queues the beginning of the transaction, its completion and its end one by one.
        deferred.append { CATransaction.begin() }
        deferred.append { CATransaction.setCompletionBlock { Self.pulse(leaf.cover) } }
        deferred.append { CATransaction.commit() }
        leaves.append(leaf)
    }

    /// Does what waits for the next turn of the main queue.
    func runDeferred() {
        let work = deferred
        deferred = []
        work.forEach { $0() }
    }

    /// Restores everything.
    func hide() {
        for leaf in leaves { restore(leaf) }
        leaves = []
    }

    private static func children(of view: UIView) -> [UIView] {
        switch view {
        case let cell as UITableViewCell: cell.contentView.subviews
        case let stack as UIStackView: stack.arrangedSubviews
        case is UIButton, is UILabel, is UIImageView: []
        default: view.subviews
        }
    }
}

// MARK: - States

extension SkeletonViewWay {
    private func save(_ view: UIView) -> Leaf {
        var leaf = Leaf(
            view: view, background: view.backgroundColor, radius: view.layer.cornerRadius,
            masks: view.layer.masksToBounds, isInteractive: view.isUserInteractionEnabled,
            cover: Self.cover(of: view))
        switch view {
        case let label as UILabel: (leaf.text, leaf.textColor) = (label.attributedText, label.textColor)
        case let imageView as UIImageView: leaf.image = imageView.image
        case let button as UIButton: leaf.title = button.titleLabel?.text
        default: break
        }
        return leaf
    }

    private func blank(_ view: UIView) {
        view.backgroundColor = .clear
        view.isUserInteractionEnabled = false
        switch view {
        case let label as UILabel:
            label.resignFirstResponder()
            Self.makeRoom(for: label)
            Self.dissolve(label) { label.textColor = .clear }
        case let imageView as UIImageView: Self.dissolve(imageView) { imageView.image = nil }
        case let button as UIButton: Self.dissolve(button) { button.setTitle(nil, for: .normal) }
        default: break
        }
    }

    /// Makes a label as high as its lines will be.
    private static func makeRoom(for label: UILabel) {
        let count = CGFloat(label.numberOfLines)
        let height = lineHeight * count + spacing * (count - 1)
        guard count > 1, height > label.bounds.height else { return }
        let own = label.constraints.filter { $0.firstAttribute == .height && $0.firstItem === label }
        NSLayoutConstraint.deactivate(own)
        label.heightAnchor.constraint(equalToConstant: height).isActive = true
    }

    private static func dissolve(_ view: UIView, _ change: @escaping () -> Void) {
        UIView.transition(with: view, duration: fade, options: .transitionCrossDissolve, animations: change)
    }

    private func restore(_ leaf: Leaf) {
        leaf.view.layer.cornerRadius = leaf.radius
        leaf.view.layer.masksToBounds = leaf.masks
        leaf.view.isUserInteractionEnabled = leaf.isInteractive
        leaf.view.backgroundColor = leaf.background
        switch leaf.view {
        case let label as UILabel:
            label.textColor = leaf.textColor
            label.attributedText = leaf.text
        case let imageView as UIImageView: imageView.image = leaf.image
        case let button as UIButton: button.setTitle(leaf.title, for: .normal)
        default: break
        }
        leaf.cover.removeFromSuperlayer()
    }
}

// MARK: - Layers

extension SkeletonViewWay {
    private static func cover(of view: UIView) -> CALayer {
        let cover = CALayer()
        cover.anchorPoint = .zero
        cover.bounds.size = size(of: view)
        // A label of one line is drawn as a line too, shorter than the label.
        guard let lines = (view as? UILabel).map(lineCount) else {
            cover.backgroundColor = color.resolvedColor(with: view.traitCollection).cgColor
            return cover
        }
        for index in 0..<lines {
            let line = CALayer()
            line.name = "line"
            line.anchorPoint = .zero
            let width = cover.bounds.width * (index == lines - 1 ? 0.7 : 1)
            line.frame = CGRect(
                x: 0, y: CGFloat(index) * (lineHeight + spacing), width: width, height: lineHeight)
            line.backgroundColor = color.resolvedColor(with: view.traitCollection).cgColor
            line.masksToBounds = true
            cover.addSublayer(line)
        }
        return cover
    }

    private static func lineCount(of label: UILabel) -> Int {
        if label.numberOfLines > 0 { return label.numberOfLines }
        return max(1, Int((label.bounds.height / (lineHeight + spacing)).rounded()))
    }

    /// The size of a leaf: its frame, or what its own constraints ask for if that is more.
    private static func size(of view: UIView) -> CGSize {
        func constant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
            view.constraints.filter { $0.firstAttribute == attribute }.map(\.constant).max() ?? 0
        }
        return CGSize(
            width: max(view.frame.width, constant(.width)), height: max(view.frame.height, constant(.height)))
    }

    private static func pulse(_ cover: CALayer) {
        for layer in cover.sublayers ?? [cover] {
            let pulse = CABasicAnimation(keyPath: "backgroundColor")
            pulse.fromValue = layer.backgroundColor
            pulse.toValue = UIColor(white: 0.88, alpha: 1).cgColor
            pulse.duration = 1
            pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            pulse.autoreverses = true
            pulse.repeatCount = .infinity
            pulse.isRemovedOnCompletion = false
            layer.add(pulse, forKey: "skeletonAnimation")
        }
    }
}
