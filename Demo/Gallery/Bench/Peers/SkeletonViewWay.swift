import UIKit

/// The way of SkeletonView, written for this bench from what that library does; it is not that library.
///
/// Every view counts as marked. Each one without views inside is a leaf: its look is saved and blanked, a layer with a
/// line for each line of text is laid over it, fades in, and pulses from the next turn on. What the library exchanges of
/// `UIView`, which costs every layout pass of an app, is left out, in its favor: a leaf is laid out once after it was
/// covered, and once after a change of its size.
@MainActor
final class SkeletonViewWay {
    private static let fade: TimeInterval = 0.25

    private var leaves: [SkeletonViewLeaf] = []
    private var deferred: [@MainActor () -> Void] = []

    /// Covers a view and what is inside it, unless some of it is covered.
    func show(_ view: UIView) {
        guard SkeletonViewNote.isMarked.read(of: view, or: true), !isActive(view) else { return }
        SkeletonViewNote.isAnimated.write(true, on: view)
        SkeletonViewNote.transition.write(Self.fade, on: view)
        let children = Self.children(of: view)
        guard children.isEmpty else { return children.forEach(show) }
        let leaf = SkeletonViewLeaf(view)
        leaf.blank(over: Self.fade)
        view.layer.addSublayer(leaf.cover)
        SkeletonViewNote.isCovered.write(true, on: view)
        leaves.append(leaf)
        fade(leaf.cover, from: 0, to: 1) { leaf.pulse() }
    }

    /// Whether a view or one inside it is covered; the library looks at all of them.
    private func isActive(_ view: UIView) -> Bool {
        SkeletonViewNote.isCovered.read(of: view, or: false)
            || Self.children(of: view).contains(where: isActive)
    }

    /// Does what waits for the next turn of the main queue, and what waits for that in turn.
    func runDeferred() {
        while !deferred.isEmpty {
            let work = deferred
            deferred = []
            work.forEach { $0() }
        }
    }

    /// Lays the lines out again, as after a layout pass of every leaf.
    func layOut() {
        for leaf in leaves { leaf.layOut() }
    }

    /// Colors everything again and starts its animations anew, as after a change of appearance.
    func update() {
        for leaf in leaves {
            leaf.layOut()
            leaf.tint()
            leaf.pulse()
        }
    }

    /// Restores everything; the layers fade out.
    func hide() {
        for leaf in leaves {
            leaf.restore(over: Self.fade)
            SkeletonViewNote.isCovered.write(false, on: leaf.view)
            leaf.stop()
            fade(leaf.cover, from: 1, to: 0) { leaf.cover.removeFromSuperlayer() }
        }
        leaves = []
    }

    private func fade(
        _ layer: CALayer, from start: Float, to end: Float, then completion: @escaping @MainActor () -> Void
    ) {
        let fading = CABasicAnimation(keyPath: "opacity")
        fading.fromValue = start
        fading.toValue = end
        fading.duration = Self.fade
        fading.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(fading, forKey: "setOpacityAnimation")
        // The library queues the beginning of the transaction, its completion and its end one by one.
        deferred.append { CATransaction.begin() }
        deferred.append { CATransaction.setCompletionBlock { MainActor.assumeIsolated(completion) } }
        deferred.append { CATransaction.commit() }
    }

    /// The views inside that are marked.
    private static func children(of view: UIView) -> [UIView] {
        viewsInside(view).filter { SkeletonViewNote.isMarked.read(of: $0, or: true) }
    }

    private static func viewsInside(_ view: UIView) -> [UIView] {
        switch view {
        case let cell as UITableViewCell: cell.contentView.subviews
        case let cell as UICollectionViewCell: cell.contentView.subviews
        case let stack as UIStackView: stack.arrangedSubviews
        case is UIButton, is UILabel, is UIImageView: []
        default: view.subviews
        }
    }
}
