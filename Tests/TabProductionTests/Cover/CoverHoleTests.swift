import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Overlay: holes and touches", .ownDevice)
struct CoverHoleTests {
    private func hole(of stage: CoverStage) -> CGPath? { (stage.cover.layer.mask as? CAShapeLayer)?.path }

    @Test func `a cover without holes has no mask`() {
        #expect(CoverStage(.row(.block())).cover.layer.mask == nil)
    }

    @Test func `a hole is where the real view is, not where its shape would be`() {
        let stage = CoverStage(
            .row(),
            .row(
                .block {
                    $0.isCutOut = true
                    $0.sourceFrame = CGRect(x: 50, y: 0, width: 20, height: 20)
                }))
        let mask = stage.cover.layer.mask as? CAShapeLayer

        #expect(mask?.fillRule == .evenOdd)
        #expect(hole(of: stage)?.contains(CGPoint(x: 60, y: 50), using: .evenOdd) == false)
        #expect(hole(of: stage)?.contains(CGPoint(x: 20, y: 55), using: .evenOdd) == true)
    }

    @Test func `a hole that the app makes is where it is put`() {
        let stage = CoverStage(
            .row(
                .block {
                    $0.isCutOut = true
                    $0.role = .created
                    $0.sourceFrame = .zero
                }))

        #expect(hole(of: stage)?.contains(CGPoint(x: 20, y: 15), using: .evenOdd) == false)
    }

    @Test func `a hole is as round as its component`() {
        let stage = CoverStage(
            .row(
                .block {
                    $0.isCutOut = true
                    $0.cornerRadius = 5
                }))

        #expect(hole(of: stage)?.contains(CGPoint(x: 10.5, y: 10.5), using: .evenOdd) == true)
        #expect(hole(of: stage)?.contains(CGPoint(x: 20, y: 15), using: .evenOdd) == false)
    }

    @Test func `a cover takes touches except where a production lets them through`() {
        var open = Production.row()
        open.touchAreas = [CGRect(x: 0, y: 0, width: 30, height: 20)]
        let cover = CoverStage(.row(), open).cover

        #expect(cover.point(inside: CGPoint(x: 10, y: 10), with: nil))
        #expect(!cover.point(inside: CGPoint(x: 10, y: 50), with: nil))
        #expect(cover.point(inside: CGPoint(x: 40, y: 50), with: nil))
        #expect(!cover.point(inside: CGPoint(x: 200, y: 10), with: nil))
    }
}

@MainActor
@Suite("Overlay: holes that move and meet", .ownDevice)
struct MovingHoleTests {
    private func cut(_ frame: CGRect) -> Component {
        var component = Component(index: 0, frame: frame)
        component.isCutOut = true
        return component
    }

    private func cover(_ frames: CGRect...) -> SkeletonOverlay {
        let root = makeRoot(width: 300, height: 200)
        let cover = SkeletonOverlay(
            frame: root.bounds, palette: SkeletonPalette(component: .lightGray, background: .white))
        root.addSubview(cover)
        cover.tiles = [
            SkeletonTile(
                production: Production(
                    className: "A", size: CGSize(width: 300, height: 200), components: frames.map(cut)))
        ]
        return cover
    }

    private func isOpen(_ cover: SkeletonOverlay, _ x: CGFloat, _ y: CGFloat) -> Bool? {
        let point = CGPoint(x: x, y: y)
        let mask = cover.layer.mask as? CAShapeLayer
        let strips = mask?.sublayers ?? []
        return mask?.path.map { path in
            !path.contains(point, using: .evenOdd) && !strips.contains { $0.frame.contains(point) }
        }
    }

    @Test func `the path of a mask is as high as the tiles, however high the cover is`() throws {
        let cover = cover(CGRect(x: 10, y: 10.5, width: 50, height: 50))
        cover.place(in: CGRect(x: 0, y: 0, width: 300, height: 1_000_000))
        cover.tiles[0].origin.y = 500
        let mask = try #require(cover.layer.mask as? CAShapeLayer)

        #expect(mask.frame == cover.bounds)
        #expect(mask.path?.boundingBox == CGRect(x: 0, y: 500, width: 300, height: 200))
        #expect(
            mask.sublayers?.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 300, height: 500),
                CGRect(x: 0, y: 700, width: 300, height: 999_300),
            ])
        #expect(mask.sublayers?.allSatisfy { $0.backgroundColor?.alpha == 1 } == true)
        #expect(isOpen(cover, 20, 530) == true && isOpen(cover, 20, 505) == false)
        #expect(isOpen(cover, 20, 20) == false && isOpen(cover, 20, 900_000) == false)
    }

    @Test func `beside tiles that are narrow a mask is plain as well`() throws {
        let cover = cover(CGRect(x: 10, y: 10, width: 50, height: 50))
        cover.place(in: CGRect(x: 0, y: 0, width: 9_000, height: 200))
        cover.tiles[0].origin.x = 600
        let mask = try #require(cover.layer.mask as? CAShapeLayer)

        #expect(
            mask.sublayers?.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 600, height: 200), CGRect(x: 900, y: 0, width: 8_100, height: 200),
            ])
        #expect(isOpen(cover, 620, 20) == true && isOpen(cover, 20, 20) == false)
    }

    @Test func `the mask grows with the cover, whatever its tiles`() {
        let cover = cover(CGRect(x: 10, y: 10, width: 50, height: 50))
        cover.place(in: CGRect(x: 0, y: 0, width: 300, height: 300))
        #expect(cover.layer.mask?.frame.height == 300 && isOpen(cover, 20, 250) == false)
        cover.frame.size.height = 400
        cover.layoutIfNeeded()
        #expect(cover.layer.mask?.frame.height == 400 && isOpen(cover, 20, 350) == false)
        #expect(isOpen(cover, 20, 20) == true)
    }

    @Test func `holes that meet are open where they do`() {
        let cover = cover(
            CGRect(x: 10, y: 10, width: 50, height: 50), CGRect(x: 40, y: 40, width: 50, height: 50),
            CGRect(x: 45, y: 45, width: 5, height: 5), CGRect(x: 30, y: 30, width: 30, height: 30))
        for point in [(15, 15), (42, 42), (47, 47), (35, 35), (80, 80), (55, 55)] {
            #expect(isOpen(cover, CGFloat(point.0), CGFloat(point.1)) == true, "\(point)")
        }
        #expect(isOpen(cover, 5, 5) == false && isOpen(cover, 100, 20) == false)
    }
}
