import Testing
import UIKit

@testable import TabAnimated

/// Lists and views inside a page or a row: hidden, cut off, ignored, or loading by themselves.
@MainActor
@Suite("Parts of pages", .serialized, .ownApp)
struct NestedPartTests {
    private func makeShelf(_ frame: CGRect, model: Bool = true) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let shelf = UICollectionView(frame: frame, collectionViewLayout: layout)
        if model { shelf.tabAnimated = CollectionAnimated(cellClass: SampleItem.self) }
        return shelf
    }

    private func page(_ views: UIView...) -> Screen<UIView> {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let title = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 20))
        title.text = "Title"
        ([title] + views).forEach(page.addSubview)
        page.tabAnimated = ViewAnimated()
        return Screen(page)
    }

    /// The frames of what is drawn below the title.
    private func drawn(_ screen: Screen<UIView>) -> [CGRect] {
        screen.content.startTabAnimation()
        let production = screen.overlay?.tiles.first?.production
        return (production?.components ?? []).filter { !$0.isRemoved && $0.frame.minY > 40 }.flatMap(\.bars)
    }

    // MARK: Hidden, cut off, ignored

    @Test func `a list in a hidden view is not drawn, and is not made`() {
        let stack = UIStackView(arrangedSubviews: [])
        stack.frame = CGRect(x: 0, y: 60, width: 320, height: 220)
        stack.isHidden = true
        let shelf = makeShelf(CGRect(x: 0, y: 0, width: 320, height: 220))
        stack.addSubview(shelf)
        let given = warnings { #expect(drawn(page(stack)) == []) }
        #expect(given == [])
    }

    @Test func `a list in a closed accordion is not drawn`() {
        let accordion = UIView(frame: CGRect(x: 0, y: 60, width: 320, height: 0))
        accordion.clipsToBounds = true
        accordion.addSubview(makeShelf(CGRect(x: 0, y: 0, width: 320, height: 220)))
        #expect(drawn(page(accordion)) == [])
    }

    @Test func `a list is cut off where a view around clips it`() {
        let half = UIView(frame: CGRect(x: 0, y: 60, width: 320, height: 20))
        half.clipsToBounds = true
        half.addSubview(makeShelf(CGRect(x: 0, y: 0, width: 320, height: 220)))
        let shapes = drawn(page(half))
        #expect(!shapes.isEmpty && shapes.allSatisfy { $0.maxY <= 80.5 })
    }

    @Test func `what the app says of a list without cells counts`() {
        let said: [(SkeletonViewOptions, Int)] = [
            (SkeletonViewOptions(), 6), (change { $0.mapping = .ignored }, 0),
            (change { $0.mapping = .block() }, 1), (change { $0.isHiddenWhileAnimated = true }, 0),
        ]
        for (options, count) in said {
            for hasModel in [false, true] {
                let shelf = makeShelf(CGRect(x: 0, y: 60, width: 320, height: 210), model: hasModel)
                shelf.skeleton = options
                #expect(drawn(page(shelf)).count == count, "\(options), \(hasModel)")
            }
        }
    }

    private func change(_ change: (inout SkeletonViewOptions) -> Void) -> SkeletonViewOptions {
        var options = SkeletonViewOptions()
        change(&options)
        return options
    }

    @Test func `what the options say of the class of a list counts`() {
        for (keyPath, count) in [(\MappingOptions.ignoredClasses, 0), (\MappingOptions.opaqueClasses, 1)] {
            let screen = page(makeShelf(CGRect(x: 0, y: 60, width: 320, height: 210)))
            screen.content.tabAnimated?.mapping = MappingOptions()
            screen.content.tabAnimated?.mapping?[keyPath: keyPath] = [UICollectionView.self]
            #expect(drawn(screen).count == count)
        }
    }

    @Test func `a hidden list without a model warns of nothing`() {
        let table = makeTable(nil)
        table.frame = CGRect(x: 0, y: 60, width: 320, height: 300)
        table.isHidden = true
        let screen = page(table)
        #expect(warnings { _ = drawn(screen) } == [])
    }

    // MARK: Touches

    @Test func `options of the page itself count, and a view in a hidden one opens nothing`() {
        let hidden = UIView(frame: CGRect(x: 0, y: 60, width: 320, height: 100))
        hidden.isHidden = true
        let inner = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        inner.skeleton.passesTouches = true
        hidden.addSubview(inner)
        let closed = page(hidden)
        _ = drawn(closed)
        #expect(closed.overlay?.point(inside: CGPoint(x: 30, y: 80), with: nil) == true)
        let open = page(UIView())
        open.content.skeleton.passesTouches = true
        _ = drawn(open)
        #expect(open.overlay?.point(inside: CGPoint(x: 30, y: 80), with: nil) == false)
    }

    // MARK: Parts that load by themselves

    private func table() -> UITableView {
        let table = makeTable(nil)
        table.frame = CGRect(x: 0, y: 60, width: 320, height: 300)
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        return table
    }

    @Test(arguments: [true, false], [true, false])
    func `whichever of a page and its list starts first, shapes of both are seen`(
        isListFirst: Bool, isInOneTurn: Bool
    ) {
        let table = table()
        let screen = page(table)
        let starts: [UIView] = isListFirst ? [table, screen.content] : [screen.content, table]
        for view in starts {
            view.startTabAnimation()
            if !isInOneTurn { HeadlessScreen.main.turn() }
        }
        let shapes = { (screen.overlay?.tiles.first?.production.components ?? []).filter { !$0.isRemoved } }
        #expect(shapes().contains { $0.frame.minY < 40 } && shapes().contains { $0.frame.minY > 60 })
        screen.content.updateTabAnimation()
        #expect(shapes().contains { $0.frame.minY > 60 })
        screen.content.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.overlay == nil && table.covers.first?.tiles.isEmpty == false)
        table.endTabAnimation()
        #expect(table.covers.isEmpty)
    }

    @Test func `a child that loads by itself is drawn with its page`() {
        let child = SamplePage(frame: CGRect(x: 0, y: 60, width: 320, height: 200))
        child.headline.text = "Words"
        child.tabAnimated = ViewAnimated()
        let screen = page(child)
        child.startTabAnimation()
        #expect(drawn(screen).count == 2)
        child.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.overlay?.tiles.first?.production.components.filter { !$0.isRemoved }.count == 3)
        #expect(child.covers.isEmpty)
    }

    @Test(arguments: ["child", "table", "row"], [true, false])
    func `a page is learned when its part has ended`(kind: String, isOuterFirst: Bool) {
        let title = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 20))
        let child = SamplePage(frame: CGRect(x: 0, y: 60, width: 320, height: 200))
        child.headline.text = "Words"
        let app = Sections([0])
        let table = makeTable(app)
        table.frame = CGRect(x: 0, y: 60, width: 320, height: 200)
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        let part: UIView = kind == "table" ? table : child
        let between = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        if kind == "row" {
            page.addSubview(between)
            between.addSubview(part)
        } else {
            page.addSubview(part)
        }
        page.addSubview(title)
        child.tabAnimated = ViewAnimated()
        page.tabAnimated = ViewAnimated()
        let screen = Screen(page)
        page.startTabAnimation()
        part.startTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        title.text = "River"
        let ends = isOuterFirst ? [page, part] : [part, page]
        ends[0].endTabAnimation()
        // Longer than a reader tries.
        HeadlessScreen.main.advance(by: 60)
        app.counts = [2]
        ends[1].endTabAnimation()
        table.reloadData()
        HeadlessScreen.main.advance(by: 1)
        title.text = nil
        page.startTabAnimation()
        let bar = screen.overlay?.tiles.first?.production.components.first { $0.sourceFrame.minY < 40 }
        let real = UILabel()
        real.text = "River"
        #expect(bar.map { abs($0.frame.width - real.sizeThatFits(.zero).width) < 1 } == true)
    }

    // MARK: Pages that scroll

    private func scrolling(_ content: CGFloat, inset: CGFloat = 0) -> Screen<UIScrollView> {
        let page = UIScrollView()
        for row in 0..<Int(content / 100) {
            let label = CountedLabel(frame: CGRect(x: 16, y: CGFloat(row) * 100 + 20, width: 200, height: 20))
            label.text = "Row"
            page.addSubview(label)
        }
        page.contentInset.top = inset
        page.contentSize = CGSize(width: 320, height: content)
        page.tabAnimated = ViewAnimated()
        let screen = Screen(page)
        page.contentOffset.y = -inset
        return screen
    }

    @Test(arguments: [CGFloat(0), 88])
    func `a page is covered as a whole, wherever it is scrolled to, and mapped once`(inset: CGFloat) {
        let screen = scrolling(1_200, inset: inset)
        let page = screen.content
        page.startTabAnimation()
        let frame = CGRect(x: 0, y: -inset, width: 320, height: 1_200 + inset)
        #expect(screen.overlay?.frame == frame)
        let shapes = screen.overlay?.tiles.first?.production.components
        #expect(shapes?.filter { !$0.isRemoved }.count == 12)
        #expect(shapes?.last.map { $0.sourceFrame.minY } == 1_120 + inset)
        let tiles = screen.overlay?.tiles
        for label in page.subviews.compactMap({ $0 as? UILabel }) { label.text = "A longer text" }
        CountedLabel.measures = 0
        for offset in [1, 100, 304, 305, 600] {
            page.contentOffset.y = CGFloat(offset)
            HeadlessScreen.main.turn()
            #expect(screen.overlay?.frame == frame && screen.overlay?.tiles == tiles)
        }
        #expect(CountedLabel.measures == 0)
    }

    @Test func `a page that is scrolled when it starts is the same`() {
        let screen = scrolling(1_200)
        screen.content.contentOffset.y = 300
        screen.content.startTabAnimation()
        #expect(screen.overlay?.frame == CGRect(x: 0, y: 0, width: 320, height: 1_200))
        #expect(screen.overlay?.tiles.first?.production.components.first?.sourceFrame.minY == 20)
    }

    @Test func `a short page is covered over its bounds, and more of it when it grows`() {
        let screen = scrolling(200, inset: 88)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.frame == screen.content.bounds)
        screen.content.contentSize.height = 900
        HeadlessScreen.main.turn()
        #expect(screen.overlay?.frame == CGRect(x: 0, y: -88, width: 320, height: 988))
    }

    @Test func `a part that collapses while the page loads is followed`() {
        let screen = scrolling(1_200)
        let page = screen.content
        page.startTabAnimation()
        let labels = page.subviews.compactMap { $0 as? UILabel }
        labels[0].isHidden = true
        for label in labels.dropFirst() { label.frame.origin.y -= 100 }
        page.contentSize.height = 1_100
        HeadlessScreen.main.turn()
        let drawn = screen.overlay?.tiles.first?.production.components.filter { !$0.isRemoved }
        #expect(drawn?.first?.sourceFrame.minY == 20 && drawn?.count == 11)
        #expect(screen.overlay?.frame.height == 1_100)
    }

    @Test func `so is one of a page that scrolls sideways`() {
        let page = UIScrollView()
        let labels = (0..<12).map { UILabel(frame: CGRect(x: $0 * 100 + 20, y: 40, width: 60, height: 20)) }
        for label in labels {
            label.text = "Column"
            page.addSubview(label)
        }
        page.contentSize = CGSize(width: 1_200, height: 400)
        page.tabAnimated = ViewAnimated()
        let screen = Screen(page)
        page.startTabAnimation()
        #expect(screen.overlay?.frame.width == 1_200)
        labels[0].isHidden = true
        for label in labels.dropFirst() { label.frame.origin.x -= 100 }
        page.contentSize.width = 1_100
        HeadlessScreen.main.turn()
        let drawn = screen.overlay?.tiles.first?.production.components.filter { !$0.isRemoved }
        #expect(drawn?.first?.sourceFrame.minX == 20 && drawn?.count == 11)
        #expect(screen.overlay?.frame.width == 1_100)
    }
}

/// A label that counts how often it is measured.
private final class CountedLabel: UILabel {
    static var measures = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        Self.measures += 1
        return super.sizeThatFits(size)
    }
}
