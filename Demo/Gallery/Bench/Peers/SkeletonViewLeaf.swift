import UIKit

/// A view that is covered in the way of SkeletonView: what it looked like, and what is laid over it.
@MainActor
final class SkeletonViewLeaf {
    let view: UIView
    let cover = CALayer()

    private let background: UIColor?
    private let radius: CGFloat
    private let masks: Bool
    private let isInteractive: Bool
    private let text: NSAttributedString?
    private let textColor: UIColor?
    private let image: UIImage?
    private let title: String?
    private var heights: [NSLayoutConstraint] = []
    private var addedHeight: NSLayoutConstraint?

    /// Saves the look of a view.
    init(_ view: UIView) {
        self.view = view
        background = view.backgroundColor
        radius = view.layer.cornerRadius
        masks = view.layer.masksToBounds
        isInteractive = view.isUserInteractionEnabled
        text = (view as? UILabel)?.attributedText
        textColor = (view as? UILabel)?.textColor
        image = (view as? UIImageView)?.image
        title = (view as? UIButton)?.titleLabel?.text
    }

    /// Takes away what the view shows, and makes the layers that are laid over it.
    func blank(over duration: TimeInterval) {
        view.backgroundColor = .clear
        view.isUserInteractionEnabled = false
        switch view {
        case let label as UILabel:
            label.resignFirstResponder()
            makeRoom(for: label)
            dissolve(duration) { label.textColor = .clear }
        case let imageView as UIImageView: dissolve(duration) { imageView.image = nil }
        case let button as UIButton: dissolve(duration) { button.setTitle(nil, for: .normal) }
        default: break
        }
        buildCover()
        tint()
    }

    /// Gives the view back what it showed, where it shows nothing now.
    func restore(over duration: TimeInterval) {
        view.layer.cornerRadius = radius
        view.layer.masksToBounds = masks
        view.isUserInteractionEnabled = isInteractive
        if view.backgroundColor == .clear { view.backgroundColor = background }
        switch view {
        case let label as UILabel: restore(label, over: duration)
        case let imageView as UIImageView where imageView.image == nil:
            dissolve(duration) { imageView.image = self.image }
        case let button as UIButton where button.title(for: .normal) == nil:
            dissolve(duration) { button.setTitle(self.title, for: .normal) }
        default: break
        }
    }

    private func restore(_ label: UILabel, over duration: TimeInterval) {
        addedHeight?.isActive = false
        NSLayoutConstraint.activate(heights)
        guard label.textColor == .clear else { return }
        dissolve(duration) {
            label.textColor = self.textColor
            label.attributedText = self.text
        }
    }

    /// Makes a label as high as its lines will be.
    private func makeRoom(for label: UILabel) {
        let count = CGFloat(label.numberOfLines)
        let height = SkeletonViewLines.height * count + SkeletonViewLines.spacing * (count - 1)
        guard count > 1, height > label.bounds.height else { return }
        heights = label.constraints.filter { $0.firstAttribute == .height && $0.firstItem === label }
        NSLayoutConstraint.deactivate(heights)
        addedHeight = label.heightAnchor.constraint(equalToConstant: height)
        addedHeight?.isActive = true
    }

    private func dissolve(_ duration: TimeInterval, _ change: @escaping () -> Void) {
        UIView.transition(
            with: view, duration: duration, options: .transitionCrossDissolve, animations: change)
    }
}

// MARK: - Layers

extension SkeletonViewLeaf {
    /// Lays the layers over the view as it is now; a label's lines stand in its middle.
    func layOut() {
        cover.bounds.size = size
        SkeletonViewLines.layOut(cover.sublayers ?? [], of: view, in: size)
    }

    /// Colors what can be seen of the layers.
    func tint() {
        let color = SkeletonViewLines.color.resolvedColor(with: view.traitCollection).cgColor
        for layer in painted { layer.backgroundColor = color }
    }

    /// Makes everything pulse.
    func pulse() {
        for layer in painted {
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

    /// Ends the pulse.
    func stop() {
        for layer in painted { layer.removeAnimation(forKey: "skeletonAnimation") }
    }

    private var painted: [CALayer] { cover.sublayers ?? [cover] }

    private func buildCover() {
        cover.anchorPoint = .zero
        cover.bounds.size = size
        // A label of one line is drawn as a line too, shorter than the label.
        guard let label = view as? UILabel else { return }
        for line in SkeletonViewLines.make(for: label, in: size) { cover.addSublayer(line) }
    }

    /// The size of the view: its frame, or what its own constraints ask for if that is more.
    private var size: CGSize {
        func constant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
            view.constraints.filter { $0.firstAttribute == attribute }.map(\.constant).max() ?? 0
        }
        return CGSize(
            width: max(view.frame.width, constant(.width)), height: max(view.frame.height, constant(.height)))
    }
}
