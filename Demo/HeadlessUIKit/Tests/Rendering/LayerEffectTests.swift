import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct LayerEffectTests {
    private func box(_ change: (CALayer) -> Void) -> CALayer {
        stage {
            let box = CALayer(20, 20, 100, 60, color: .red)
            change(box)
            $0.addSublayer(box)
        }
    }

    @Test func `a continuous corner begins earlier than a circular one`() {
        let layer = box {
            $0.cornerRadius = 10
            $0.cornerCurve = .continuous
        }
        let paths = lines(of: layer, containing: "<path")
        #expect(paths.count == 1)
        #expect(paths.first?.contains("M15.29 0L84.71 0C89.12 0") == true)
    }

    @Test func `a continuous corner without room is a circular one`() {
        let layer = box {
            $0.cornerRadius = 30
            $0.cornerCurve = .continuous
        }
        #expect(lines(of: layer, containing: "M30 0L70 0").count == 1)
    }

    @Test func `a layer with one side is not seen from behind`() {
        let turned = CATransform3DMakeRotation(.pi, 0, 1, 0)
        let twoSided = box { $0.transform = turned }
        let oneSided = box {
            $0.transform = turned
            $0.isDoubleSided = false
        }
        #expect(lines(of: twoSided, containing: "<rect").count == 1)
        #expect(lines(of: oneSided, containing: "<rect").isEmpty)
    }

    @Test func `flipped geometry counts from the bottom`() {
        let layer = stage {
            $0.isGeometryFlipped = true
            $0.addSublayer(CALayer(0, 0, 10, 10, color: .red))
        }
        #expect(lines(of: layer, containing: "matrix(1 0 0 -1 0 120)").count == 1)
    }

    @Test func `a picture kept with too few pixels looks blurred`() {
        let coarse = box { $0.shouldRasterize = true }
        let fine = box {
            $0.shouldRasterize = true
            $0.rasterizationScale = 3
        }
        UITraitCollection(displayScale: 3).performAsCurrent {
            #expect(
                lines(of: coarse, containing: "feGaussianBlur") == [#"<feGaussianBlur stdDeviation="0.47"/>"#]
            )
            #expect(lines(of: fine, containing: "feGaussianBlur").isEmpty)
        }
    }

    @Test func `dashes are cut off with the ends of the line`() {
        let layer = stage {
            let shape = CAShapeLayer()
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
            shape.path = path
            shape.strokeColor = .red
            shape.lineDashPattern = [10, 5]
            shape.strokeStart = 0.2
            shape.strokeEnd = 0.5
            $0.addSublayer(shape)
        }
        let strokes = lines(of: layer, containing: "stroke-dasharray")
        #expect(strokes.first?.contains(#"stroke-dasharray="10 5 10 106" stroke-dashoffset="-20""#) == true)
    }

    @Test func `drawing that is not redrawn is stretched with its layer`() {
        let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.displayIfNeeded()
        view.bounds.size = CGSize(width: 20, height: 30)
        #expect(lines(of: view.layer, containing: "scale(2 3)").count == 1)
        view.contentMode = .redraw
        view.setNeedsDisplay()
        view.layer.displayIfNeeded()
        #expect(lines(of: view.layer, containing: "scale(").isEmpty)
    }

    @Test func `an opaque view that paints no background is black behind its drawing`() {
        let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.displayIfNeeded()
        #expect(lines(of: view.layer, containing: "#000").count == 1)
        view.isOpaque = false
        view.setNeedsDisplay()
        view.layer.displayIfNeeded()
        #expect(lines(of: view.layer, containing: "#000").isEmpty)
    }

    @Test func `content at the top of a view stands at its upper edge`() {
        let view = UIImageView(image: square(.red))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 50)
        view.contentMode = .bottom
        #expect(lines(of: view.layer, containing: "translate(0 40)").count == 1)
        view.contentMode = .top
        #expect(lines(of: view.layer, containing: "translate").isEmpty)
    }

    @Test func `contents of more pixels to a point are smaller`() {
        let layer = stage {
            let box = CALayer(0, 0, 100, 100)
            box.contents = square(.red, scale: 2).cgImage
            box.contentsGravity = .center
            $0.addSublayer(box)
            box.contentsScale = 1
        }
        #expect(lines(of: layer, containing: "translate(40 40)").count == 1)
        layer.sublayers?[0].contentsScale = 4
        #expect(lines(of: layer, containing: "translate(47.5 47.5)").count == 1)
    }

    @Test func `a transition that pushes moves the layer in from its side`() {
        HeadlessScreen.main.reset()
        defer { HeadlessScreen.main.reset() }
        let layer = box { _ in }
        let transition = CATransition()
        transition.type = .push
        transition.subtype = .fromRight
        transition.duration = 1
        layer.sublayers?[0].add(transition, forKey: nil)
        #expect(lines(of: layer, containing: "translate(120 20)", at: 0).count == 1)
        #expect(lines(of: layer, containing: "translate(70 20)", at: 0.5).count == 1)
    }

    @Test func `a cumulative animation goes on where it ended, also in a moving picture`() {
        HeadlessScreen.main.reset()
        defer { HeadlessScreen.main.reset() }
        let layer = box { _ in }
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.byValue = 10
        animation.isAdditive = true
        animation.isCumulative = true
        animation.duration = 1
        animation.repeatCount = 3
        layer.sublayers?[0].add(animation, forKey: nil)
        let moves = lines(of: layer, containing: "animateTransform")
        #expect(moves.first?.contains(#"values="20 20;50 20""#) == true)
        #expect(moves.first?.contains(#"dur="3s""#) == true)
    }

    private func square(_ color: UIColor, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }
}

private final class DrawingView: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
}
