import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// The three screens do what somebody who wrote them expects.
@MainActor
@Suite("First screens", .serialized, .ownApp)
struct FirstScreensTests {
    private struct Offline: Error {}

    private func covers(of view: UIView) -> [SkeletonOverlay] {
        view.subviews.compactMap { $0 as? SkeletonOverlay }
    }

    @Test func `a team loads as a header, one offer and people below it`() async throws {
        let team = TeamController()
        let window = show(team)
        var seen: [String] = []
        team.load = {
            seen = self.covers(of: team.tableView).first?.tiles.map(\.production.className) ?? []
            return ["Ada", "Grace"]
        }
        try await team.show()
        #expect(seen.prefix(4) == ["UITableViewHeaderFooterView", "OfferCell", "MemberCell", "MemberCell"])
        #expect(seen.count > 5)
        #expect(covers(of: team.tableView).isEmpty && team.tableView.numberOfRows(inSection: 0) == 2)
        #expect(window.rootViewController === team)
    }

    @Test func `a team that cannot be loaded shows no skeleton afterwards`() async {
        let team = TeamController()
        let window = show(team)
        team.load = { throw Offline() }
        await #expect(throws: Offline.self) { try await team.show() }
        #expect(covers(of: team.tableView).isEmpty)
        #expect(window.rootViewController === team)
    }

    @Test func `cards load in two columns, and a snapshot takes their place`() {
        let cards = CardsController()
        let window = show(cards)
        let tiles = covers(of: cards.collectionView).first?.tiles ?? []
        #expect(tiles.prefix(3).map(\.origin) == [.zero, CGPoint(x: 160, y: 0), CGPoint(x: 0, y: 100)])
        #expect(tiles.allSatisfy { $0.production.size == CGSize(width: 160, height: 100) })
        cards.show(["one", "two"])
        HeadlessScreen.main.advance(by: 1)
        #expect(covers(of: cards.collectionView).isEmpty)
        #expect(cards.collectionView.numberOfItems(inSection: 0) == 2)
        #expect(window.rootViewController === cards)
    }

    @Test func `a profile loads, and is refreshed until the work returns`() async throws {
        let page = ProfileController()
        let window = show(page)
        let shapes = covers(of: page.profile).first?.tiles.first?.production.components
        #expect(shapes?.map(\.cornerRadius).first == 32)
        #expect(shapes?.last?.frame.width == 140)
        page.load = { "Ada" }
        try await page.show()
        #expect(covers(of: page.profile).isEmpty && page.profile.nameLabel.text == "Ada")

        page.load = { "Grace" }
        #expect(page.scrollView.startRefreshing(at: .top))
        await HeadlessScreen.main.runTasks()
        HeadlessScreen.main.advance(by: 3)
        #expect(page.profile.nameLabel.text == "Grace")
        #expect(page.scrollView.refresher(at: .top)?.state == .initial)
        #expect(window.rootViewController === page)
    }
}
