import TabProduction
import UIKit

/// Where the tags of a production's components stand: inside its area, and never one over another.
///
/// A tag stands in the middle of an image and at the left end of the first bar of anything else, moved into
/// the area, and into the card that the component stands on, where it would reach out. Where another tag
/// stands already, it takes the nearest free place. What does not fit gets smaller, in this order:
///
/// 1. A tag without a free place nearby says its number alone; without one for that, it stands wherever
///    there is room, and a line leads to its component.
/// 2. Where that leaves no room for some, all say their numbers alone.
/// 3. Where that is not enough, all are written small.
/// 4. Where that is not enough either, they stand in rows, in order, and those that come after the last row
///    are left out.
@MainActor
struct IndexTagPlacement {
    /// One tag at its place.
    struct Tag {
        let text: String
        let style: IndexTagStyle
        let frame: CGRect

        /// The middle of the component, if the tag had to stand away from it.
        let component: CGPoint?
    }

    /// The tags, in the order of their components.
    let tags: [Tag]

    /// The indices of the components that there is no room for a tag of.
    let leftOut: [Int]

    private static let gap: CGFloat = 1

    /// How far a tag may move and still stand by its component, in points.
    private static let reach: CGFloat = 48

    /// Places the tags of all drawn components.
    init(of production: Production) {
        let components = production.components.filter { !$0.isRemoved && !$0.isCutOut }
        tags =
            Self.place(components, of: production, as: .full)
            ?? Self.place(components, of: production, as: .number)
            ?? Self.place(components, of: production, as: .small)
            ?? Self.rows(of: components, in: production)
        leftOut = components.dropFirst(tags.count).map(\.index)
    }

    /// What tags say at most.
    private enum Form {
        case full
        case number
        case small

        @MainActor
        func texts(of component: Component) -> [(String, IndexTagStyle)] {
            let number = String(component.index)
            switch self {
            case .full:
                return [(component.name.map { "\(number) \($0)" } ?? number, .regular), (number, .regular)]
            case .number: return [(number, .regular)]
            case .small: return [(number, .small)]
            }
        }
    }

    private static func place(
        _ components: [Component], of production: Production, as form: Form
    ) -> [Tag]? {
        var search = FreePlaces(in: CGRect(origin: .zero, size: production.size), gap: gap)
        var tags: [Tag] = []
        for component in components {
            guard let tag = place(component, of: production, as: form, &search) else { return nil }
            search.take(tag.frame)
            tags.append(tag)
        }
        return tags
    }

    private static func place(
        _ component: Component, of production: Production, as form: Form, _ search: inout FreePlaces
    ) -> Tag? {
        let wanted = form.texts(of: component).map { text, style in
            (
                text, style,
                home(of: component, in: production, for: style.size(of: text, within: production.size))
            )
        }
        for (text, style, rect) in wanted {
            guard let frame = search.place(near: rect, reach: reach) else { continue }
            return tag(text, style, frame, of: component)
        }
        guard let (text, style, rect) = wanted.last, let frame = search.first(of: rect.size) else {
            return nil
        }
        return tag(text, style, frame, of: component)
    }

    /// The rows that hold the most small tags.
    private static func rows(of components: [Component], in production: Production) -> [Tag] {
        let area = CGRect(origin: .zero, size: production.size)
        let style = IndexTagStyle.small
        let sizes = components.map { style.size(of: String($0.index), within: area.size) }
        let step = CGSize(
            width: (sizes.map(\.width).max() ?? 0) + gap, height: (sizes.map(\.height).max() ?? 0) + gap)
        let columns = Int((area.width + gap) / step.width)
        let rows = Int((area.height + gap) / step.height)
        return zip(components, sizes).prefix(columns * rows).enumerated().map { position, entry in
            let corner = CGPoint(
                x: CGFloat(position % columns) * step.width, y: CGFloat(position / columns) * step.height)
            return tag(String(entry.0.index), style, CGRect(origin: corner, size: entry.1), of: entry.0)
        }
    }

    private static func tag(
        _ text: String, _ style: IndexTagStyle, _ frame: CGRect, of component: Component
    ) -> Tag {
        let area = component.frame.insetBy(dx: -1, dy: -1)
        let isBeside = frame.intersects(area)
        let middle = CGPoint(x: component.frame.midX, y: component.frame.midY)
        return Tag(text: text, style: style, frame: frame, component: isBeside ? nil : middle)
    }

    /// Where a tag stands as long as no other does.
    private static func home(of component: Component, in production: Production, for size: CGSize) -> CGRect {
        let shape = component.bars.first ?? component.frame
        let x = component.role == .image ? shape.midX - size.width / 2 : shape.minX
        let rect = CGRect(origin: CGPoint(x: x, y: shape.midY - size.height / 2), size: size)
        let area = CGRect(origin: .zero, size: production.size)
        let card = production.cards.last { card in
            card.frame.contains(component.frame) && card.frame.width >= size.width
                && card.frame.height >= size.height
        }
        return rect.moved(into: card?.frame ?? area).moved(into: area)
    }
}

/// The places in an area that nothing stands at yet.
private struct FreePlaces {
    private let area: CGRect
    private let gap: CGFloat
    private var taken: [CGRect] = []

    init(in area: CGRect, gap: CGFloat) {
        self.area = area
        self.gap = gap
    }

    mutating func take(_ rect: CGRect) {
        taken.append(rect)
    }

    /// The free place nearest to a wanted one, or `nil` if there is none within reach; below comes first.
    func place(near wanted: CGRect, reach: CGFloat) -> CGRect? {
        if isFree(wanted) { return wanted }
        let around = taken.filter { $0.insetBy(dx: -reach, dy: -reach).intersects(wanted) }
        let size = wanted.size
        let corners = around.flatMap { other in
            [
                CGPoint(x: wanted.minX, y: other.maxY + gap),
                CGPoint(x: wanted.minX, y: other.minY - gap - size.height),
                CGPoint(x: other.maxX + gap, y: wanted.minY),
                CGPoint(x: other.maxX + gap, y: other.minY),
                CGPoint(x: other.minX - gap - size.width, y: wanted.minY),
                CGPoint(x: other.minX - gap - size.width, y: other.minY),
            ]
        }
        let distance = { (rect: CGRect) in hypot(rect.minX - wanted.minX, rect.minY - wanted.minY) }
        return corners.map { CGRect(origin: $0, size: size) }
            .filter { distance($0) <= reach && isFree($0) }
            .min { distance($0) < distance($1) }
    }

    /// The first free place, row by row.
    func first(of size: CGSize) -> CGRect? {
        var rect = CGRect(origin: area.origin, size: size)
        while rect.maxY <= area.maxY {
            if rect.maxX > area.maxX {
                rect.origin = CGPoint(x: area.minX, y: rect.maxY + gap)
            } else if let other = taken.first(where: { $0.intersects(rect) }) {
                rect.origin.x = other.maxX + gap
            } else {
                return rect
            }
        }
        return nil
    }

    private func isFree(_ rect: CGRect) -> Bool {
        // Half a hundredth of a point is a matter of rounding.
        area.insetBy(dx: -0.005, dy: -0.005).contains(rect) && !taken.contains { $0.intersects(rect) }
    }
}

extension CGRect {
    /// The rectangle, moved by as little as puts it inside another; its start inside where it is larger.
    fileprivate func moved(into area: CGRect) -> CGRect {
        var rect = self
        rect.origin.x = Swift.max(area.minX, Swift.min(minX, area.maxX - width))
        rect.origin.y = Swift.max(area.minY, Swift.min(minY, area.maxY - height))
        return rect
    }
}
