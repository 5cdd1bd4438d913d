import Foundation

/// A section with the places of its views, relative to its corner.
struct SolvedSection {
    /// The frame that a section which scrolls for itself scrolls in.
    struct Scroller {
        var frame: CGRect
        var contentSize: CGSize
        var groups: [CGRect]
    }

    /// A header or footer, and whether it stays in sight.
    struct Boundary {
        var element: PlacedElement
        var isPinned: Bool
    }

    /// Items and what is anchored to them; relative to the scroller's content if there is one.
    var elements: [PlacedElement] = []
    var boundaries: [Boundary] = []
    var decorations: [PlacedElement] = []
    var scroller: Scroller?
    /// How long the section is the way the layout scrolls.
    var length: CGFloat = 0
}
