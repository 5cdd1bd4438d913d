import Foundation
import TestDevice
import Testing
import UIKit

/// `CALayer.render(in:)` draws what the picture of the layer shows.
@MainActor
@Suite(.ownDevice)
struct RenderInContextTests {
    private func rendered(_ layer: CALayer) -> [HeadlessDisplayList.Item] {
        let context = CGContext(headlessBounds: layer.bounds)
        layer.render(in: context)
        return context.headlessDisplayList.items
    }

    /// The lines of the picture of what was rendered.
    private func picture(_ layer: CALayer, containing text: String) -> [String] {
        let context = CGContext(headlessBounds: layer.bounds)
        layer.render(in: context)
        let shown = CALayer(0, 0, layer.bounds.width, layer.bounds.height)
        shown.contents = CGImage(
            headlessSize: layer.bounds.size, scale: 1, displayList: context.headlessDisplayList)
        return lines(of: shown, containing: text)
    }

    @Test func `the border is drawn inside the edge`() {
        let layer = CALayer(0, 0, 20, 10)
        layer.borderWidth = 2
        layer.borderColor = .red
        let path = CGPath(rect: CGRect(x: 1, y: 1, width: 18, height: 8), transform: nil)
        #expect(rendered(layer).contains(.stroke(path, .red, HeadlessStroke(lineWidth: 2))))
    }

    @Test func `opacity is that of the layer with its sublayers`() {
        let layer = CALayer(0, 0, 20, 10, color: .red)
        layer.opacity = 0.5
        layer.addSublayer(CALayer(0, 0, 5, 5, color: .blue))
        #expect(rendered(layer).filter { $0 == .enterGroup(HeadlessDrawingGroup(opacity: 0.5)) }.count == 1)
        #expect(picture(layer, containing: "opacity").count == 1)
    }

    @Test func `a mask hides what it does not cover`() {
        let layer = CALayer(0, 0, 20, 10, color: .red)
        layer.mask = CALayer(0, 0, 5, 5, color: .blue)
        #expect(picture(layer, containing: "mask=").count == 1)
    }

    @Test func `a shadow is drawn below the layer`() {
        let layer = CALayer(0, 0, 20, 10, color: .red)
        layer.shadowOpacity = 0.5
        layer.shadowRadius = 4
        let shadow = HeadlessDrawingGroup.Shadow(
            offset: CGSize(width: 0, height: -3), blur: 8,
            color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        #expect(rendered(layer).contains(.enterGroup(HeadlessDrawingGroup(shadow: shadow))))
    }

    @Test func `radial and conic gradients are drawn, too`() {
        for type in [CAGradientLayerType.radial, .conic] {
            let layer = CAGradientLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            layer.colors = [CGColor.red, CGColor.blue]
            layer.type = type
            layer.startPoint = CGPoint(x: 0.5, y: 0.5)
            layer.endPoint = CGPoint(x: 1, y: 1)
            let text = type == .radial ? "radialGradient" : "fill=\"#ff0000\""
            #expect(!picture(layer, containing: type == .radial ? text : "<path").isEmpty)
        }
    }

    @Test func `a replicator draws all its copies`() {
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        layer.instanceRedOffset = -0.5
        layer.addSublayer(CALayer(0, 0, 5, 5, color: .red))
        let colors = rendered(layer).compactMap { item -> CGFloat? in
            if case .fill(_, let color, _) = item { color.headlessRGBA.red } else { nil }
        }
        #expect(colors == [1, 0.5, 0])
    }

    @Test func `only the masked corners are rounded`() {
        let layer = CALayer(0, 0, 20, 20, color: .red)
        layer.cornerRadius = 5
        layer.maskedCorners = [.layerMinXMinYCorner]
        let curves = picture(layer, containing: "<path").first?.filter { $0 == "C" }.count
        #expect(curves == 1)
    }

    @Test func `a picture stands where its gravity puts it`() {
        let image = CGImage(
            headlessSize: CGSize(width: 10, height: 10), scale: 1,
            displayList: HeadlessDisplayList(items: [
                .fill(
                    CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil), .red,
                    evenOdd: false)
            ]))
        let layer = CALayer(0, 0, 30, 30)
        layer.contents = image
        layer.contentsGravity = .center
        #expect(rendered(layer).contains(.image(image, CGRect(x: 10, y: 10, width: 10, height: 10))))
    }
}
