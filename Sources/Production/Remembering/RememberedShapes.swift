package import UIKit

/// What real views of one kind looked like when they were last seen: their geometry, and nothing of their content.
///
/// A typical one comes first. Others follow for views that are of another size or whose texts have other numbers of lines, and
/// for those that show other parts in other places, as long as more than one does.
package struct RememberedShapes: Hashable, Codable, Sendable {
    /// Where in a list one of the views was.
    package struct Place: Hashable, Codable, Sendable {
        var section: Int
        var item: Int

        /// Creates a place.
        package init(section: Int, item: Int) {
            self.section = section
            self.item = item
        }
    }

    /// Which production a view at a place looked like.
    struct Look: Hashable, Codable, Sendable {
        var place: Place
        var index: Int
    }

    /// More looks than these are not worth a skeleton of their own.
    static let lookLimit = 8

    /// A difference in points that rounding makes.
    private static let tolerance: CGFloat = 0.5

    /// The production of a typical view, then those of others.
    package internal(set) var productions: [Production]

    /// What was seen where, as far as it was not typical.
    var looks: [Look]

    /// The number of views that were read.
    var viewCount: Int

    /// Creates what was seen of some views.
    init(productions: [Production], looks: [Look], viewCount: Int = 0) {
        self.productions = productions
        self.looks = looks
        self.viewCount = viewCount
    }

    /// Whether a single view that differs was read after several: it may be an odd one.
    package func isOdd(after known: RememberedShapes?) -> Bool {
        viewCount == 1 && (known?.viewCount ?? 0) > 2
    }

    /// Returns the position of what a view at a place looked like; zero is typical.
    package func look(at place: Place) -> Int { looks.first { $0.place == place }?.index ?? 0 }

    /// What stands for views of the kind at a size.
    ///
    /// - Parameters:
    ///   - size: In points; a height of zero asks for that of a typical view.
    ///   - look: The position of what the view looked like.
    /// - Returns: The production of a view as large, or else one as wide, made as high; `nil` if none was as wide.
    package func production(for size: CGSize, look: Int = 0) -> Production? {
        let first = productions.indices.contains(look) ? productions[look] : productions.first
        guard size.height > 0, size.height.isFinite else { return first }
        let candidates = ([first].compactMap { $0 } + productions)
            .filter { abs($0.size.width - size.width) <= Self.tolerance }
        let nearest = candidates.min {
            abs($0.size.height - size.height) < abs($1.size.height - size.height)
        }
        return nearest?.stretched(toHeight: size.height)
    }

    /// What stands for a cell that measures itself from an estimate.
    ///
    /// - Returns: `nil` unless all that was read is as wide as the estimate; else the width of the next one is anybody's
    ///   guess.
    package func production(asWideAs estimate: CGSize, look: Int = 0) -> Production? {
        guard productions.allSatisfy({ abs($0.size.width - estimate.width) <= Self.tolerance }) else {
            return nil
        }
        return production(for: CGSize(width: estimate.width, height: 0), look: look)
    }

    /// What stands for a view itself that has a size.
    ///
    /// A view that is lower than it was has lost what made it high. One that is higher may hold its content elsewhere.
    ///
    /// - Returns: `nil` for a view that is larger than what was read, or not as wide.
    package func production(ofViewSized size: CGSize) -> Production? {
        productions.first {
            abs($0.size.width - size.width) <= Self.tolerance
                && $0.size.height >= size.height - Self.tolerance
        }
    }
}

extension Production {
    /// The part of the height that a surface has whose lower edge follows that of the view, 0...1.
    private static let tallShare: CGFloat = 0.7

    /// Returns the production with another height, which its surfaces follow; shapes stay where they are.
    fileprivate func stretched(toHeight height: CGFloat) -> Production {
        let change = height - size.height
        guard change != 0 else { return self }
        var production = self
        production.size.height = height
        production.surface.frame.size.height = max(0, surface.frame.height + change)
        for index in cards.indices where cards[index].frame.height > size.height * Self.tallShare {
            production.cards[index].frame.size.height = max(0, cards[index].frame.height + change)
        }
        return production
    }
}
