import Foundation

/// The order in which the surfaces and the shapes of a production are painted, from the back.
///
/// Surfaces come first. A picture comes before what mapping found inside it, and a surface on a picture comes after the picture.
struct Stacking {
    /// A part of a production, by its position.
    enum Part {
        /// A surface: zero is that of the view itself, the others are the cards.
        case surface(Int)
        case component(Int)

        /// The position of a component, or `nil` for a surface.
        var component: Int? {
            if case .component(let position) = self { return position }
            return nil
        }
    }

    /// The parts, from the back.
    private(set) var parts: [Part] = []

    /// How many pairs of cards and pictures are compared before all cards stay at the back.
    private static let limit = 100_000

    init(of production: Production) {
        let lifted = Self.cardsOnPictures(of: production)
        let surfaces = lifted.isEmpty ? [] : Set(lifted.values.joined())
        parts = [.surface(0)]
        parts += production.cards.indices.filter { !surfaces.contains($0) }.map { .surface($0 + 1) }
        for position in Self.order(of: production.components) {
            parts.append(.component(position))
            parts += (lifted[position] ?? []).map { .surface($0 + 1) }
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

    /// The cards on each picture, by the position of the smallest one that holds them.
    private static func cardsOnPictures(of production: Production) -> [Int: [Int]] {
        let pictures = production.components.indices.filter { production.components[$0].isPicture }
        guard !pictures.isEmpty, pictures.count * production.cards.count <= limit else { return [:] }
        var lifted: [Int: [Int]] = [:]
        for (position, card) in production.cards.enumerated() {
            let holders = pictures.filter { production.components[$0].frame.holds(card.frame) }
            let smallest = holders.min {
                production.components[$0].frame.area < production.components[$1].frame.area
            }
            if let smallest { lifted[smallest, default: []].append(position) }
        }
        return lifted
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

extension CGRect {
    fileprivate var area: CGFloat { width * height }

    /// Whether another rectangle is inside this one and clearly smaller.
    fileprivate func holds(_ other: CGRect) -> Bool {
        insetBy(dx: -0.5, dy: -0.5).contains(other) && other.area < area * 0.9
    }
}
