import Foundation
import TestDevice
import Testing
import UIKit

@Suite(.ownDevice)
struct DrawingStateTests {
    private let context = CGContext(headlessBounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray

    private var strokes: [HeadlessStroke] {
        context.headlessDisplayList.items.compactMap {
            if case .stroke(_, _, let stroke) = $0 { stroke } else { nil }
        }
    }

    /// The lines of the picture of what was drawn.
    private func picture(containing text: String) -> [String] {
        let layer = CALayer(0, 0, 100, 100)
        layer.contents = CGImage(
            headlessSize: CGSize(width: 100, height: 100), scale: 1, displayList: context.headlessDisplayList)
        return lines(of: layer, containing: text)
    }

    @Test func `dashes begin at their phase`() {
        context.setLineDash(phase: 3, lengths: [4, 2])
        context.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(strokes == [HeadlessStroke(dash: [4, 2], dashPhase: 3)])
        #expect(picture(containing: #"stroke-dasharray="4 2" stroke-dashoffset="3""#).count == 1)
    }

    @Test func `a path brings its dashes and its mitre limit`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.setLineDash([5], count: 1, phase: 2)
        path.miterLimit = 3
        UIGraphicsPushContext(context)
        path.stroke()
        UIGraphicsPopContext()
        #expect(strokes == [HeadlessStroke(miterLimit: 3, dash: [5], dashPhase: 2)])
    }

    @Test func `drawing is mixed with what is there as the blend mode says`() {
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        context.setBlendMode(.multiply)
        context.fill(CGRect(x: 20, y: 20, width: 50, height: 50))
        #expect(picture(containing: "mix-blend-mode:multiply").count == 1)
        #expect(picture(containing: "isolation:isolate").count == 1)
    }

    @Test func `a restored state has its former blend mode`() {
        context.saveGState()
        context.setBlendMode(.screen)
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(picture(containing: "mix-blend-mode").isEmpty)
    }

    @Test func `clearing a rectangle leaves a hole in what was drawn before`() {
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        context.saveGState()
        context.translateBy(x: 10, y: 10)
        context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        context.restoreGState()
        let holes = context.headlessDisplayList.items.compactMap { item -> CGPath? in
            if case .clip(let path, true) = item { path } else { nil }
        }
        #expect(holes.count == 1)
        #expect(holes.first?.contains(CGPoint(x: 5, y: 5), using: .evenOdd) == true)
        #expect(holes.first?.contains(CGPoint(x: 12, y: 12), using: .evenOdd) == false)
        let moves = context.headlessDisplayList.items.filter {
            $0 == .concatenate(CGAffineTransform(translationX: 10, y: 10))
        }
        #expect(moves.count == 2)
    }

    @Test func `clearing does not reach out of the clip`() {
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        context.clear(CGRect(x: 0, y: 0, width: 100, height: 100))
        context.restoreGState()
        guard case .clip(let outside, true) = context.headlessDisplayList.items[1] else {
            Issue.record("nothing is left out")
            return
        }
        #expect(!outside.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(outside.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
    }

    @Test func `a gradient ends at its ends unless it is told to go on`() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let (start, end) = (CGPoint(x: 20, y: 0), CGPoint(x: 60, y: 0))
        context.drawLinearGradient(gradient, start: start, end: end, options: [])
        #expect(picture(containing: "M20 10000L60 10000L60 -10000L20 -10000Z").count == 1)
        context.drawLinearGradient(gradient, start: start, end: end, options: .drawsAfterEndLocation)
        #expect(picture(containing: "M20 10000L10060 10000").count == 1)
    }

    @Test func `a radial gradient fills the ring between its circles`() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let center = CGPoint(x: 50, y: 50)
        context.drawRadialGradient(
            gradient, startCenter: center, startRadius: 10, endCenter: center, endRadius: 40, options: [])
        #expect(picture(containing: #"r="40" fx="50" fy="50" fr="10""#).count == 1)
        #expect(picture(containing: #"fill-rule="evenodd""#).count == 1)
    }

    @Test func `Core Graphics draws pictures upside down, UIKit upright`() throws {
        let image = CGImage(
            headlessSize: CGSize(width: 10, height: 10), scale: 1, displayList: HeadlessDisplayList())
        let rect = CGRect(x: 0, y: 20, width: 10, height: 10)
        context.draw(image, in: rect)
        #expect(
            context.headlessDisplayList.items.contains(.concatenate(CGAffineTransform(1, 0, 0, -1, 0, 50))))
        let upright = CGContext(headlessBounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIGraphicsPushContext(upright)
        UIImage(cgImage: image).draw(in: rect)
        UIGraphicsPopContext()
        #expect(upright.headlessDisplayList.items == [.image(image, rect)])
    }

    @Test func `colors of Display P3 reach beyond sRGB`() {
        let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.headlessRGBA
        #expect(abs(red.red - 1.0931) < 0.001)
        #expect(abs(red.green + 0.2268) < 0.001)
        let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).cgColor.headlessRGBA
        #expect(white.red == 1 && white.green == 1 && white.blue == 1)
    }
}
