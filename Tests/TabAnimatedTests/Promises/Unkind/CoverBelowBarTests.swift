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

    @Test func `a list without cells below a bar keeps the cover over what is at its back`() throws {
        _ = try addBar()
        start()
        let cover = try #require(cover)
        let back = try #require(table.subviews.first)
        cover.setNeedsLayout()
        cover.layoutIfNeeded()
        #expect(table.subviews.first === back && back !== cover)
    }

    @Test func `a cover rests while its own scene is in the background, and while no other is`() throws {
        start()
        let cover = try #require(cover)
        let scene = try #require(cover.window?.windowScene)
        let center = NotificationCenter.default
        center.post(name: UIScene.didEnterBackgroundNotification, object: NSObject())
        #expect(cover.isAnimating)
        center.post(name: UIScene.didEnterBackgroundNotification, object: scene)
        #expect(!cover.isAnimating)
        center.post(name: UIScene.willEnterForegroundNotification, object: NSObject())
        #expect(!cover.isAnimating)
        center.post(name: UIScene.willEnterForegroundNotification, object: scene)
        #expect(cover.isAnimating)
    }

    @Test func `while the window is being resized the tiles stay, and one plan follows`() throws {
        start()
        let cover = try #require(cover)
        let before = cover.tiles
        HeadlessScreen.main.isInteractivelyResizing = true
        for width in [300, 280, 260] {
            table.frame.size.width = CGFloat(width)
            HeadlessScreen.main.advance(by: 0.2)
            #expect(cover.tiles == before)
        }
        HeadlessScreen.main.isInteractivelyResizing = false
        HeadlessScreen.main.advance(by: 0.2)
        #expect(cover.tiles != before && cover.tiles.allSatisfy { $0.production.size.width <= 260 })
    }

    @Test func `a width that goes on changing is planned when it rests, where no system says so`() throws {
        let before = SystemAge.isBefore26
        SystemAge.isBefore26 = true
        defer { SystemAge.isBefore26 = before }
        start()
        let cover = try #require(cover)
        // A turn of the device is one change, and is planned at once.
        HeadlessScreen.main.advance(by: 1)
        table.frame.size.width = 310
        HeadlessScreen.main.turn()
        let turned = cover.tiles
        #expect(turned.first?.production.size.width == 310)
        for width in [300, 290, 280, 270] {
            HeadlessScreen.main.advance(by: 0.05)
            table.frame.size.width = CGFloat(width)
            HeadlessScreen.main.turn()
            #expect(cover.tiles == turned)
        }
        HeadlessScreen.main.advance(by: 0.1)
        #expect(cover.tiles == turned)
        HeadlessScreen.main.advance(by: 0.1)
        #expect(cover.tiles.first?.production.size.width == 270)
        HeadlessScreen.main.advance(by: 1)
        table.frame.size.width = 320
        HeadlessScreen.main.turn()
        #expect(cover.tiles.first?.production.size.width == 320)
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
