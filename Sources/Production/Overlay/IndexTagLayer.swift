import UIKit

/// The number, and name if there is one, written over a component while debugging.
final class IndexTagLayer: CALayer {
    private static let height: CGFloat = 14
    private static let gap: CGFloat = 1
    private static let font = UIFont.systemFont(ofSize: 9, weight: .semibold)

    private init(text: String, frame: CGRect, scale: CGFloat) {
        super.init()
        self.frame = frame
        name = "tag"
        zPosition = 1
        cornerRadius = 4
        backgroundColor = UIColor.systemRed.cgColor
        addSublayer(Self.makeTextLayer(text, width: frame.width, scale: scale))
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    /// A tag is made from a component and is never archived.
    required init?(coder: NSCoder) {
        nil
    }

    private static func makeTextLayer(_ text: String, width: CGFloat, scale: CGFloat) -> CATextLayer {
        let layer = CATextLayer()
        layer.string = text
        layer.font = font
        layer.fontSize = font.pointSize
        layer.foregroundColor = UIColor.white.cgColor
        layer.alignmentMode = .center
        layer.truncationMode = .end
        layer.contentsScale = scale
        layer.frame = CGRect(x: 0, y: (height - font.lineHeight) / 2, width: width, height: font.lineHeight)
        return layer
    }
}

// MARK: - Placing

extension IndexTagLayer {
    /// The tags of all components of a production, inside its area; where there is room, none covers another.
    ///
    /// A tag stands in the middle of an image and at the left end of the first bar of anything else, moved
    /// into the area, and into the card that the component stands on, where it would reach out. Where
    /// another tag stands already, it moves down, and past the lower edge to the right. What that leads out
    /// of the area takes the first place that is free.
    static func tags(of production: Production, at origin: CGPoint, scale: CGFloat) -> [IndexTagLayer] {
        let area = CGRect(origin: .zero, size: production.size)
        var taken: [CGRect] = []
        let drawn = production.components.filter { !$0.isRemoved && !$0.isCutOut }
        return drawn.map { component in
            let text = [String(component.index), component.name].compactMap { $0 }.joined(separator: " ")
            let width = ceil((text as NSString).size(withAttributes: [.font: font]).width) + 8
            let size = CGSize(width: area.width > 0 ? min(width, area.width) : width, height: height)
            let wanted = CGRect(origin: place(for: component, width: size.width), size: size)
            let home = card(around: component, in: production, for: size) ?? area
            let rect = freeRect(from: wanted.moved(into: home).moved(into: area), taken: taken, in: area)
            taken.append(rect)
            return IndexTagLayer(text: text, frame: rect.offsetBy(dx: origin.x, dy: origin.y), scale: scale)
        }
    }

    private static func place(for component: Component, width: CGFloat) -> CGPoint {
        let area = component.bars.first ?? component.frame
        let x = component.role == .image ? area.midX - width / 2 : area.minX
        return CGPoint(x: x, y: area.midY - height / 2)
    }

    /// The front card that a component stands on, if it has room for a tag.
    private static func card(
        around component: Component, in production: Production, for size: CGSize
    ) -> CGRect? {
        production.cards.last { card in
            card.frame.contains(component.frame) && card.frame.width >= size.width
                && card.frame.height >= size.height
        }?.frame
    }

    private static func freeRect(from wanted: CGRect, taken: [CGRect], in area: CGRect) -> CGRect {
        var rect = wanted
        // Every step passes one of the tags that are there, so there are no more steps than pairs of them.
        for _ in 0...taken.count * (taken.count + 1) {
            guard rect.maxX <= area.maxX else { break }
            guard let other = taken.first(where: { $0.intersects(rect) }) else { return rect }
            rect.origin.y = other.maxY + gap
            if rect.maxY > area.maxY {
                rect.origin = CGPoint(x: other.maxX + gap, y: wanted.minY)
            }
        }
        return firstFreeRect(size: wanted.size, taken: taken, in: area) ?? wanted
    }

    /// The first place that is free, row by row.
    private static func firstFreeRect(size: CGSize, taken: [CGRect], in area: CGRect) -> CGRect? {
        var rect = CGRect(origin: area.origin, size: size)
        while rect.maxY <= area.maxY {
            guard let other = taken.first(where: { $0.intersects(rect) }) else { return rect }
            rect.origin.x = other.maxX + gap
            if rect.maxX > area.maxX {
                rect.origin = CGPoint(x: area.minX, y: rect.minY + height + gap)
            }
        }
        return nil
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
