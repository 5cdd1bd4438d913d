import TabAnimated
import Testing
import UIKit

/// Starts and ends in any order, and what the app sets in between.
@MainActor
@Suite("SkeletonView's situations: any order, and the app's value wins", .serialized, .ownApp)
struct OrderTests {
    private let screen = Screen(SamplePage())
    private let inner = SamplePage(frame: CGRect(x: 0, y: 200, width: 320, height: 200))

    init() {
        screen.content.addSubview(inner)
        for view in [screen.content, inner] {
            view.tabAnimated = ViewAnimated()
            view.tabAnimated?.canLoadAgain = true
        }
        HeadlessScreen.main.turn()
    }

    // MARK: Order

    @Test func `shown twice there is one cover`() {
        screen.content.startTabAnimation()
        let cover = screen.overlay
        screen.content.startTabAnimation()
        #expect(screen.overlay === cover)
        #expect(screen.content.subviews.filter { $0 is SkeletonOverlay }.count == 1)
    }

    @Test func `hidden twice nothing is left, and both ends are told once each`() {
        var ends = 0
        screen.content.startTabAnimation()
        screen.content.endTabAnimation { ends += 1 }
        screen.content.endTabAnimation { ends += 1 }
        #expect(screen.content.covers.isEmpty)
        #expect(ends == 2)
    }

    @Test func `hidden before a delayed start, it is never shown`() {
        screen.content.tabAnimated?.timing = SkeletonTiming(delay: 0.5)
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 0.3)
        screen.content.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        #expect(screen.content.covers.isEmpty)
        #expect(!screen.content.isTabAnimating)
    }

    @Test func `an ancestor that ends leaves a view inside to its own end`() {
        inner.startTabAnimation()
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        #expect(screen.overlay == nil)
        #expect(inner.isTabAnimating && inner.covers.count == 1)
        inner.endTabAnimation()
        #expect(screen.content.covers.isEmpty)
    }

    @Test func `shown on a view inside and then around it, both are covered, and both end`() {
        inner.startTabAnimation()
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(inner.covers.count == 1)
        #expect(screen.content.subviews.last === screen.overlay)
        #expect(screen.window.hitTest(CGPoint(x: 60, y: 240), with: nil) === screen.overlay)
        inner.endTabAnimation()
        screen.content.endTabAnimation()
        #expect(screen.content.covers.isEmpty)
    }

    @Test func `shown around and then inside, the view inside outlives the one around`() {
        screen.content.startTabAnimation()
        inner.startTabAnimation()
        screen.content.endTabAnimation()
        #expect(inner.isTabAnimating)
        inner.endTabAnimation()
        #expect(screen.content.covers.isEmpty)
    }

    // MARK: The app's value wins

    @Test func `content set while it loads is there afterwards`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        screen.content.headline.text = "before"
        screen.content.startTabAnimation()
        screen.content.headline.text = "loaded"
        screen.content.picture.image = image
        screen.content.endTabAnimation()
        #expect(screen.content.headline.text == "loaded")
        #expect(screen.content.picture.image === image)
    }

    @Test func `text with attributes set while it loads keeps them`() {
        let text = NSAttributedString(string: "loaded", attributes: [.kern: 3])
        screen.content.startTabAnimation()
        screen.content.headline.attributedText = text
        HeadlessScreen.main.turn()
        screen.content.endTabAnimation()
        let kept = screen.content.headline.attributedText
        #expect(kept?.string == "loaded")
        #expect(kept?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    }

    @Test func `a color, a radius and clipping set while it loads are there afterwards`() {
        screen.content.startTabAnimation()
        screen.content.picture.backgroundColor = .systemRed
        screen.content.picture.layer.cornerRadius = 7
        screen.content.picture.clipsToBounds = true
        screen.content.endTabAnimation()
        #expect(screen.content.picture.backgroundColor == .systemRed)
        #expect(screen.content.picture.layer.cornerRadius == 7)
        #expect(screen.content.picture.clipsToBounds)
    }

    @Test func `a data source and a delegate set while a table loads are there afterwards`() {
        let (first, second) = (Sections([0]), Sections([3]))
        let screen = Screen(makeTable(first))
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60)
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        screen.content.dataSource = second
        screen.content.delegate = second
        HeadlessScreen.main.turn()
        screen.content.endTabAnimation(reloading: true)
        HeadlessScreen.main.turn()
        #expect(screen.content.dataSource === second)
        #expect(screen.content.delegate === second)
        #expect(screen.content.kinds == "aaa")
    }

    @Test func `a row height set while a table loads is there afterwards`() {
        let rows = Rows()
        let table = UITableView(frame: .zero, style: .plain)
        table.register(SampleCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 40
        table.dataSource = rows
        let screen = Screen(table)
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        table.startTabAnimation()
        table.rowHeight = 77
        table.sectionHeaderHeight = 21
        rows.count = 2
        table.endTabAnimation(reloading: true)
        HeadlessScreen.main.turn()
        #expect(table.rowHeight == 77 && table.sectionHeaderHeight == 21)
        #expect(table.visibleCells.map(\.frame.height) == [77, 77])
        #expect(screen.content.covers.isEmpty)
    }

    @Test func `flags set while a table loads are there afterwards`() {
        let screen = Screen(makeTable(Sections([0])))
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        model.isScrollEnabled = false
        screen.content.tabAnimated = model
        screen.content.startTabAnimation()
        screen.content.isUserInteractionEnabled = false
        screen.content.isHidden = true
        screen.content.allowsSelection = false
        screen.content.endTabAnimation()
        #expect(screen.content.isScrollEnabled)
        #expect(!screen.content.isUserInteractionEnabled)
        #expect(screen.content.isHidden)
        #expect(!screen.content.allowsSelection)
    }
}
