import TestDevice
import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("Remembered content", .ownDevice)
struct RememberedContentTests {
    private func makeContent(_ counts: Int..., frames: [CGRect] = []) -> RememberedContent {
        RememberedContent(sections: counts.map { RememberedContent.Section(count: $0, frames: frames) })
    }

    @Test(arguments: [(0, Int?.none), (1, 1), (49, 49), (50, nil)])
    func `a section has the cells that it had, unless that were none or more than are seen`(
        count: Int, remembered: Int?
    ) {
        #expect(makeContent(count).count(inSection: 0) == remembered)
        #expect(makeContent(count).count(inSection: 1) == nil)
    }

    @Test(arguments: [
        (CGRect(x: 1, y: 2, width: 3, height: 4), CGRect?.some(CGRect(x: 1, y: 2, width: 3, height: 4))),
        (CGRect(x: 1, y: 2, width: 1e300, height: 4), CGRect(x: 1, y: 2, width: 1e7, height: 4)),
        (CGRect(x: 1, y: 2, width: 0, height: 4), nil), (CGRect(x: 1, y: 2, width: 3, height: 0), nil),
        (CGRect(x: 1, y: 2, width: CGFloat.nan, height: 4), nil),
        (CGRect(x: 1, y: 2, width: 3, height: CGFloat.infinity), nil),
        (CGRect(x: CGFloat.nan, y: 2, width: 3, height: 4), nil),
        (CGRect(x: 1, y: CGFloat.infinity, width: 3, height: 4), nil),
    ])
    func `only a frame that cells can have is known`(frame: CGRect, known: CGRect?) {
        let content = makeContent(1, frames: [frame])

        #expect(content.frame(ofItem: 0, inSection: 0) == known)
        #expect(
            content.frame(ofItem: 1, inSection: 0) == nil && content.frame(ofItem: 0, inSection: 1) == nil)
    }

    @Test func `no more sizes are known than cells are seen`() {
        let frame = CGRect(x: 0, y: 0, width: 1, height: 1)

        #expect(makeContent(60, frames: Array(repeating: frame, count: 60)).sizes(inSection: 0) == 50)
        #expect(makeContent(60).sizes(inSection: 1) == 0)
    }

    @Test func `sizes stay with sections of the same count that have none`() {
        let (old, new) = (CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 2, height: 2))
        let known = makeContent(3, 3, frames: [old])

        #expect(makeContent(3, 4, 3).keepingSizes(of: known).sections.map(\.frames) == [[old], [], []])
        #expect(makeContent(3, frames: [new]).keepingSizes(of: known).sections.map(\.frames) == [[new]])
        #expect(makeContent(3).keepingSizes(of: nil) == makeContent(3))
    }

    @Test(arguments: [
        (CGPoint(x: -4, y: -10), true), (CGPoint(x: 0, y: -10), false), (CGPoint(x: -4, y: 0), false),
    ])
    func `a list is at its start where its content begins, in both directions, and a page is always`(
        offset: CGPoint, isAtStart: Bool
    ) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 500, height: 500)
        view.contentInset = UIEdgeInsets(top: 10, left: 4, bottom: 0, right: 0)
        view.contentOffset = offset

        #expect(view.isAtStart == isAtStart)
        #expect(UIView().isAtStart && UIScrollView().isAtStart)
    }
}
