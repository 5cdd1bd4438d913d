import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct LayerPictureFactTests {
    @Test func `a hidden layer leaves no trace`() {
        let layer = stage {
            let box = CALayer(0, 0, 10, 10, color: .red)
            box.isHidden = true
            $0.addSublayer(box)
        }

        #expect(lines(of: layer, containing: "<rect").isEmpty)
    }

    @Test func `opacity belongs to the group of a layer and its sublayers`() {
        let layer = stage {
            let box = CALayer(5, 5, 10, 10, color: .red)
            box.opacity = 0.5
            box.addSublayer(CALayer(0, 0, 5, 5, color: .blue))
            $0.addSublayer(box)
        }

        #expect(lines(of: layer, containing: "opacity") == [#"<g transform="translate(5 5)" opacity="0.5">"#])
    }

    @Test func `sublayers are drawn in the order of their z positions`() {
        let layer = stage {
            $0.sublayers = [CALayer(0, 0, 1, 1, color: .red), CALayer(0, 0, 1, 1, color: .blue)]
            $0.sublayers?.first?.zPosition = 1
        }

        #expect(
            lines(of: layer, containing: "<rect") == [
                ##"<rect width="1" height="1" fill="#00f"/>"##,
                ##"<rect width="1" height="1" fill="#f00"/>"##,
            ])
    }

    @Test func `the picture begins at the origin of the layer's bounds`() {
        let layer = stage {
            $0.bounds.origin = CGPoint(x: 0, y: 300)
            $0.addSublayer(CALayer(0, 310, 10, 10, color: .red))
        }

        #expect(lines(of: layer, containing: "<g ").first == #"<g transform="translate(0 -300)">"#)
    }

    @Test func `what cannot reach out of its bounds is not clipped`() {
        let layer = stage {
            $0.masksToBounds = true
            $0.addSublayer(CALayer(10, 10, 10, 10, color: .red))
        }

        #expect(lines(of: layer, containing: "clip").isEmpty)
    }

    @Test func `equal definitions are written once`() {
        let layer = stage { stage in
            for index in 0..<3 {
                let gradient = CAGradientLayer(CGFloat(index) * 20, 0, 10, 10)
                gradient.colors = [CGColor.red, CGColor.blue]
                stage.addSublayer(gradient)
            }
        }

        #expect(lines(of: layer, containing: "<linearGradient").count == 1)
    }

    @Test func `ids begin with the prefix`() {
        let layer = stage {
            let gradient = CAGradientLayer(0, 0, 10, 10)
            gradient.colors = [CGColor.red, CGColor.blue]
            $0.addSublayer(gradient)
        }
        var renderer = HeadlessSVGRenderer(layer)
        renderer.idPrefix = "news-"

        let picture = renderer.svg()

        #expect(picture.contains(#"id="news-g1""#))
        #expect(picture.contains("url(#news-g1)"))
    }

    @Test func `a corner radius is at most half of the shorter side`() {
        let layer = stage {
            let pill = CALayer(0, 0, 40, 10, color: .red)
            pill.cornerRadius = 50
            $0.addSublayer(pill)
        }

        #expect(
            lines(of: layer, containing: "<rect") == [##"<rect width="40" height="10" rx="5" fill="#f00"/>"##]
        )
    }

    @Test func `a view's picture does not depend on its place`() {
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 10))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)

        let picture = HeadlessSVGRenderer(view).svg()

        #expect(picture.contains(##"<rect width="20" height="10" fill="#f00" fill-opacity="0.5"/>"##))
        #expect(!picture.contains("translate"))
    }

    @Test func `the picture of a screen shows its windows`() {
        HeadlessScreen.main.reset()
        HeadlessScreen.main.size = CGSize(width: 100, height: 50)
        let window = UIWindow(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
        window.backgroundColor = .red
        window.isHidden = false
        HeadlessScreen.main.turn()

        let picture = HeadlessSVGRenderer(HeadlessScreen.main).svg()
        HeadlessScreen.main.reset()

        #expect(picture.contains(#"viewBox="0 0 100 50""#))
        #expect(picture.contains(#"<g transform="translate(10 0)">"#))
    }

    @Test func `a layer that shows nothing is left out, with its animations`() {
        let layer = stage {
            let empty = CALayer(10, 10, 10, 10)
            let slide = CABasicAnimation(keyPath: "position.x")
            slide.toValue = 100
            slide.duration = 1
            empty.add(slide, forKey: "slide")
            $0.addSublayer(empty)
        }

        #expect(lines(of: layer, containing: "<").count == 1)
    }

    @Test func `drawing is recorded with its clips and transforms`() throws {
        let context = CGContext(headlessBounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
        context.translateBy(x: 10, y: 20)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        context.restoreGState()
        context.setStrokeColor(.blue)
        context.setLineWidth(2)
        context.strokeEllipse(in: CGRect(x: 60, y: 60, width: 20, height: 20))
        let image = CGImage(
            headlessSize: CGSize(width: 100, height: 100), scale: 1,
            displayList: context.headlessDisplayList)
        let layer = stage {
            let box = CALayer(0, 0, 50, 50)
            box.contents = image
            $0.addSublayer(box)
        }

        try expectGolden(HeadlessSVGRenderer(layer).svg(), named: "drawing.svg")
    }
}
