import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("The look of SkeletonView", .ownDevice)
struct AppearanceTests {
    private func label(_ size: CGSize, lines: TextLines? = nil, role: Component.Role = .label) -> Production {
        var component = Component(
            index: 0, role: role, frame: CGRect(origin: .zero, size: size), lines: lines)
        component.alignment = .left
        return Production(className: "Label", size: size, components: [component])
    }

    private func bars(_ production: Production, _ lines: SkeletonLines = .skeletonView) -> [CGRect] {
        let manager = ComponentManager(production: production)
        manager.apply(lines)
        return manager.production.components[0].bars
    }

    @Test func `three lines of a label of 80 points are centered, the last of 70 percent`() {
        let lines = TextLines(count: 3)
        #expect(
            bars(label(CGSize(width: 200, height: 80), lines: lines)) == [
                CGRect(x: 0, y: 7.5, width: 200, height: 15), CGRect(x: 0, y: 32.5, width: 200, height: 15),
                CGRect(x: 0, y: 57.5, width: 140, height: 15),
            ])
    }

    @Test func `a single line is the last line`() {
        #expect(bars(label(CGSize(width: 200, height: 15))) == [CGRect(x: 0, y: 0, width: 140, height: 15)])
    }

    @Test func `a single line can be a block`() {
        let manager = ComponentManager(production: label(CGSize(width: 200, height: 40)))
        manager.apply(.skeletonView, drawsSingleLinesAsBlocks: true)
        #expect(manager.production.components[0].bars == [CGRect(x: 0, y: 0, width: 200, height: 40)])
    }

    @Test(arguments: zip([12.4, 12.5, 37.4, 37.5, 62.5, 100, 113], [1, 1, 1, 2, 3, 4, 5]))
    func `text without a limit fills its height by rounding`(height: Double, count: Int) {
        let production = label(CGSize(width: 200, height: height), lines: TextLines(count: 0), role: .text)
        #expect(bars(production).count == count)
    }

    @Test func `text too low for a line is one block`() {
        let production = label(CGSize(width: 200, height: 12), lines: TextLines(count: 0), role: .text)
        #expect(bars(production) == [CGRect(x: 0, y: 0, width: 200, height: 12)])
    }

    @Test func `text views start at the top`() {
        let production = label(CGSize(width: 200, height: 100), lines: TextLines(count: 2), role: .text)
        #expect(bars(production).map(\.minY) == [0, 25])
    }

    @Test func `a count, insets, a spacing and a scale are taken`() {
        var lines = SkeletonLines.skeletonView
        lines.count = 2
        lines.insets = TextLines.Insets(top: 5, left: 10, bottom: 0, right: 20)
        lines.spacing = 5
        lines.lastLineScale = 0.5
        let production = label(CGSize(width: 230, height: 100), role: .text)
        #expect(
            bars(production, lines) == [
                CGRect(x: 10, y: 5, width: 200, height: 15), CGRect(x: 10, y: 25, width: 100, height: 15),
            ])
    }

    @Test func `a last bar is never wider than the others`() {
        var lines = SkeletonLines.skeletonView
        lines.lastLineScale = 2.5
        #expect(bars(label(CGSize(width: 200, height: 15)), lines).map(\.width) == [200])
    }

    @Test func `a line height can be a share of the view's height`() {
        var lines = SkeletonLines.skeletonView
        lines.height = .relativeToConstraints
        lines.spacing = 0
        let production = label(CGSize(width: 200, height: 60), lines: TextLines(count: 3))
        #expect(bars(production, lines).map(\.height) == [20, 20, 20])
    }

    @Test func `a line height can be a fraction of the one that mapping found`() {
        var lines = SkeletonLines.skeletonView
        lines.height = .relativeToFont(1)
        let production = label(CGSize(width: 200, height: 60), lines: TextLines(count: 2, lineHeight: 11))
        #expect(bars(production, lines).map(\.height) == [11, 11])
        lines.height = .relativeToFont(2)
        #expect(bars(production, lines).map(\.height) == [22, 22])
    }

    @Test func `what lines leave open stays as mapping found it`() {
        let found = TextLines(count: 2, lineHeight: 11, spacing: 4, lastLineScale: 0.3)
        let production = label(CGSize(width: 200, height: 60), lines: found, role: .text)
        #expect(
            bars(production, SkeletonLines()) == [
                CGRect(x: 0, y: 0, width: 200, height: 11), CGRect(x: 0, y: 15, width: 60, height: 11),
            ])
    }

    @Test func `bars take widths, heights and a radius of their own`() {
        var lines = SkeletonLines.skeletonView
        (lines.widths, lines.heights, lines.cornerRadius) = ([0: 50], [1: 5], 3)
        let manager = ComponentManager(
            production: label(CGSize(width: 200, height: 60), lines: TextLines(count: 2), role: .text))
        manager.apply(lines)
        #expect(
            manager.production.components[0].bars == [
                CGRect(x: 0, y: 0, width: 50, height: 15), CGRect(x: 0, y: 25, width: 140, height: 5),
            ])
        #expect(manager.production.components[0].cornerRadius == 3)
    }

    @Test func `square blocks take the radius, round ones keep theirs`() {
        let manager = Samples.manager
        manager.animation(0).radius(24)
        manager.apply(.skeletonView, cornerRadius: 5)
        #expect(manager.animation(0).components[0].cornerRadius == 24)
        #expect(manager.animation(5).components[0].cornerRadius == 5)
    }

    @Test func `a gradient of one color runs to its complement and back`() {
        let gradient = SkeletonGradient(baseColor: .white)
        #expect(gradient.colors.count == 3)
        #expect(gradient.colors[0] == .white)
        #expect(gradient.colors[2] == .white)
        let middle = gradient.colors[1].resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(abs((middle.cgColor.components?.first ?? 0) - 0.94) < 0.0001)
    }

    @Test func `a gradient of a list is exactly that list`() {
        #expect(
            SkeletonGradient(colors: [.red, .green, .blue, .black]).colors == [.red, .green, .blue, .black])
    }

    @Test func `a gradient runs in its direction`() {
        var gradient = SkeletonGradient(colors: [.red, .blue])
        gradient.direction = .topToBottom
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
        #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(gradient.direction == .topToBottom)
    }

    @Test func `a gradient runs from left to right unless it is told otherwise`() {
        #expect(SkeletonGradient(colors: [.red, .blue]).direction == .leftToRight)
    }

    @Test func `points that no direction has are none, and none leaves them`() {
        var gradient = SkeletonGradient(colors: [.red], endPoint: CGPoint(x: 0.3, y: 0.7))
        #expect(gradient.direction == nil)
        gradient.direction = nil
        #expect(gradient.endPoint == CGPoint(x: 0.3, y: 0.7))
    }

    @Test func `one color fills the whole shape, and positions of another number do not count`() {
        let gradient = SkeletonGradient(colors: [.red], locations: [0.5])
        let stage = Stage { $0.animation(0).gradient(gradient) }
        #expect(stage.layer(0)?.colors as? [CGColor] == [UIColor.red.cgColor, UIColor.red.cgColor])
        #expect(stage.layer(0)?.locations == nil)
    }

    @Test func `the gradient of the palette paints what has no fill of its own`() {
        let stage = Stage { $0.animation(1).color(.red) }
        stage.overlay.palette.gradient = SkeletonGradient(colors: [.green, .blue])
        #expect(stage.layer(0)?.colors?.count == 2)
        #expect(stage.layer(1)?.colors == nil)
        #expect(stage.layer(1)?.backgroundColor == UIColor.red.cgColor)
    }
}
