public import UIKit

/// A view that draws a drift: the skeleton in gray, the content outlined, what moves in between.
///
/// ```text
/// gray area             a shape of the skeleton
/// blue outline          content that a shape stands for
/// red line              the way from the shape to its content, with its length in points
/// red area, dashed      content without a shape
/// orange area, dashed   a shape without content
/// ```
public final class DriftPicture: UIView {
    /// The drift in the picture.
    public let drift: SkeletonDrift

    /// Draws a drift at its own size on a white ground.
    public init(_ drift: SkeletonDrift) {
        self.drift = drift
        super.init(frame: CGRect(origin: .zero, size: drift.size))
        backgroundColor = .white
        drift.shapes.forEach(draw)
    }

    /// A picture lives in code only and is never archived.
    public required init?(coder: NSCoder) {
        nil
    }

    private func draw(_ shape: DriftShape) {
        switch (shape.skeleton, shape.content) {
        case (let skeleton?, let content?):
            add(area(skeleton, color: .systemGray), named: "skeleton \(shape.name)")
            add(outline(content, color: .systemBlue), named: "content \(shape.name)")
            if shape.shift > 0 { drawShift(shape, from: skeleton, to: content) }
        case (nil, let content?): drawAlone(content, color: .systemRed, name: "missing \(shape.name)")
        case (let skeleton?, nil): drawAlone(skeleton, color: .systemOrange, name: "extra \(shape.name)")
        case (nil, nil): break
        }
    }

    private func drawShift(_ shape: DriftShape, from: CGRect, to: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: from.minX, y: from.midY))
        path.addLine(to: CGPoint(x: to.minX, y: to.midY))
        add(line(path, color: .systemRed, width: 2), named: "shift \(shape.name)")
        add(label("\(Int(shape.shift.rounded())) pt", beside: to), named: "distance \(shape.name)")
    }

    private func drawAlone(_ rect: CGRect, color: UIColor, name: String) {
        let area = area(rect, color: color)
        let outline = outline(rect, color: color)
        outline.lineDashPattern = [4, 3]
        add(area, named: name)
        add(outline, named: name)
    }

    private func area(_ rect: CGRect, color: UIColor) -> CAShapeLayer {
        line(UIBezierPath(rect: rect), color: nil, width: 1, fill: color.withAlphaComponent(0.25))
    }

    private func outline(_ rect: CGRect, color: UIColor) -> CAShapeLayer {
        line(UIBezierPath(rect: rect), color: color, width: 1)
    }

    private func line(
        _ path: UIBezierPath, color: UIColor?, width: CGFloat, fill: UIColor? = nil
    ) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = path.cgPath
        layer.fillColor = fill?.cgColor
        layer.strokeColor = color?.cgColor
        layer.lineWidth = width
        return layer
    }

    private func label(_ text: String, beside rect: CGRect) -> CATextLayer {
        let font = UIFont.systemFont(ofSize: 9, weight: .semibold)
        let layer = CATextLayer()
        layer.string = text
        layer.font = font
        layer.fontSize = font.pointSize
        layer.foregroundColor = UIColor.systemRed.cgColor
        layer.alignmentMode = .right
        layer.contentsScale = traitCollection.displayScale
        layer.frame = CGRect(x: rect.maxX - 51, y: rect.minY + 1, width: 48, height: font.lineHeight)
        return layer
    }

    private func add(_ sublayer: CALayer, named name: String) {
        sublayer.name = name
        layer.addSublayer(sublayer)
    }
}

extension SkeletonDrift {
    /// Makes a view that draws the difference, to be attached to a test or shown on screen.
    @MainActor
    public func makePicture() -> DriftPicture { DriftPicture(self) }
}
