import Testing
import UIKit

@testable import TabAnimated

/// What happens to the screen around a skeleton.
@MainActor
@Suite("The screen while it loads", .serialized, .ownApp)
struct ScreenLifeTests {
    /// A list that is covered, one of which a part loads, and a page.
    enum Host: CaseIterable {
        case coveredTable, partOfTable, coveredCollection, partOfCollection, page

        @MainActor
        func make(_ app: Sections) -> UIView {
            switch self {
            case .coveredTable:
                let table = makeTable(app)
                table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
                return table
            case .partOfTable:
                let table = makeTable(app)
                table.tabAnimated = TableAnimated(cellClass: SampleCell.self, count: 2, inSections: [1])
                return table
            case .coveredCollection:
                let collection = makeCollection(app)
                collection.tabAnimated = CollectionAnimated(cellClass: SampleItem.self)
                return collection
            case .partOfCollection:
                let collection = makeCollection(app)
                collection.tabAnimated = CollectionAnimated(
                    cellClass: SampleItem.self, count: 2, inSections: [1])
                return collection
            case .page:
                let page = SamplePage()
                page.tabAnimated = ViewAnimated()
                return page
            }
        }
    }

    @Test(arguments: Host.allCases)
    func `animations rest in the background and go on in the foreground`(host: Host) {
        let app = Sections([1, 0])
        let screen = Screen(host.make(app))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let covers = screen.content.covers
        #expect(!covers.isEmpty && covers.allSatisfy { $0.isAnimating })

        UIApplication.shared.headlessEnterBackground()
        HeadlessScreen.main.advance(by: 60)
        #expect(covers.allSatisfy { !$0.isAnimating })

        UIApplication.shared.headlessEnterForeground()
        HeadlessScreen.main.turn()
        #expect(screen.content.covers.allSatisfy { $0.isAnimating })
        #expect(screen.content.isTabAnimating)
    }

    @Test func `a part that is scrolled off rests until it is back`() {
        let app = Sections([2, 60])
        let table = makeTable(app)
        let screen = Screen(table)
        table.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 64, count: 2, inSections: [0])
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        for (offset, isSeen) in [(CGFloat(0), true), (300, false), (0, true)] {
            table.contentOffset.y = offset
            HeadlessScreen.main.turn()
            #expect(screen.content.covers.map(\.isAnimating) == [isSeen])
        }
    }

    @Test(arguments: Host.allCases)
    func `loading ends in the background without a trace`(host: Host) {
        let app = Sections([1, 0])
        let screen = Screen(host.make(app))
        screen.content.startTabAnimation()
        UIApplication.shared.headlessEnterBackground()
        screen.content.endTabAnimation(transition: .crossDissolve(0.2))
        HeadlessScreen.main.advance(by: 1)
        UIApplication.shared.headlessEnterForeground()
        HeadlessScreen.main.turn()

        #expect(screen.content.covers.isEmpty)
        #expect(!screen.content.isTabAnimating)
    }

    @Test(arguments: Host.allCases)
    func `a memory warning leaves the skeleton as it is`(host: Host) {
        let app = Sections([1, 0])
        let screen = Screen(host.make(app))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let tiles = screen.content.covers.map(\.tiles)

        UIApplication.shared.headlessReceiveMemoryWarning()
        HeadlessScreen.main.turn()

        #expect(screen.content.covers.map(\.tiles) == tiles)
        screen.content.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.covers.isEmpty)
    }

    @Test func `tabs that are switched fast each keep their own skeleton, and end out of sight`() {
        let screen = Screen(UIView())
        let app = Sections([1, 0])
        let pages = Host.allCases.map { PageController($0.make(app)) }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        screen.window.rootViewController = tabs
        for turn in 0..<60 {
            tabs.headlessSelect(turn * 2 % pages.count)
            if turn % 3 == 0 { HeadlessScreen.main.advance(by: 0.05) }
        }
        tabs.headlessSelect(0)
        HeadlessScreen.main.turn()

        #expect(pages.map(\.page.isTabAnimating) == [true, true, true, true, true])
        #expect(pages[0].page.covers.allSatisfy { $0.isAnimating })
        let hidden = pages.dropFirst().flatMap(\.page.covers)
        #expect(hidden.allSatisfy { !$0.isAnimating })

        for page in pages { page.page.endTabAnimation(transition: .crossDissolve(0.2)) }
        HeadlessScreen.main.advance(by: 1)
        #expect(pages.flatMap(\.page.covers).isEmpty)
        #expect((pages[1].page as? UITableView)?.dataSource === app)
        #expect((pages[3].page as? UICollectionView)?.dataSource === app)
        screen.window.rootViewController = nil
    }

    @Test func `pages side by side start when first seen and end when swiped away`() {
        let scroller = UIScrollView()
        let screen = Screen(scroller)
        scroller.isPagingEnabled = true
        scroller.contentSize = CGSize(width: 960, height: 480)
        let app = Sections([1, 0])
        let hosts: [Host] = [.coveredCollection, .partOfTable, .coveredTable]
        let pages = hosts.enumerated().map { number, host in
            let page = host.make(app)
            page.frame = CGRect(x: CGFloat(number) * 320, y: 0, width: 320, height: 480)
            scroller.addSubview(page)
            return page
        }
        for number in [0, 1, 2, 1, 0, 2] {
            scroller.contentOffset.x = CGFloat(number) * 320
            pages[number].startTabAnimation()
            HeadlessScreen.main.turn()
        }
        #expect(pages.map(\.isTabAnimating) == [true, true, true])
        #expect(pages[2].covers.allSatisfy { $0.isAnimating })

        pages.forEach { $0.endTabAnimation() }
        HeadlessScreen.main.turn()
        #expect(scroller.covers.isEmpty)
        #expect(screen.content.subviews == pages)
    }

    @Test func `a page that is pushed over and popped again goes on, and dies with its controller`() {
        let screen = Screen(UIView())
        let app = Sections([1, 0])
        weak var dead: UIView?
        do {
            let list = PageController(Host.partOfTable.make(app))
            let detail = PageController(Host.page.make(app))
            let navigation = UINavigationController(rootViewController: list)
            screen.window.rootViewController = navigation
            HeadlessScreen.main.turn()
            navigation.pushViewController(detail, animated: false)
            HeadlessScreen.main.turn()
            #expect(detail.page.isTabAnimating)
            dead = detail.page
            navigation.popViewController(animated: false)
            HeadlessScreen.main.turn()
            #expect(list.page.covers.allSatisfy { $0.isAnimating })
        }
        HeadlessScreen.main.advance(by: 1)
        #expect(dead == nil)
        screen.window.rootViewController = nil
    }

    @Test(arguments: [Host.partOfTable, .partOfCollection])
    func `cells of ours follow the size of text`(host: Host) {
        let app = Sections([1, 0])
        let screen = Screen(host.make(app))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let before = screen.content.covers.count

        HeadlessScreen.main.traitCollection = HeadlessScreen.main.traitCollection.modifyingTraits {
            $0.preferredContentSizeCategory = .accessibilityExtraLarge
        }
        HeadlessScreen.main.turn()

        #expect(screen.content.covers.count == before)
        #expect(app.unknown == [])
        screen.content.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.covers.isEmpty)
    }
}

/// A controller whose view starts when it is loaded.
private final class PageController: UIViewController {
    let page: UIView

    init(_ page: UIView) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = page
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        page.startTabAnimation()
    }
}
