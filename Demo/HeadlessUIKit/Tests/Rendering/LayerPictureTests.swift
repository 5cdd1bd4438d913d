import Foundation
import TestDevice
import Testing
import UIKit

@MainActor
@Suite(.ownDevice)
struct LayerPictureTests {
    @Test func `a layer is a rectangle with border and rounded corners`() throws {
        let layer = stage {
            let box = CALayer(20, 20, 100, 60, color: .white)
            box.cornerRadius = 12
            box.borderWidth = 2
            box.borderColor = .blue
            $0.addSublayer(box)
        }

        try expectGolden(HeadlessSVGRenderer(layer).svg(), named: "border.svg")
    }

    @Test func `a shadow follows what the layer shows or its shadow path`() throws {
        let layer = stage {
            let box = CALayer(20, 20, 60, 60, color: .white)
            box.shadowOpacity = 0.5
            box.shadowOffset = CGSize(width: 0, height: 4)
            let round = CALayer(110, 20, 60, 60, color: .red)
            round.shadowOpacity = 1
            round.shadowPath = CGPath(ellipseIn: round.bounds, transform: nil)
            $0.sublayers = [box, round]
        }

        try expectGolden(HeadlessSVGRenderer(layer).svg(), named: "shadow.svg")
    }

    @Test func `only masked corners are rounded`() throws {
        let layer = stage {
            let box = CALayer(20, 20, 100, 60, color: .red)
            box.cornerRadius = 16
            box.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            $0.addSublayer(box)
        }

        try expectGolden(HeadlessSVGRenderer(layer).svg(), named: "masked-corners.svg")
    }

    @Test func `a layer that masks to its bounds clips its sublayers but not its border`() throws {
        let layer = stage {
            let box = CALayer(20, 20, 100, 60, color: .gray)
            box.cornerRadius = 16
            box.borderWidth = 1
            box.masksToBounds = true
            box.addSublayer(CALayer(60, -10, 100, 40, color: .red))
            $0.addSublayer(box)
        }

        try expectGolden(HeadlessSVGRenderer(layer).svg(), named: "clip.svg")
    }

    @Test func `transforms turn about anchor points`() throws {
        let layer = stage {
            let outer = CALayer(60, 20, 80, 40, color: .gray)
            outer.anchorPoint = .zero
            outer.position = CGPoint(x: 60, y: 20)
            outer.transform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
            let inner = CALayer(10, 10, 20, 20, color: .red)
            inner.transform = CATransform3DMakeScale(2, 0.5, 1)
            outer.addSublayer(inner)
            $0.addSublayer(outer)
        }

        try expectGolden(HeadlessSVGRenderer(layer).svg(), named: "transforms.svg")
    }

    @Test func `gradients are axial, radial or conic`() throws {
        let layer = stage { stage in
            let types: [CAGradientLayerType] = [.axial, .radial, .conic]
            for (index, type) in types.enumerated() {
                let gradient = CAGradientLayer(CGFloat(index) * 65 + 5, 20, 60, 60)
                gradient.type = type
                gradient.colors = [CGColor.red, CGColor.blue.copy(alpha: 0.5) ?? .blue]
                gradient.startPoint = type == .axial ? .zero : CGPoint(x: 0.5, y: 0.5)
                gradient.endPoint = CGPoint(x: 1, y: 1)
                gradient.cornerRadius = 8
                stage.addSublayer(gradient)
            }
        }

        try expectGolden(HeadlessSVGRenderer(layer).svg(), named: "gradients.svg")
    }

    @Test func `a shape is filled, and stroked between its start and its end`() throws {
        let layer = stage {
            let shape = CAShapeLayer(20, 20, 80, 80)
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 80, height: 40), transform: nil)
            shape.fillColor = CGColor.gray
            shape.strokeColor = CGColor.red
            shape.lineWidth = 4
            shape.lineCap = .round
            shape.strokeStart = 0.25
            shape.strokeEnd = 0.5
            $0.addSublayer(shape)
        }

        try expectGolden(HeadlessSVGRenderer(layer).svg(), named: "shape.svg")
    }

    @Test func `a mask shows the layer where the mask is opaque`() throws {
        let layer = stage {
            let masked = CALayer(20, 20, 100, 60, color: .red)
            let mask = CALayer(10, 10, 40, 40, color: .black)
            mask.cornerRadius = 20
            masked.mask = mask
            $0.addSublayer(masked)
        }

        try expectGolden(HeadlessSVGRenderer(layer).svg(), named: "mask.svg")
    }

    @Test func `a replicator moves, tints and delays its copies`() throws {
        let layer = stage {
            let replicator = CAReplicatorLayer(20, 20, 20, 20)
            replicator.instanceCount = 3
            replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
            replicator.instanceAlphaOffset = -0.25
            replicator.instanceDelay = 0.5
            let dot = CALayer(0, 0, 20, 20, color: .red)
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.toValue = 0
            fade.duration = 1
            fade.repeatCount = .infinity
            dot.add(fade, forKey: "fade")
            replicator.addSublayer(dot)
            $0.addSublayer(replicator)
        }

        try expectGolden(HeadlessSVGRenderer(layer).svg(), named: "replicator.svg")
    }

    @Test func `text is set in three weights as wide as it was measured`() throws {
        let layer = stage { stage in
            let weights: [UIFont.Weight] = [.regular, .semibold, .bold]
            for (index, weight) in weights.enumerated() {
                let text = CATextLayer(10, CGFloat(index) * 30 + 10, 180, 24)
                text.string = "Fish & <chips>"
                text.font = UIFont.systemFont(ofSize: 17, weight: weight)
                text.fontSize = 17
                text.foregroundColor = .black
                stage.addSublayer(text)
                text.displayIfNeeded()
            }
        }

        try expectGolden(HeadlessSVGRenderer(layer).svg(), named: "text.svg")
    }

    @Test func `an image is drawn in its tint at the place its gravity gives it`() throws {
        let layer = stage {
            let image = UIImage(systemName: "heart.fill")
            let box = CALayer(20, 20, 100, 60, color: .gray)
            box.contents = image?.cgImage?.headlessTinted(.red)
            box.contentsGravity = .resizeAspect
            $0.addSublayer(box)
        }

        try expectGolden(HeadlessSVGRenderer(layer).svg(), named: "symbol.svg")
    }
}
