import UIKit

/// The number, and name if there is one, written over a component while debugging.
final class IndexTagLayer: CALayer {
    private static let height: CGFloat = 14
    private static let font = UIFont.systemFont(ofSize: 9, weight: .semibold)

    /// Creates the tag of a component whose production stands at a point of the cover.
    init(component: Component, origin: CGPoint, scale: CGFloat) {
        super.init()
        let text = [String(component.index), component.name].compactMap { $0 }.joined(separator: " ")
        let width = ceil((text as NSString).size(withAttributes: [.font: Self.font]).width) + 8
        frame = CGRect(origin: Self.place(for: component, width: width), size: CGSize(width: width, height: Self.height))
            .offsetBy(dx: origin.x, dy: origin.y)
        name = "tag"
        zPosition = 1
        cornerRadius = 4
        backgroundColor = UIColor.systemRed.cgColor
        addSublayer(Self.makeTextLayer(text, width: width, scale: scale))
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    /// A tag is made from a component and is never archived.
    required init?(coder: NSCoder) {
        nil
    }

    /// Images carry their tag in the middle, everything else at the leading end of its first bar.
    private static func place(for component: Component, width: CGFloat) -> CGPoint {
        let area = component.bars.first ?? component.frame
        let x = component.role == .image ? area.midX - width / 2 : area.minX
        return CGPoint(x: x, y: area.midY - height / 2)
    }

    private static func makeTextLayer(_ text: String, width: CGFloat, scale: CGFloat) -> CATextLayer {
        let layer = CATextLayer()
        layer.string = text
        layer.font = font
        layer.fontSize = font.pointSize
        layer.foregroundColor = UIColor.white.cgColor
        layer.alignmentMode = .center
        layer.contentsScale = scale
        layer.frame = CGRect(x: 0, y: (height - font.lineHeight) / 2, width: width, height: font.lineHeight)
        return layer
    }
}
