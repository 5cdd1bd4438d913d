import TestDevice
import Testing
import UIKit

@testable import TabAnimated

/// What UIKit lays over a list by itself takes nothing from a cover, and lies over it.
@MainActor
@Suite("Covers below what UIKit adds to lists", .serialized, .ownApp)
struct CoverBelowBarTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let screen: Screen<UITableView>

    init() {
        screen = Screen(table)
        HeadlessScreen.isUnkind = true
        table.tabAnimated = TableAnimated(cellClass: UITableViewCell.self)
    }

    private var cover: SkeletonOverlay? {
        table.subviews.lazy.compactMap { $0 as? SkeletonOverlay }.first
    }

    private func start() {
        table.startTabAnimation()
        HeadlessScreen.main.turn()
    }

    private func expectClosed() throws {
        let cover = try #require(cover)
        #expect(!cover.restsSoon)
        #expect(cover.accessibilityViewIsModal)
        #expect(table.isAccessibilityElement)
        HeadlessScreen.main.advance(by: 6)
        #expect(cover.isAnimating)
    }

    /// A view of UIKit's own at the edge below the bar.
    private func addBar() throws -> UIView {
        table.contentInset.top = 64
        table.contentOffset.y = -64
        HeadlessScreen.main.turn()
        return try #require(
            table.subviews.last { String(describing: type(of: $0)) == "_UITouchPassthroughView" })
    }

    @Test func `below a bar the light goes on, and the list is one element`() throws {
        _ = try addBar()
        start()
        try expectClosed()
    }

    @Test func `while a refresh control turns the light goes on, and the list is one element`() throws {
        table.refreshControl = UIRefreshControl()
        table.refreshControl?.beginRefreshing()
        HeadlessScreen.main.turn()
        start()
        try expectClosed()
    }

    @Test(arguments: [true, false])
    func `a control of the app above the cover is open while it can be used`(isEnabled: Bool) throws {
        table.contentInset.top = 64
        let button = UIButton(frame: CGRect(x: 10, y: -50, width: 80, height: 40))
        button.isEnabled = isEnabled
        table.addSubview(button)
        table.contentOffset.y = -64
        start()
        #expect(try #require(cover).restsSoon == isEnabled)
        #expect(table.isAccessibilityElement != isEnabled)
    }

    @Test func `the cover lies over rows and views of the app, and below the effect at the edge`() throws {
        let bar = try addBar()
        let badge = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
        badge.layer.zPosition = 3
        table.insertSubview(badge, at: 0)
        bar.layer.zPosition = 3
        start()
        let cover = try #require(cover)
        #expect(cover.layer.zPosition == 3)
        let order = table.subviews
        #expect(order.firstIndex(of: cover) == order.firstIndex(of: bar).map { $0 - 1 })
    }

    @Test func `without such an effect a view that is added later stays below the cover`() throws {
        start()
        let badge = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
        table.addSubview(badge)
        #expect(try #require(cover).layer.zPosition > badge.layer.zPosition)
    }

    @Test func `a press of Select meets no recognizer of ours`() throws {
        let before = table.headlessRecognizers(ofPress: .select)
        start()
        #expect(table.headlessRecognizers(ofPress: .select) == before)
    }
}
