import TabProduction
import UIKit

/// The number, and name if there is room for one, written over a component while debugging.
final class IndexTagLayer: CALayer {
    @MainActor
    private init(_ tag: IndexTagPlacement.Tag, at origin: CGPoint, scale: CGFloat) {
        super.init()
        frame = tag.frame.offsetBy(dx: origin.x, dy: origin.y)
        name = "tag"
        zPosition = 1
        cornerRadius = tag.style.padding
        backgroundColor = UIColor.systemRed.cgColor
        addSublayer(Self.makeTextLayer(tag, scale: scale))
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    /// A tag is made from a component and is never archived.
    required init?(coder: NSCoder) {
        nil
    }

    @MainActor
    private static func makeTextLayer(_ tag: IndexTagPlacement.Tag, scale: CGFloat) -> CATextLayer {
        let font = tag.style.font
        let layer = CATextLayer()
        layer.string = tag.text
        layer.font = font
        layer.fontSize = font.pointSize
        layer.foregroundColor = UIColor.white.cgColor
        layer.alignmentMode = .center
        layer.truncationMode = .end
        layer.contentsScale = scale
        layer.frame = CGRect(
            x: 0, y: (tag.frame.height - font.lineHeight) / 2, width: tag.frame.width,
            height: font.lineHeight)
        return layer
    }
}

extension IndexTagLayer {
    /// The tags of a production that stands at a point of the cover, and the lines from those that had to
    /// stand away from their components.
    ///
    /// Components that a very small cover has no room to tag are named in a warning.
    @MainActor
    static func tags(of production: Production, at origin: CGPoint, scale: CGFloat) -> [CALayer] {
        let placement = IndexTagPlacement(of: production)
        if let first = placement.leftOut.first {
            SkeletonLog.warn(
                "\(production.className) is too small for the tags of \(placement.leftOut.count) of its "
                    + "components, from \(first) on.")
        }
        let leaders = placement.tags.compactMap { tag in
            tag.component.map { makeLeader(from: tag.frame, to: $0, at: origin) }
        }
        return leaders + placement.tags.map { IndexTagLayer($0, at: origin, scale: scale) }
    }

    /// A line from the middle of a tag, behind it, to the middle of its component.
    private static func makeLeader(from tag: CGRect, to component: CGPoint, at origin: CGPoint) -> CALayer {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: tag.midX + origin.x, y: tag.midY + origin.y))
        path.addLine(to: CGPoint(x: component.x + origin.x, y: component.y + origin.y))
        let layer = CAShapeLayer()
        layer.name = "leader"
        layer.zPosition = 1
        layer.path = path
        layer.strokeColor = UIColor.systemRed.cgColor
        layer.fillColor = nil
        layer.lineWidth = 0.5
        return layer
    }
}
