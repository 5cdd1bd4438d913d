import Foundation

/// The attributes a compositional layout has computed.
@MainActor struct CompositionalContent {
    /// One section; what scrolls for itself stands in the coordinates of its scroller's content.
    struct Section {
        let definition: NSCollectionLayoutSection
        var extent: ClosedRange<CGFloat> = 0...0
        var attributes: [UICollectionViewLayoutAttributes] = []
        var boundaries: [Boundary] = []
        var decorations: [UICollectionViewLayoutAttributes] = []
        var scroller: SolvedSection.Scroller?
    }

    /// A header or footer, and whether it stays in sight.
    struct Boundary {
        let attributes: UICollectionViewLayoutAttributes
        let isPinned: Bool
        let isAtEnd: Bool
    }

    var sections: [Section] = []
    var globals: [Boundary] = []
    var contentSize = CGSize.zero

    nonisolated init() {}
}
