package import UIKit

/// What real views of one kind looked like when they were last seen: their geometry, and nothing of their content.
///
/// A typical one comes first; views of other sizes follow, one for each size.
package struct RememberedShapes: Hashable, Codable, Sendable {
    /// More sizes than these are not worth a skeleton of their own.
    static let sizeLimit = 8

    /// A difference in points that rounding makes.
    private static let tolerance: CGFloat = 0.5

    /// The production of a typical view, then those of other sizes.
    package internal(set) var productions: [Production]

    init(productions: [Production]) {
        self.productions = productions
    }

    /// What stands for views of the kind at a size.
    ///
    /// - Parameter size: In points; a height of zero asks for that of a typical view.
    /// - Returns: The production of a view as large, or else one as wide, made as high; `nil` if none was as wide.
    package func production(for size: CGSize) -> Production? {
        guard size.height > 0, size.height.isFinite else { return productions.first }
        let wide = productions.filter { abs($0.size.width - size.width) <= Self.tolerance }
        let nearest = wide.min {
            abs($0.size.height - size.height) < abs($1.size.height - size.height)
        }
        return nearest?.stretched(toHeight: size.height)
    }
}

extension RememberedShapes {
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
