import TabCache
import UIKit

extension UIView {
    /// The number of views side by side up to which two are compared.
    private static let mostSiblings = 8

    /// The part of their area that two views at one place have in common at least, 0...1.
    private static let sharedArea: CGFloat = 0.9

    /// Whether another view stands at the same place and holds more, and texts of both lie on each other: one is for the
    /// empty state of the other, and an app shows one of the two.
    var isLesserAlternative: Bool {
        guard let siblings = superview?.subviews, siblings.count <= Self.mostSiblings, !subviews.isEmpty
        else {
            return false
        }
        let rivals = siblings.filter { other in
            other !== self && !other.subviews.isEmpty && !other.isInvisible && other.isAtPlace(of: frame)
        }
        guard !rivals.isEmpty, case let (texts, count) = content, !texts.isEmpty else { return false }
        return rivals.contains { other in
            let (others, othersCount) = other.content
            return othersCount > count && others.contains { text in texts.contains(where: text.intersects) }
        }
    }

    private func isAtPlace(of area: CGRect) -> Bool {
        guard frame.isFinite, area.isFinite else { return false }
        let (shared, whole) = (frame.intersection(area), frame.union(area))
        return shared.width * shared.height > whole.width * whole.height * Self.sharedArea
    }

    /// The middles of the lines of the texts inside, in the view around this one, and the number of views without others
    /// inside.
    private var content: (texts: [CGRect], count: Int) {
        let leaves = descendants(entering: { !$0.isInvisible })
            .filter { $0.subviews.isEmpty && !$0.isInvisible }
        let texts = leaves.filter { $0 is UILabel }.map { $0.convert($0.bounds, to: superview) }
        let middles = texts.filter(\.isFinite).map { $0.insetBy(dx: 0, dy: $0.height / 4) }
        return (middles, leaves.count)
    }

    /// Whether the view is a hidden picture without an image that fills a clipping view, beside the text that stands in for
    /// it and a thin strip over both at most: one of the two will be there.
    func isComingPicture(in parent: UIView) -> Bool {
        guard let picture = self as? UIImageView, picture.image == nil, picture.isHidden,
            parent.clipsToBounds,
            !parent.isSurface, picture.frame == parent.bounds, picture.superview === parent
        else { return false }
        let others = parent.subviews.filter { $0 !== self }
        let texts = others.filter { $0 is UILabel }.count
        let strips = others.filter { !($0 is UILabel) && $0.frame.height * 8 <= parent.bounds.height }.count
        return texts <= 1 && strips <= 1 && texts + strips == others.count
    }
}
