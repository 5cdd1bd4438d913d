import TabProduction
import UIKit

/// The number of a component, and its name if its shape has room for one, written while debugging.
///
/// A tag stands in the first bar of its component: in the middle of an image, and else at the leading end. Beside a
/// shape that is narrower than the number the number stands alone, where the production has room for it.
final class IndexTagLayer: CALayer {
    private static let height: CGFloat = 14
    private static let padding: CGFloat = 4

    @MainActor
    private init(_ text: String, in frame: CGRect, scale: CGFloat) {
        super.init()
        self.frame = frame
        name = "tag"
        zPosition = 1
        cornerRadius = Self.padding
        backgroundColor = UIColor.systemRed.cgColor
        addSublayer(Self.makeTextLayer(text, in: bounds.size, scale: scale))
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The tags of a production that stands at a point of the cover.
    @MainActor
    static func tags(of production: Production, at origin: CGPoint, scale: CGFloat) -> [CALayer] {
        production.components.filter { !$0.isRemoved && !$0.isCutOut }.map { component in
            let shape = component.bars.first ?? component.frame
            let number = String(component.index)
            let full = component.name.map { "\(number) \($0)" } ?? number
            let text = width(of: full) <= shape.width ? full : number
            let frame = frame(
                of: text, on: shape, isCentered: component.role == .image, within: production.size.width)
            return IndexTagLayer(text, in: frame.offsetBy(dx: origin.x, dy: origin.y), scale: scale)
        }
    }

    @MainActor
    private static func frame(
        of text: String, on shape: CGRect, isCentered: Bool, within end: CGFloat
    ) -> CGRect {
        let width = width(of: text)
        var x = isCentered ? shape.midX - width / 2 : shape.minX
        if width > shape.width { x = shape.maxX + width <= end ? shape.maxX : shape.minX - width }
        return CGRect(x: x, y: shape.midY - height / 2, width: width, height: height)
    }

    @MainActor
    private static func width(of text: String) -> CGFloat {
        ceil((text as NSString).size(withAttributes: [.font: font]).width) + padding * 2
    }

    @MainActor
    private static let font = UIFont.systemFont(ofSize: 9, weight: .semibold)

    @MainActor
    private static func makeTextLayer(_ text: String, in size: CGSize, scale: CGFloat) -> CATextLayer {
        let layer = CATextLayer()
        layer.string = text
        layer.font = font
        layer.fontSize = font.pointSize
        layer.foregroundColor = UIColor.white.cgColor
        layer.alignmentMode = .center
        layer.contentsScale = scale
        layer.frame = CGRect(
            x: 0, y: (size.height - font.lineHeight) / 2, width: size.width, height: font.lineHeight)
        return layer
    }
}
