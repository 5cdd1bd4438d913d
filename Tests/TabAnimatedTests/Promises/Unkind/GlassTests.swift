import TestDevice
import Testing
import UIKit

@testable import TabAnimated

/// Where nothing behind a view is opaque, its cover is clear, and what it covers is not seen.
@MainActor
@Suite("Covers over glass", .serialized, .ownApp)
struct GlassTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let rows = Rows(20)

    init() {
        table.backgroundColor = .clear
        table.rowHeight = 60
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.tabAnimated = TableAnimated(cellClass: UITableViewCell.self)
    }

    private func cover(of view: UIView) -> SkeletonOverlay? {
        view.subviews.lazy.compactMap { $0 as? SkeletonOverlay }.first
    }

    /// A card with a title that loads, and the title.
    private func departures() -> (card: UIView, title: UILabel) {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let title = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 20))
        title.text = "Departures"
        card.addSubview(title)
        card.tabAnimated = ViewAnimated()
        return (card, title)
    }

    private func isClear(_ view: UIView) -> Bool {
        (cover(of: view)?.layer.backgroundColor?.alpha ?? 1) == 0
    }

    private var alphas: Set<CGFloat> { Set(table.visibleCells.map(\.alpha)) }

    /// Shows the table in an effect view, on an opaque page.
    private func showOnGlass() -> Screen<UIView> {
        let page = Screen(UIView())
        page.content.backgroundColor = .white
        let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        glass.frame = page.content.bounds
        glass.contentView.addSubview(table)
        page.content.addSubview(glass)
        HeadlessScreen.main.turn()
        return page
    }

    @Test func `the cover of a list on an effect is clear, and its cells are back when it ends`() {
        let page = showOnGlass()
        #expect(alphas == [1])
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(isClear(table))
        #expect(alphas == [0])
        table.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(alphas == [1])
        _ = page
    }

    @Test func `cells that come into sight are not seen either, and those that leave are given back`() {
        let page = showOnGlass()
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        let first = table.visibleCells.first
        table.contentOffset.y = 240
        HeadlessScreen.main.turn()
        #expect(alphas == [0])
        table.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(alphas == [1])
        #expect(first?.alpha == 1)
        _ = page
    }

    @Test func `a cell that the app shows meanwhile stays as the app has it`() throws {
        let page = showOnGlass()
        try #require(table.visibleCells.first).alpha = 0.5
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        table.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(alphas == [0.5, 1])
        _ = page
    }

    /// A cell whose alpha the app, or its list, writes with each layout, by the view or by its layer.
    private final class FadedCell: UITableViewCell {
        static var writesLayer = false
        static var own: CGFloat = 0.7

        override func layoutSubviews() {
            super.layoutSubviews()
            if Self.writesLayer { layer.opacity = Float(Self.own) } else { alpha = Self.own }
        }
    }

    @Test(arguments: [true, false])
    func `what a layout writes into a cell meanwhile is not seen, and is given back`(writesLayer: Bool) {
        (FadedCell.writesLayer, FadedCell.own) = (writesLayer, 0.75)
        table.register(FadedCell.self, forCellReuseIdentifier: "cell")
        let page = showOnGlass()
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(alphas == [0])
        for own in [0.5, 0.25] as [CGFloat] {
            FadedCell.own = own
            table.visibleCells.forEach { $0.setNeedsLayout() }
            HeadlessScreen.main.turn()
            // Of a layer nothing is told; the next step of a scroll looks.
            table.contentOffset.y += writesLayer ? 1 : 0
            HeadlessScreen.main.turn()
            #expect(alphas == [0])
        }
        table.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(alphas == [0.25])
        _ = page
    }

    @Test func `what the app shows of a page meanwhile is not seen, and is given back`() {
        let (card, title) = departures()
        let page = showOnGlass()
        table.superview?.addSubview(card)
        card.startTabAnimation()
        HeadlessScreen.main.turn()
        title.alpha = 0.5
        #expect(title.alpha == 0)
        card.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(title.alpha == 0.5)
        _ = page
    }

    @Test func `the cover of a list in a sheet is clear, whatever the color of the window`() {
        let screen = Screen(UIView())
        screen.window.backgroundColor = .white
        screen.window.rootViewController = UIViewController()
        let sheet = UIViewController()
        sheet.view.addSubview(table)
        screen.window.rootViewController?.present(sheet, animated: false)
        HeadlessScreen.main.turn()
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(isClear(table))
        #expect(alphas == [0])
    }

    @Test func `a glass background of a list stays in sight`() {
        let screen = Screen(table)
        screen.window.backgroundColor = .white
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        table.backgroundView = glass
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(isClear(table))
        #expect(glass.alpha == 1)
    }

    @Test func `a skeleton that starts before its list is on a page takes the color of the page`() {
        table.startTabAnimation()
        #expect(isClear(table))
        let screen = Screen(UIView())
        screen.content.backgroundColor = .yellow
        screen.content.addSubview(table)
        HeadlessScreen.main.turn()
        #expect(cover(of: table)?.layer.backgroundColor == UIColor.yellow.cgColor)
        #expect(alphas == [1])
    }

    @Test func `the background of the model lies over glass as well`() {
        let page = showOnGlass()
        table.tabAnimated?.animatedBackgroundColor = .purple
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(cover(of: table)?.layer.backgroundColor == UIColor.purple.cgColor)
        #expect(alphas == [1])
        _ = page
    }

    @Test func `the texts of a view on glass are not seen, and keep their shapes in another width`() throws {
        let (card, title) = departures()
        let page = showOnGlass()
        table.superview?.addSubview(card)
        card.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(isClear(card))
        #expect(title.alpha == 0)
        card.frame.size.width = 300
        HeadlessScreen.main.turn()
        #expect(try #require(cover(of: card)).componentLayers.count == 1)
        #expect(title.alpha == 0)
        card.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(title.alpha == 1)
        _ = page
    }

    @Test func `what the cover is cut out for is seen on glass, and what is around it is not`() throws {
        let (card, title) = departures()
        let price = UILabel(frame: CGRect(x: 240, y: 20, width: 60, height: 20))
        price.text = "9:41"
        card.addSubview(price)
        card.tabAnimated?.adjust { $0.animation(1).cutOut() }
        let page = showOnGlass()
        table.superview?.addSubview(card)
        card.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(isClear(card) && cover(of: card)?.layer.mask != nil)
        #expect(title.alpha == 0 && price.alpha == 1)
        card.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(title.alpha == 1 && price.alpha == 1)
        _ = page
    }

    @Test func `a part of a page on glass shows its own shapes, though the page hides what is in it`() throws
    {
        let whole = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        let (card, title) = departures()
        let price = UILabel(frame: CGRect(x: 240, y: 60, width: 60, height: 20))
        price.text = "9:41"
        [price, card].forEach(whole.addSubview)
        price.skeleton.passesTouches = true
        whole.tabAnimated = ViewAnimated()
        let page = showOnGlass()
        table.superview?.addSubview(whole)
        whole.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(isClear(whole) && title.alpha == 0)
        card.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(try #require(cover(of: card)).componentLayers.count == 1)
        #expect(title.alpha == 0)
        card.endTabAnimation()
        whole.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(title.alpha == 1 && card.alpha == 1)
        _ = page
    }

    @Test func `nothing shines through a header on glass: it scrolls with its rows`() {
        table.sectionHeaderTopPadding = 0
        table.tabAnimated = TableAnimated(sections: [
            SectionAnimated(
                cellClass: SampleCell.self, cellHeight: 60, count: 20,
                header: .init(TitleView.self).height(40))
        ])
        let page = showOnGlass()
        table.startTabAnimation()
        table.contentOffset.y = 150
        HeadlessScreen.main.turn()
        let tops = (cover(of: table)?.componentLayers ?? []).map {
            $0.convert($0.bounds, to: table.layer).minY - 150
        }
        #expect(isClear(table) && tops.contains { $0 < 0 })
        #expect((cover(of: table)?.layer.sublayers ?? []).allSatisfy { !$0.holdsPinnedTile })
        _ = page
    }
}

extension CALayer {
    /// Whether a tile stands still inside while others scroll.
    fileprivate var holdsPinnedTile: Bool {
        name == "pinned tile" || (sublayers ?? []).contains(where: \.holdsPinnedTile)
    }
}
