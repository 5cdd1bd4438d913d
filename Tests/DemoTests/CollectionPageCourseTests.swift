import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import DemoScenes
@testable import Gallery

/// How the pages of collections and of views load, load again, and end.
@MainActor
@Suite("The course of pages", .serialized, .ownDevice)
struct CollectionPageCourseTests {
    nonisolated private static let names = [
        "collection-reports", "collection-cards", "collection-segments", "collection-second-segment",
        "collection-nested", "collection-sections", "collection-nib", "collection-lines",
        "collection-card-lines", "pictures", "view-page", "view-part", "view-buttons", "view-holes",
    ]

    @Test(arguments: names)
    func `a page is as before when its skeleton ends without content`(name: String) throws {
        let scene = try OpenScene(name)
        defer { scene.close() }
        let before = PageState(of: scene)
        scene.load()
        #expect(PageState(of: scene) != before)
        FakeServer.forget(scene.screen)
        scene.screen.children.forEach(FakeServer.forget)
        scene.views.forEach { $0.endTabAnimation(transition: .crossDissolve(0.2)) }
        scene.pass(1)
        #expect(PageState(of: scene) == before)
    }

    @Test(arguments: names)
    func `nothing of a skeleton is left when everything has come`(name: String) throws {
        let scene = try OpenScene(name)
        defer { scene.close() }
        let before = PageState(of: scene)
        scene.load()
        scene.finish()
        #expect(scene.covers.isEmpty)
        #expect(!scene.views.contains { $0.isTabAnimating })
        #expect(!scene.window.descendants.contains { $0 is SkeletonOverlay })
        #expect(PageState(of: scene).delegates == before.delegates)
        #expect(!scene.texts.isEmpty || name == "pictures" || name == "collection-nested")
    }

    @Test(arguments: names.filter { $0 != "pictures" })
    func `a page that is loaded again while it loads waits for the new answer`(name: String) throws {
        let scene = try OpenScene(name)
        defer { scene.close() }
        let page = try #require(scene.screen as? DemoPage)
        let last = try #require(page.answerTimes.last)
        scene.load()
        let covers = scene.covers.count
        scene.pass(last / 2)
        page.reload()
        HeadlessScreen.main.turn()
        #expect(scene.covers.count == covers)
        scene.pass(page.answerTimes[0] * 0.9)
        #expect(scene.covers.count == covers)
        scene.pass(last + 1)
        #expect(scene.covers.isEmpty)
    }

    @Test(arguments: names.filter { $0 != "pictures" })
    func `a page that has ended can be loaded again`(name: String) throws {
        let scene = try OpenScene(name)
        defer { scene.close() }
        scene.load()
        let covers = scene.covers.count
        scene.finish()
        scene.screen.reload()
        HeadlessScreen.main.turn()
        #expect(scene.covers.count == covers)
        scene.finish()
        #expect(scene.covers.isEmpty)
    }

    @Test(arguments: names)
    func `a page that is turned while it loads looks as if it had been opened that way`(name: String) throws {
        let turned = try OpenScene(name)
        turned.load()
        turn(turned)
        let result = turned.covers.map { $0.tiles }
        turned.close()
        let opened = try OpenScene(name)
        turn(opened)
        opened.load()
        let expected = opened.covers.map { $0.tiles }
        opened.close()
        #expect(result == expected)
        #expect(!result.isEmpty)
    }

    private func turn(_ scene: OpenScene) {
        HeadlessScreen.main.size = CGSize(width: 667, height: 375)
        scene.window.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
        HeadlessScreen.main.turn()
    }

    // MARK: Sections one after the other

    @Test func `the first section is there and can be scrolled to while the second loads`() throws {
        let scene = try OpenScene("collection-sections")
        defer { scene.close() }
        let collection = try #require(scene.views.first as? UICollectionView)
        scene.load()
        #expect(collection.dataSource === scene.screen)
        scene.pass(3.1)
        #expect(scene.texts.contains("Amalia Ferro"))
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) is ReaderCell)
        #expect(collection.numberOfItems(inSection: 1) == 0 && scene.covers.count == 1)
        #expect((collection.cellForItem(at: IndexPath(item: 0, section: 1)) is ReelCell) == false)
        #expect(scene.productions.map(\.className) == ["ReelCell", "ReelCell", "ReelCell"])
        scene.pass(1)
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 1)) is ReelCell)
        #expect(collection.dataSource === scene.screen)
        #expect(collection.delegate === scene.screen)
        #expect(scene.covers.isEmpty)
    }

    @Test func `what still loads is as wide as a list that is turned`() throws {
        let scene = try OpenScene("collection-sections")
        defer { scene.close() }
        scene.load()
        scene.pass(3.1)
        turn(scene)
        #expect(!scene.productions.isEmpty)
        #expect(scene.productions.allSatisfy { $0.size == CGSize(width: 667, height: 164) })
    }

    // MARK: Pages under a bar

    private func segments() throws -> (OpenScene, LibraryPage, UISegmentedControl, UIScrollView) {
        let scene = try OpenScene("collection-segments")
        let page = try #require(scene.screen as? LibraryPage)
        let bar = try #require(page.view.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
        let pager = try #require(page.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        return (scene, page, bar, pager)
    }

    @Test func `a page that nobody has visited does not exist`() throws {
        let (scene, page, _, _) = try segments()
        defer { scene.close() }
        scene.load()
        scene.finish()
        #expect(page.children.map { String(describing: type(of: $0)) } == ["ReadersPage"])
        #expect(page.coveredViews.count == 1)
    }

    @Test func `a page loads when the bar leads to it, and the first one stays loaded`() throws {
        let (scene, page, bar, pager) = try segments()
        defer { scene.close() }
        scene.load()
        scene.finish()
        bar.selectedSegmentIndex = 1
        bar.sendActions(for: .valueChanged)
        HeadlessScreen.main.turn()
        #expect(page.coveredViews.map(\.isTabAnimating) == [false, true])
        scene.pass(1)
        #expect(page.coveredViews.map(\.isTabAnimating) == [false, false])
        #expect(pager.contentOffset.x == 375)
        #expect(scene.texts.contains("Shelves"))
        #expect(scene.texts.contains("Amalia Ferro"))
    }

    @Test func `a page loads when a finger turns to it, and not again on the second visit`() throws {
        let (scene, page, bar, pager) = try segments()
        defer { scene.close() }
        scene.load()
        scene.finish()
        turn(pager, by: -1)
        #expect(bar.selectedSegmentIndex == 1)
        #expect(page.coveredViews.count == 2)
        scene.pass(1)
        turn(pager, by: 1)
        #expect(bar.selectedSegmentIndex == 0)
        turn(pager, by: -1)
        #expect(bar.selectedSegmentIndex == 1)
        #expect(!page.coveredViews.contains { $0.isTabAnimating })
    }

    @Test func `a page that is turned away from while it loads ends by itself`() throws {
        let (scene, page, bar, _) = try segments()
        defer { scene.close() }
        scene.load()
        scene.pass(0.3)
        bar.selectedSegmentIndex = 1
        bar.sendActions(for: .valueChanged)
        #expect(page.coveredViews.map(\.isTabAnimating) == [true, true])
        scene.pass(0.4)
        #expect(page.coveredViews.map(\.isTabAnimating) == [false, true])
        scene.pass(0.6)
        #expect(page.coveredViews.map(\.isTabAnimating) == [false, false])
    }

    /// Turns pages with a finger and waits until they rest.
    private func turn(_ pager: UIScrollView, by pages: CGFloat) {
        let finger = HeadlessFinger(on: pager)
        finger.drag(by: CGPoint(x: pages * 150, y: 0))
        finger.drag(by: CGPoint(x: pages * 150, y: 0))
        finger.release(velocity: CGPoint(x: pages * 900, y: 0))
        while pager.isDecelerating { HeadlessScreen.main.advance(by: 0.1) }
    }
}

/// What can be read of a page's views.
@MainActor
private struct PageState: Equatable {
    let delegates: [String]
    private let views: [String]

    init(of scene: OpenScene) {
        views = scene.window.descendants.map { Self.describe($0) }
        delegates = scene.views.map { view in
            guard let collection = view as? UICollectionView else { return "" }
            let objects = [
                collection.dataSource, collection.delegate as AnyObject?, collection.prefetchDataSource,
            ]
            return objects.map { $0.map { "\(ObjectIdentifier($0))" } ?? "none" }.joined(separator: " ")
        }
    }

    private static func describe(_ view: UIView) -> String {
        let scroll = view as? UIScrollView
        let parts: [Any] = [
            type(of: view), view.frame, view.bounds, view.isHidden, view.alpha, view.isUserInteractionEnabled,
            view.layer.cornerRadius, view.layer.mask == nil, view.layer.sublayers?.count ?? 0,
            view.layer.animationKeys() ?? [], view.isAccessibilityElement, view.accessibilityElementsHidden,
            scroll?.isScrollEnabled ?? true, scroll?.contentSize ?? .zero, scroll?.contentInset ?? .zero,
            (view as? UILabel)?.text ?? "none", (view as? UIButton)?.title(for: .normal) ?? "none",
        ]
        return parts.map { "\($0)" }.joined(separator: " ")
    }
}
