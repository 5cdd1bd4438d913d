import Testing
import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing

/// VoiceOver speaks of the screen in front, of loads that somebody notices, and of failures as such.
@MainActor
@Suite("Which loads VoiceOver speaks of", .serialized, .ownApp)
struct SpokenScreenTests {
    private let root = PageScreen()
    private let window: UIWindow

    init() {
        window = show(root)
        HeadlessAccessibility.reset()
    }

    private var said: [String] { HeadlessVoiceOver.announcements.map(\.text) }

    private func wait(_ seconds: Double = 0.6) { HeadlessScreen.main.advance(by: seconds) }

    // MARK: Other screens

    @Test func `a page in a sheet is a screen of its own, and the one behind is silent`() {
        root.page.startTabAnimation()
        wait()
        #expect(said == ["Loading"])
        let sheet = PageScreen()
        root.present(sheet, animated: false)
        wait()
        sheet.page.startTabAnimation()
        wait()
        #expect(said == ["Loading", "Loading"])
        root.page.endTabAnimation()
        wait()
        #expect(said == ["Loading", "Loading"])
        sheet.page.endTabAnimation()
        wait()
        #expect(said == ["Loading", "Loading", "Loaded"])
    }

    @Test func `a search that shows its results in the screen leaves it in front`() {
        let search = UISearchController(searchResultsController: nil)
        root.definesPresentationContext = true
        root.navigationItem.searchController = search
        root.present(search, animated: false)
        wait()
        root.page.startTabAnimation()
        wait()
        root.page.endTabAnimation()
        #expect(said == ["Loading", "Loaded"])
    }

    @Test func `an end on a screen that was pushed over or left by a tab is not said`() {
        let stack = UINavigationController(rootViewController: PageScreen())
        window.rootViewController = stack
        wait()
        let page = (stack.viewControllers[0] as? PageScreen)?.page
        page?.startTabAnimation()
        wait()
        stack.pushViewController(UIViewController(), animated: false)
        wait()
        page?.endTabAnimation(error: Failure())
        wait()
        #expect(said == ["Loading"])

        let pages = [PageScreen(), PageScreen()]
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        window.rootViewController = tabs
        wait()
        pages[0].page.startTabAnimation()
        tabs.headlessSelect(1)
        wait(2)
        pages[0].page.endTabAnimation()
        #expect(said == ["Loading"])
    }

    @Test(arguments: [0, 1, 2, 3])
    func `a view that nobody can come upon says nothing, and keeps nobody waiting`(kind: Int) {
        let hidden = SamplePage(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let holder = UIView(frame: hidden.frame)
        holder.addSubview(hidden)
        root.view.addSubview(holder)
        [
            { hidden.isHidden = true }, { holder.isHidden = true },
            { holder.accessibilityElementsHidden = true },
            { holder.alpha = 0 },
        ][kind]()
        hidden.tabAnimated = ViewAnimated()
        hidden.startTabAnimation()
        wait()
        #expect(said == [])
        root.page.startTabAnimation()
        wait()
        root.page.endTabAnimation()
        #expect(said == ["Loading", "Loaded"])
        hidden.endTabAnimation(error: Failure())
        #expect(said == ["Loading", "Loaded"])
    }

    @Test func `a refresh that ends on another screen is not said`() {
        let list = UIScrollView(frame: root.view.bounds)
        list.contentSize = CGSize(width: 320, height: 2_000)
        root.view.addSubview(list)
        list.addPullToRefresh {}
        list.startRefreshing(at: .top)
        #expect(said == ["Loading"])
        window.rootViewController = UIViewController()
        wait()
        list.endRefreshing(at: .top, with: .failed)
        #expect(said == ["Loading"])
    }

    // MARK: One screen

    @Test func `of two views of a screen the first start and the last end are said`() {
        let other = SamplePage(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.view.addSubview(other)
        other.tabAnimated = ViewAnimated()
        root.page.startTabAnimation()
        wait(0.4)
        other.startTabAnimation()
        wait()
        root.page.endTabAnimation()
        #expect(said == ["Loading"])
        other.endTabAnimation()
        #expect(said == ["Loading", "Loaded"])
    }

    @Test func `a model has a word of its own for the end, said when that is`() {
        let other = SamplePage(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.view.addSubview(other)
        other.tabAnimated = ViewAnimated()
        other.tabAnimated?.accessibilityEndLabel = "Photos loaded"
        root.page.tabAnimated?.accessibilityEndLabel = "Letters loaded"
        root.page.startTabAnimation()
        other.startTabAnimation()
        wait()
        root.page.endTabAnimation()
        other.endTabAnimation()
        #expect(said == ["Loading", "Letters loaded", "Photos loaded"])
    }

    // MARK: Failures

    @Test func `work that throws says that it failed, and interrupts for that`() async {
        _ = try? await root.page.withTabAnimation { throw Failure() }
        #expect(said == ["Could not load"])
        #expect(HeadlessVoiceOver.announcements.allSatisfy { !$0.isQueued && !$0.isLowPriority })
    }

    @Test func `work that is cancelled says nothing`() async {
        let request = NSError(domain: "NSURLErrorDomain", code: -999)
        for error in [CancellationError(), request] as [any Error] {
            _ = try? await root.page.withTabAnimation {
                HeadlessScreen.main.advance(by: 1)
                throw error
            }
        }
        #expect(said == ["Loading", "Loading"])
    }

    @Test func `an end by hand says how it ended`() {
        root.page.startTabAnimation()
        wait()
        root.page.endTabAnimation(error: Failure())
        #expect(said == ["Loading", "Could not load"])
        root.page.startTabAnimation()
        wait()
        root.page.tabAnimated?.accessibilityEndLabel = "No letters"
        root.page.endTabAnimation()
        #expect(said == ["Loading", "Could not load", "Loading", "No letters"])
    }

    @Test func `a failure waits for the least duration, and is forgotten with an end that is taken back`() {
        SkeletonConfiguration.shared.timing.minimumDuration = 1
        root.page.startTabAnimation()
        wait()
        root.page.endTabAnimation(error: Failure())
        #expect(said == ["Loading"])
        root.page.startTabAnimation()
        wait(2)
        root.page.endTabAnimation()
        #expect(said == ["Loading", "Loaded"])
        root.page.startTabAnimation()
        root.page.endTabAnimation(error: Failure())
        wait(2)
        #expect(said.last == "Could not load")
    }

    @Test func `a part that fails says so, while others go on`() {
        let app = Sections([1, 1])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        HeadlessAccessibility.reset()
        screen.content.startTabAnimation(inSection: 0)
        screen.content.startTabAnimation(inSection: 1)
        wait()
        screen.content.endTabAnimation(inSection: 0, error: Failure())
        wait()
        #expect(said == ["Loading", "Could not load"])
        screen.content.endTabAnimation(inSection: 1)
        wait()
        #expect(said == ["Loading", "Could not load", "Loaded"])
    }

    // MARK: Refreshing with a skeleton

    @Test(arguments: [true, false])
    func `a refresh that shows a skeleton is one load`(skeletonEndsFirst: Bool) throws {
        let app = Sections([3])
        let screen = Screen(makeTable(app))
        let table = screen.content
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        table.addPullToRefresh { table.startTabAnimation() }
        HeadlessScreen.main.turn()
        HeadlessAccessibility.reset()
        let element = try #require(table.refresher(at: .top)?.refreshView.superview)
        #expect(element.accessibilityActivate())
        HeadlessScreen.main.advance(by: 1)
        #expect(HeadlessVoiceOver.transcript(of: screen.window) == ["Loading"])
        if skeletonEndsFirst { table.endTabAnimation() }
        table.endRefreshing(at: .top)
        if !skeletonEndsFirst { table.endTabAnimation() }
        HeadlessScreen.main.advance(by: 1)
        #expect(said == ["Loading", "Updated"])
    }
}

private struct Failure: Error {}

/// A controller with a page.
private final class PageScreen: UIViewController {
    let page = SamplePage()

    override func viewDidLoad() {
        super.viewDidLoad()
        page.frame = CGRect(x: 0, y: 100, width: 320, height: 300)
        view.addSubview(page)
        page.tabAnimated = ViewAnimated()
    }
}
