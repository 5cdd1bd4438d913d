import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Shapes that overlap", .serialized, .ownDevice)
struct ShapeRimTests {
    private func picture(_ index: Int, _ frame: CGRect) -> Component {
        var component = Component(index: index, role: .image, frame: frame)
        component.cornerRadius = frame.width / 2
        return component
    }

    private func rim(of stage: CoverStage) -> PaintedColor? {
        stage.layer(1)?.borderColor.map { PaintedColor(UIColor(cgColor: $0)) }
    }

    @Test func `a picture over the edge of another one has a rim in the color below both`() {
        let stage = CoverStage(
            .row(
                picture(0, CGRect(x: 0, y: 0, width: 30, height: 30)),
                picture(1, CGRect(x: 20, y: 0, width: 30, height: 30))))

        #expect(stage.layer(0)?.borderWidth == 0)
        #expect(stage.layer(1)?.borderWidth == 1.5)
        #expect(rim(of: stage) == PaintedColor(.white))
    }

    @Test func `the rim of a large picture is wider`() {
        let stage = CoverStage(
            .row(
                picture(0, CGRect(x: 0, y: 0, width: 100, height: 40)),
                picture(1, CGRect(x: 10, y: 0, width: 70, height: 70))))

        #expect(stage.layer(1)?.borderWidth == 3.5)
    }

    @Test(arguments: [(CGFloat(7), CGFloat(0)), (8, 1.5)])
    func `a shape that is low has no room for a rim`(height: CGFloat, rim: CGFloat) {
        let stage = CoverStage(
            .row(
                picture(0, CGRect(x: 0, y: 0, width: 30, height: 30)),
                picture(1, CGRect(x: 20, y: 0, width: 30, height: height))))

        #expect(stage.layer(1)?.borderWidth == rim)
    }

    @Test func `a rim has the color of the card that holds both shapes`() {
        var row = Production.row(
            picture(0, CGRect(x: 10, y: 5, width: 30, height: 30)),
            picture(1, CGRect(x: 30, y: 5, width: 30, height: 30)))
        row.cards = [
            Component(
                surface: CGRect(x: 0, y: 0, width: 100, height: 40),
                fill: .color(SkeletonColor(.systemYellow)))
        ]

        let stage = CoverStage(row)
        let card = UIColor.systemYellow.resolvedColor(with: stage.cover.traitCollection)

        #expect(rim(of: stage) == PaintedColor(card))
    }

    @Test func `shapes that touch, or stand on a picture, have no rim`() {
        let stage = CoverStage(
            .row(
                picture(0, CGRect(x: 0, y: 0, width: 40, height: 40)),
                picture(1, CGRect(x: 10, y: 10, width: 20, height: 20)),
                picture(2, CGRect(x: 40, y: 0, width: 30, height: 30))))

        #expect([0, 1, 2].map { stage.layer($0)?.borderWidth } == [0, 0, 0])
    }

    @Test
    func `a card over the edge of a picture found before it is painted above it, with what stands on it`() {
        var row = Production.row(
            picture(0, CGRect(x: 0, y: 0, width: 40, height: 40)),
            Component(index: 1, role: .label, frame: CGRect(x: 35, y: 5, width: 6, height: 6)))
        row.components[1].zIndex = 3
        var badge = Component(surface: CGRect(x: 30, y: 0, width: 20, height: 20), fill: .muted)
        badge.zIndex = 1
        var inner = Component(surface: CGRect(x: 42, y: 2, width: 6, height: 6), fill: .muted)
        inner.zIndex = 2
        row.cards = [badge, inner]
        let stage = CoverStage(row)

        #expect(stage.layers.map(\.name) == ["surface", "component 0", "surface", "surface", "component 1"])
        #expect(stage.layers.map(\.borderWidth) == [0, 0, 1.5, 0, 0])
    }

    @Test func `a card that was found before the picture over it stays below`() {
        var row = Production.row(picture(0, CGRect(x: 0, y: 0, width: 40, height: 40)))
        row.cards = [Component(surface: CGRect(x: 30, y: 0, width: 40, height: 20), fill: .muted)]

        #expect(CoverStage(row).layers.map(\.name) == ["surface", "surface", "component 0"])
    }

    @Test func `shapes of different colors have no rim`() {
        var second = picture(1, CGRect(x: 20, y: 0, width: 30, height: 30))
        second.fill = .color(SkeletonColor(.systemRed))
        let stage = CoverStage(.row(picture(0, CGRect(x: 0, y: 0, width: 30, height: 30)), second))

        #expect(stage.layer(1)?.borderWidth == 0)
    }
}
