import UIKit

/// A view that is covered in the way of SkeletonView: what it looked like, and what is laid over it.
@MainActor
final class SkeletonViewLeaf {
    /// What every view had.
    private struct Look {
        let background: UIColor?
        let radius: CGFloat
        let masks: Bool
        let isInteractive: Bool

        @MainActor
        init(of view: UIView) {
            background = view.backgroundColor
            radius = view.layer.cornerRadius
            masks = view.layer.masksToBounds
            isInteractive = view.isUserInteractionEnabled
        }
    }

    /// What a view showed.
    private struct Content {
        let text: NSAttributedString?
        let textColor: UIColor?
        let image: UIImage?
        let title: String?

        @MainActor
        init(of view: UIView) {
            text = (view as? UILabel)?.attributedText
            textColor = (view as? UILabel)?.textColor
            image = (view as? UIImageView)?.image
            title = (view as? UIButton)?.titleLabel?.text
        }
    }

    let view: UIView
    let cover = CALayer()

    private var heights: [NSLayoutConstraint] = []
    private var addedHeight: NSLayoutConstraint?

    /// Saves the look of a view.
    init(_ view: UIView) {
        self.view = view
        SkeletonViewNote.look.write(Look(of: view), on: view)
        SkeletonViewNote.content.write(Content(of: view), on: view)
        SkeletonViewNote.cover.write(cover, on: view)
    }

    /// Takes away what the view shows, and makes the layers that are laid over it.
    func blank(over duration: TimeInterval) {
        view.isUserInteractionEnabled = false
        switch view {
        case let label as UILabel:
            label.backgroundColor = .clear
            label.resignFirstResponder()
            makeRoom(for: label)
            dissolve(duration) { label.textColor = .clear }
        case let imageView as UIImageView:
            imageView.backgroundColor = .clear
            dissolve(duration) { imageView.image = nil }
        case let button as UIButton:
            button.backgroundColor = .clear
            dissolve(duration) { button.setTitle(nil, for: .normal) }
        default: dissolve(duration) { self.view.backgroundColor = .clear }
        }
        buildCover()
        tint()
    }

    /// Gives the view back what it showed, where it shows nothing now.
    func restore(over duration: TimeInterval) {
        let look = SkeletonViewNote.look.read(of: view, or: Look(of: view))
        let content = SkeletonViewNote.content.read(of: view, or: Content(of: view))
        view.layer.cornerRadius = look.radius
        view.layer.masksToBounds = look.masks
        view.isUserInteractionEnabled = look.isInteractive
        if view.backgroundColor == .clear { view.backgroundColor = look.background }
        switch view {
        case let label as UILabel: restore(content, of: label, over: duration)
        case let imageView as UIImageView where imageView.image == nil:
            dissolve(duration) { imageView.image = content.image }
        case let button as UIButton where button.title(for: .normal) == nil:
            dissolve(duration) { button.setTitle(content.title, for: .normal) }
        default: break
        }
    }

    private func restore(_ content: Content, of label: UILabel, over duration: TimeInterval) {
        addedHeight?.isActive = false
        NSLayoutConstraint.activate(heights)
        guard label.textColor == .clear else { return }
        dissolve(duration) {
            label.textColor = content.textColor
            label.attributedText = content.text
        }
    }

    /// Makes a label as high as its lines will be.
    private func makeRoom(for label: UILabel) {
        guard label.numberOfLines != 1 else { return }
        let height = SkeletonViewLines.height(of: label)
        guard height > size.height else { return }
        heights = ownConstraints.filter { $0.firstAttribute == .height }
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

    /// The constraints of the view but those of its content, which the library knows by the name of their class.
    private var ownConstraints: [NSLayoutConstraint] {
        view.constraints.filter { "\(type(of: $0))" != "NSContentSizeLayoutConstraint" }
    }

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
            ownConstraints.filter { $0.firstAttribute == attribute }.map(\.constant).max() ?? 0
        }
        return CGSize(
            width: max(view.frame.width, constant(.width)), height: max(view.frame.height, constant(.height)))
    }
}
