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
        var (texts, count): ([CGRect], Int) = ([], 0)
        var open: [UIView] = [self]
        while let view = open.popLast() {
            if view.isInvisible { continue }
            open += view.subviews
            guard view.subviews.isEmpty else { continue }
            count += 1
            if view is UILabel {
                let area = view.convert(view.bounds, to: superview)
                if area.isFinite { texts.append(area.insetBy(dx: 0, dy: area.height / 4)) }
            }
        }
        return (texts, count)
    }
}
