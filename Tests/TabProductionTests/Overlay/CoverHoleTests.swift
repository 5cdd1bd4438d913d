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
