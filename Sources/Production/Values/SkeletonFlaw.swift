import TabCache
package import UIKit

/// What is wrong with a skeleton as a whole: it shows nothing, or little more than one shape.
package enum SkeletonFlaw: Hashable, Sendable {
    /// Nothing is drawn.
    case blank
    /// One shape takes a part of the view, 0...1, that is most of it.
    case slab(share: CGFloat)

    /// The part of a view from which one shape counts as most of it.
    private static let slabShare: CGFloat = 0.7

    /// The area, in square points, below which a view may well be empty or one shape.
    private static let smallArea: CGFloat = 8_000

    /// Judges a production; `nil` if nothing is wrong with it.
    ///
    /// A picture may take all of a view, and what lets the real view be seen is not blank.
    package init?(of production: Production) {
        let area = production.size.width * production.size.height
        guard area > Self.smallArea else { return nil }
        if production.showsSpecksAlone {
            self = .blank
            return
        }
        var bars: [CGRect] = []
        for shape in production.components where !shape.isRemoved {
            if shape.role == .image || shape.opening != nil { return nil }
            if !shape.isCutOut { bars += shape.bars }
            if bars.count > 1 { return nil }
        }
        guard let bar = bars.first else { return nil }
        let share = bar.width * bar.height / area
        guard share > Self.slabShare else { return nil }
        self = .slab(share: share)
    }
}

extension Production {
    /// Whether all that is drawn is hairlines, and specks that are no content.
    fileprivate var showsSpecksAlone: Bool {
        cards.isEmpty
            && components.allSatisfy { component in
                component.isRemoved
                    || !component.isCutOut
                        && component.bars.allSatisfy {
                            min($0.width, $0.height) <= 2 || max($0.width, $0.height) <= 12
                        }
            }
    }

    /// Whether nothing is drawn, and nothing of the real view is seen.
    package var isBlank: Bool {
        cards.isEmpty && components.allSatisfy { $0.isRemoved || !$0.isCutOut && $0.bars.isEmpty }
    }
}
