import Foundation

/// The order in which the surfaces and the shapes of a production are painted, from the back.
///
/// A picture comes before what mapping found inside it. Surfaces come first, but after the picture that they stand on and
/// after what was found before them where they overlap, as a sheet does that reaches over the picture above it.
struct Stacking {
    /// A part of a production, by its position.
    enum Part {
        /// A surface: zero is that of the view itself, the others are the cards.
        case surface(Int)
        case component(Int)
    }

    /// The parts, from the back.
    private(set) var parts: [Part] = []

    /// How many pairs of cards, and of cards and components, are compared; beyond that all cards stay at the back.
    private static let limit = 300_000

    init(of production: Production) {
        let order = Self.order(of: production.components)
        let lifted = Self.lifted(production.cards, over: production.components, in: order)
        parts = [.surface(0)] + (lifted[-1] ?? []).map { .surface($0 + 1) }
        for (place, position) in order.enumerated() {
            parts.append(.component(position))
            parts += (lifted[place] ?? []).map { .surface($0 + 1) }
        }
    }

    /// The positions of components, with each picture before those found just before it that stand on it.
    private static func order(of components: [Component]) -> [Int] {
        var order: [Int] = []
        for (position, component) in components.enumerated() {
            var place = order.count
            if component.isPicture, component.role == .image {
                while place > 0, components[order[place - 1]].stands(on: component) { place -= 1 }
            }
            order.insert(position, at: place)
        }
        return order
    }

    /// The cards, by the place of the component that they are painted after; below all of them is -1.
    ///
    /// A card is above the picture that holds it, above what was found before it in its place, and above the cards that
    /// it stands on.
    private static func lifted(
        _ cards: [Surface], over components: [Component], in order: [Int]
    ) -> [Int: [Int]] {
        guard (components.count + cards.count) * cards.count <= limit else {
            return [-1: Array(cards.indices)]
        }
        let shapes = cards.isEmpty ? [] : order.map { Shape(components[$0], at: $0) }
        var heights: [Int] = []
        for card in cards {
            let picture = shapes.indices.filter { shapes[$0].holds(card) }.min {
                shapes[$0].frame.area < shapes[$1].frame.area
            }
            let below = shapes.indices.last { shapes[$0].position < card.level && shapes[$0].reaches(card) }
            let others = cards[..<heights.count].indices.filter { cards[$0].frame.overlaps(card.frame) }
            heights.append(max(picture ?? -1, below ?? -1, others.map { heights[$0] }.max() ?? -1))
        }
        return Dictionary(grouping: cards.indices) { heights[$0] }
    }
}

extension Component {
    /// Whether other shapes may stand on this one.
    var isPicture: Bool {
        guard !isRemoved, !isCutOut, lines == nil, opening == nil, frame.isFinite else { return false }
        return (role == .image || role == .block) && frame.width >= 24 && frame.height >= 24
    }

    fileprivate func stands(on picture: Component) -> Bool {
        !isRemoved && picture.frame.holds(frame)
    }
}

/// What decides whether a card is painted above a component.
private struct Shape {
    /// The position of the component.
    let position: Int
    let frame: CGRect
    private let isPicture: Bool
    private let isSeen: Bool

    init(_ component: Component, at position: Int) {
        self.position = position
        frame = component.frame
        isPicture = component.isPicture
        isSeen = !component.isRemoved && !component.isCutOut && component.frame.isFinite
    }

    /// Whether a card stands on this picture.
    func holds(_ card: Surface) -> Bool { isPicture && frame.holds(card.frame) }

    /// Whether a card over this shape would hide some of it.
    func reaches(_ card: Surface) -> Bool { isSeen && frame.overlaps(card.frame) }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }

    /// Whether two rectangles share more than what rounding makes of an edge.
    func overlaps(_ other: CGRect) -> Bool {
        min(maxX, other.maxX) - max(minX, other.minX) > 1 && min(maxY, other.maxY) - max(minY, other.minY) > 1
    }

    /// Whether another rectangle is inside this one and clearly smaller.
    fileprivate func holds(_ other: CGRect) -> Bool {
        insetBy(dx: -0.5, dy: -0.5).contains(other) && other.area < area * 0.9
    }
}
