import TabAnimatedRefreshing
import TestDevice
import Testing
import UIKit

@testable import DemoScenes
@testable import Gallery

/// What the skeletons of the table pages are made of.
@MainActor
@Suite("Pages with tables", .serialized, .ownDevice)
struct TablePageTests {
    /// Opens a page and loads it.
    private func loading(_ name: String) throws -> OpenScene {
        let scene = try OpenScene(name)
        scene.load()
        return scene
    }

    /// The frames of the components of a class, to a hundredth of a point.
    private func frames(_ className: String, in scene: OpenScene) throws -> [CGRect] {
        try scene.production(of: className).components.map { $0.frame.toHundredths }
    }

    private func count(_ className: String, in scene: OpenScene) -> Int {
        scene.productions.filter { $0.className == className }.count
    }

    private static let tourFrames = [
        CGRect(x: 16, y: 15, width: 70, height: 70),
        CGRect(x: 100, y: 20.64, width: 259, height: 12),
        CGRect(x: 100, y: 43.73, width: 110, height: 12),
        CGRect(x: 289, y: 64, width: 76, height: 12),
    ]

    // MARK: One section

    @Test func `components are adjusted by the names of the cell's properties`() throws {
        let scene = try loading("table-section")
        defer { scene.close() }
        #expect(try frames("TourCell", in: scene) == Self.tourFrames)
        #expect(try scene.production(of: "TourCell").components[3].cornerRadius == 0)
        #expect(scene.covers.first?.tiles.map(\.origin.y) == [0, 100, 200, 300, 400, 500, 600])
    }

    @Test func `indices address what names address, and the header of the table is covered`() throws {
        let scene = try loading("table-header-view")
        defer { scene.close() }
        #expect(try frames("TourCell", in: scene) == Self.tourFrames)
        #expect(
            try frames("HostView", in: scene) == [
                CGRect(x: 16, y: 20, width: 80, height: 80),
                CGRect(x: 112, y: 37.05, width: 160, height: 17.9),
                CGRect(x: 112, y: 66.29, width: 160, height: 13.43),
            ])
        #expect(scene.covers.first?.tiles.map(\.origin.y) == [0, 120, 220, 320, 420, 520, 620])
    }

    @Test func `one closure adjusts header and rows by their classes`() throws {
        let scene = try loading("table-section-header")
        defer { scene.close() }
        #expect(try frames("TourCell", in: scene) == Self.tourFrames)
        #expect(
            try frames("HostHeader", in: scene) == [
                CGRect(x: 16, y: 10, width: 80, height: 80),
                CGRect(x: 112, y: 27.05, width: 180, height: 17.9),
                CGRect(x: 112, y: 56.29, width: 130, height: 13.43),
            ])
        #expect(count("HostHeader", in: scene) == 1)
    }

    // MARK: Sections one after the other

    private static let doctorCorners = [
        CGPoint(x: 16, y: 16), CGPoint(x: 88, y: 15.88), CGPoint(x: 88, y: 39.64), CGPoint(x: 88, y: 60.18),
        CGPoint(x: 16, y: 89),
    ]

    @Test func `two sections load below the app's own headers`() throws {
        let scene = try loading("table-two-sections")
        defer { scene.close() }
        #expect(count("DoctorCell", in: scene) == 2)
        #expect(count("ContactCell", in: scene) == 2)
        let corners = try frames("DoctorCell", in: scene).map(\.origin)
        #expect(corners == Self.doctorCorners)
        #expect(scene.texts.sorted() == ["Doctors", "Friends"])
    }

    @Test func `of two sections one ends while the other goes on`() throws {
        let scene = try loading("table-two-sections")
        defer { scene.close() }
        scene.pass(3.5)
        #expect(count("DoctorCell", in: scene) == 0)
        #expect(count("ContactCell", in: scene) == 2)
        #expect(scene.texts.contains("Dr. Marlene Osei"))
        #expect(!scene.texts.contains("Aurelio"))
        scene.pass(3.5)
        #expect(scene.covers.isEmpty)
        #expect(scene.texts.contains("Aurelio"))
    }

    @Test func `headers load with their sections and end with them`() throws {
        let scene = try loading("table-two-headers")
        defer { scene.close() }
        #expect(count("AccentHeader", in: scene) == 2)
        #expect(count("DoctorCell", in: scene) == 3)
        #expect(count("ContactCell", in: scene) == 3)
        #expect(
            try frames("AccentHeader", in: scene) == [
                CGRect(x: 0, y: 0, width: 375, height: 60), CGRect(x: 31, y: 21.94, width: 130, height: 14),
                CGRect(x: 16, y: 23, width: 3, height: 14),
            ])
        #expect(try scene.production(of: "AccentHeader").components[1].cornerRadius == 2)
        scene.pass(3.5)
        #expect(count("AccentHeader", in: scene) == 1)
        #expect(count("DoctorCell", in: scene) == 0)
        #expect(scene.texts.contains("Doctors nearby"))
        let table = try #require(scene.views.first as? UITableView)
        #expect(scene.covers.map { $0.frame.contains(table.rectForHeader(inSection: 1)) } == [true])
        scene.pass(3.5)
        #expect(scene.texts.contains("Friends who know one"))
    }

    @Test func `a section that is there can be read and used while the next one loads`() throws {
        let scene = try loading("table-second-section")
        defer { scene.close() }
        let table = try #require(scene.views.first as? UITableView)
        #expect(scene.productions.map(\.className) == ["ContactCell"])
        #expect(scene.texts.contains("Dr. Noor van Dam"))
        HeadlessFinger(on: table).tap(at: IndexPath(row: 0, section: 1))
        #expect(table.indexPathForSelectedRow == nil)
        HeadlessFinger(on: table).tap(at: IndexPath(row: 2, section: 0))
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        scene.finish()
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }

    @Test func `a section that the app does not have yet loads with its header`() throws {
        let scene = try loading("table-second-header")
        defer { scene.close() }
        #expect(count("AccentHeader", in: scene) == 1)
        #expect(count("ContactCell", in: scene) == 1)
        #expect(scene.texts.contains("Doctors"))
        #expect(!scene.texts.contains("Who was there before"))
        scene.finish()
        #expect(scene.texts.contains("Who was there before"))
    }

    // MARK: Sections from the data

    @Test func `rows fill the table while nobody knows the number of sections`() throws {
        let scene = try loading("table-dynamic")
        defer { scene.close() }
        #expect(scene.productions.count == 7)
        let saying = try scene.production(of: "SayingCell").components[1]
        #expect(
            saying.bars.map(\.toHundredths) == [
                CGRect(x: 108, y: 17.5, width: 251, height: 14.32),
                CGRect(x: 108, y: 36.59, width: 251, height: 14.32),
                CGRect(x: 108, y: 55.68, width: 125.5, height: 14.32),
            ])
        scene.finish()
        #expect((scene.views.first as? UITableView)?.numberOfSections == 20)
    }

    @Test func `one section stands for as many as can be seen, with three rows each`() throws {
        let scene = try loading("table-dynamic-headers")
        defer { scene.close() }
        #expect(count("AccentHeader", in: scene) == 2)
        #expect(count("SayingCell", in: scene) == 6)
        let origins = try #require(scene.covers.first).tiles.filter {
            $0.production.className == "AccentHeader"
        }
        #expect(origins.map(\.origin.y) == [0, 344])
    }

    @Test func `one row loads between rows that are there`() throws {
        let scene = try loading("table-single-row")
        defer { scene.close() }
        #expect(scene.productions.map(\.className) == ["ContactCell"])
        #expect(
            try frames("ContactCell", in: scene) == [
                CGRect(x: 16, y: 14, width: 52, height: 52),
                CGRect(x: 84, y: 20.39, width: 140, height: 15.22),
                CGRect(x: 84, y: 45.73, width: 210, height: 12.53),
            ])
        let top = scene.covers.first.map { $0.convert(CGPoint.zero, to: nil).y }
        #expect(top == 80)
        #expect(scene.texts.contains("Aurelio"))
        #expect(scene.texts.contains("Workshop"))
        scene.finish()
        #expect(scene.texts.contains("Harbour office"))
    }

    @Test func `an observer hears of the skeleton, and a button over it is hidden meanwhile`() throws {
        let scene = try loading("table-observed")
        defer { scene.close() }
        let page = try #require(scene.screen as? InboxPage)
        #expect(page.composeButton.isHidden && page.statusLabel.text == "Checking for mail…")
        scene.finish()
        #expect(!page.composeButton.isHidden && page.statusLabel.text == "4 new messages")
    }

    // MARK: Kinds of rows

    @Test func `an interface file numbers components in its order, and the table gives the height`() throws {
        let scene = try loading("table-nib")
        defer { scene.close() }
        #expect(
            try scene.production(of: "DepartureCell").components.map(\.role) == [
                .label, .label, .image, .label, .label,
            ])
        #expect(
            try frames("DepartureCell", in: scene) == [
                CGRect(x: 104, y: 78.18, width: 110, height: 11.64),
                CGRect(x: 104, y: 50.14, width: 190, height: 15.22),
                CGRect(x: 16, y: 21.5, width: 72, height: 72),
                CGRect(x: 299, y: 24.68, width: 60, height: 11.64),
                CGRect(x: 104, y: 23.79, width: 70, height: 13.43),
            ])
        #expect(scene.covers.first?.tiles.map(\.origin.y) == [0, 115, 230, 345, 460, 575])
    }

    @Test func `a list in a row shows three pictures, of which the last is cut off`() throws {
        let scene = try loading("table-nested")
        defer { scene.close() }
        #expect(
            try frames("StripCell", in: scene) == [
                CGRect(x: 16, y: 8, width: 132, height: 96), CGRect(x: 158, y: 8, width: 132, height: 96),
                CGRect(x: 300, y: 8, width: 75, height: 96),
            ])
        #expect(count("StripCell", in: scene) == 6)
        #expect(scene.texts == ["Albums of the week"])
    }

    @Test func `a card keeps its corners and its shadow`() throws {
        let scene = try loading("table-cards")
        defer { scene.close() }
        let offer = try scene.production(of: "OfferCell")
        let card = try #require(offer.cards.first)
        #expect(card.frame == CGRect(x: 16, y: 8, width: 343, height: 140))
        #expect(card.cornerRadius == 14)
        #expect(card.shadow?.radius == 6)
        #expect(
            try [1, 2, 5].map { try frames("OfferCell", in: scene)[$0] } == [
                CGRect(x: 138, y: 22.63, width: 60, height: 12),
                CGRect(x: 138, y: 44.39, width: 169, height: 12),
                CGRect(x: 299, y: 115.39, width: 48, height: 12),
            ])
    }

    @Test func `self-sizing rows are as high as three lines while they load, and then as their texts`() throws
    {
        let scene = try loading("table-self-sizing")
        defer { scene.close() }
        let table = try #require(scene.views.first as? UITableView)
        #expect(scene.productions.map(\.size.height) == Array(repeating: 109, count: 7))
        #expect(try scene.production(of: "MemoCell").components[0].bars.count == 3)
        scene.finish()
        let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights[0] < heights[2])
        #expect(heights[2] < heights[1])
    }

    @Test func `rows without any height find it themselves`() throws {
        let scene = try loading("table-self-sizing-delegate")
        defer { scene.close() }
        #expect(try scene.production(of: "MemoCell").size.height == 109)
        #expect(try scene.production(of: "HostHeader").size.height == 100)
        #expect(String(describing: scene.screen.ownAnimations).contains("ShimmerAnimation"))
    }

    @Test func `the header of a section that loads again is the app's own`() async throws {
        let scene = try loading("table-section-again")
        defer { scene.close() }
        let table = try #require(scene.views.first as? UITableView)
        scene.pass(3.5)
        scene.screen.useContent()
        await FakeServer.runTasks()
        HeadlessScreen.main.turn()
        #expect(scene.covers.map(\.frame.minY) == [table.rectForHeader(inSection: 1).maxY])
        #expect(scene.texts.contains("Nearby"))
        scene.pass(1.5)
        await FakeServer.runTasks()
        scene.pass(0.5)
        #expect(scene.covers.isEmpty)
    }

    // MARK: Load more

    @Test func `one shape grows and another shrinks`() throws {
        let scene = try loading("table-load-more")
        defer { scene.close() }
        scene.models.forEach { $0.animation = .classic() }
        scene.views.forEach { $0.updateTabAnimation() }
        HeadlessScreen.main.turn()
        let layers = try #require(scene.covers.first).componentLayers.prefix(4)
        let ends = layers.flatMap(\.bars).map { bar in
            bar.animationKeys()?.first.flatMap { bar.animation(forKey: $0) as? CABasicAnimation }?.toValue
                as? CGFloat
        }
        #expect(ends == [nil, nil, 1.9, 0.6])
    }

    @Test func `the next page comes at the end, and a reload begins with the first`() throws {
        let scene = try loading("table-load-more")
        defer { scene.close() }
        let table = try #require(scene.views.first as? UITableView)
        let page = try #require(scene.screen as? LoadMorePage)
        scene.pass(3.5)
        #expect(table.numberOfRows(inSection: 0) == 10)
        #expect(table.refresher(at: .bottom)?.state == .initial)
        page.useContent()
        #expect(table.refresher(at: .bottom)?.state == .loading)
        scene.pass(1.3)
        #expect(table.numberOfRows(inSection: 0) == 20)
        scene.pass(1)
        #expect(table.refresher(at: .bottom)?.state == .initial)
        page.reload()
        scene.pass(3.5)
        #expect(table.numberOfRows(inSection: 0) == 10)
    }
}

extension CGRect {
    fileprivate var toHundredths: CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
        return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
    }
}
