import Testing
import UIKit

@testable import TabAnimated

/// Headers that stay at the top while their section scrolls.
@MainActor
@Suite("Headers of a skeleton stick where real ones do", .serialized, .ownApp)
struct PinnedHeaderTests {
    private let app = Sections([100])

    private static let sections = (0..<3).map { _ in
        SectionAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 5, header: .init(SampleHeader.self).height(40))
    }

    private func table(_ style: UITableView.Style) -> UITableView {
        let screen = Screen(makeTable(app, style: style))
        screen.content.sectionHeaderTopPadding = 0
        screen.content.tabAnimated = TableAnimated(sections: Self.sections)
        screen.content.startTabAnimation()
        return screen.content
    }

    private func collection(isPinned: Bool) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 60)
        layout.minimumLineSpacing = 0
        layout.sectionHeadersPinToVisibleBounds = isPinned
        let screen = Screen(makeCollection(app, layout: layout))
        screen.content.tabAnimated = CollectionAnimated(
            sections: (0..<3).map { _ in
                SectionAnimated(
                    cellClass: SampleItem.self, count: 5, header: .init(SampleHeader.self).height(40))
            })
        screen.content.startTabAnimation()
        return screen.content
    }

    /// The distances of the blocks of the headers from the top of what is seen, after scrolling.
    private func headers(of list: UIScrollView, scrolledBy offset: CGFloat) -> [CGFloat] {
        list.contentOffset.y = offset
        HeadlessScreen.main.turn()
        return list.covers.flatMap(\.componentLayers).filter { $0.component.frame.width == 100 }.map {
            $0.convert(CGPoint.zero, to: list.layer).y - offset - 10
        }
    }

    @Test func `the header of a plain table stays at the top`() {
        #expect(headers(of: table(.plain), scrolledBy: 150).first == 0)
    }

    @Test func `it leaves with its section`() {
        #expect(headers(of: table(.plain), scrolledBy: 320).prefix(2) == [-20, 20])
    }

    @Test(arguments: [AnimationType.shimmer(), .shimmer(span: .component)])
    func `light crosses a header where it stays`(animation: AnimationType) throws {
        let screen = Screen(makeTable(app, style: .plain))
        let table = screen.content
        table.sectionHeaderTopPadding = 0
        table.tabAnimated = TableAnimated(sections: Self.sections)
        table.tabAnimated?.animation = animation
        table.startTabAnimation()
        #expect(headers(of: table, scrolledBy: 150).first == 0)
        let bar = try #require(
            table.covers.first?.componentLayers.first { $0.component.frame.width == 100 })
        let canvas = try #require(bar.superlayer)
        #expect(canvas.name == "pinned tile")
        let bands = (canvas.sublayers ?? []).compactMap { $0 as? CAGradientLayer }
        #expect(bands.count == 1)
        let middle = CGPoint(x: bar.frame.midX, y: bar.frame.midY)
        let band = try #require(bands.first)
        let place = band.convert(middle, from: canvas)
        let mask = (band.mask as? CAShapeLayer)?.path
        #expect(mask?.contains(place) ?? band.bounds.contains(place))
    }

    @Test func `it is where it was after scrolling back`() {
        let table = table(.plain)
        _ = headers(of: table, scrolledBy: 150)
        #expect(headers(of: table, scrolledBy: 0).prefix(2) == [0, 340])
    }

    @Test func `the header of a grouped table scrolls away`() {
        let table = table(.grouped)
        let start = headers(of: table, scrolledBy: 0).first
        #expect(headers(of: table, scrolledBy: 150).first == start.map { $0 - 150 })
    }

    @Test func `a pinned header hides the rows below it`() {
        let table = table(.plain)
        _ = headers(of: table, scrolledBy: 150)
        let header = table.covers.first?.componentLayers.first { $0.component.frame.width == 100 }
        #expect(header?.superlayer?.backgroundColor == UIColor.systemBackground.cgColor)
        #expect(header?.superlayer?.zPosition == 1)
    }

    @Test(arguments: [true, false])
    func `the header of a flow layout stays at the top where the layout wants it`(isPinned: Bool) {
        let top = headers(of: collection(isPinned: isPinned), scrolledBy: 90).first
        #expect(top == (isPinned ? 0 : -90))
    }

    @Test(arguments: [(UITableView.Style.plain, CGFloat(0)), (.grouped, -90)])
    func `the header of a section that loads alone stays at the top of a plain table`(
        style: UITableView.Style, distance: CGFloat
    ) throws {
        let app = Sections([1, 0, 40])
        let screen = Screen(makeTable(app, style: style))
        screen.content.sectionHeaderTopPadding = 0
        screen.content.tabAnimated = TableAnimated(loading: [1: Self.sections[0]])
        screen.content.startTabAnimation()
        let top = try #require(screen.overlay).frame.minY
        let found = headers(of: screen.content, scrolledBy: top + 90)
        #expect(found.first == distance)
        #expect(headers(of: screen.content, scrolledBy: top + 320).first == (style == .plain ? -20 : -320))
    }

    @Test func `the header above rows without an end stays at the top`() {
        let screen = Screen(makeTable(app))
        screen.content.sectionHeaderTopPadding = 0
        screen.content.tabAnimated = TableAnimated(sections: [
            SectionAnimated(
                cellClass: SampleCell.self, cellHeight: 60, header: .init(SampleHeader.self).height(40))
        ])
        screen.content.startTabAnimation()
        #expect(headers(of: screen.content, scrolledBy: 3_000) == [0])
    }
}

/// A header with one block, which is 100 points wide and 10 from its top.
private final class SampleHeader: UITableViewHeaderFooterView {
    private let block = UIView(frame: CGRect(x: 16, y: 10, width: 100, height: 20))

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        block.backgroundColor = .lightGray
        contentView.addSubview(block)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
