import TabAnimated
import Testing
import UIKit

/// What SkeletonView's example does with its screens: rows and items that load, and a strip of controls
/// beside them that stays in use.
@MainActor
@Suite("SkeletonView's example: the screens in use", .serialized, .ownApp)
struct ExampleScreenTests {
    private func model(of section: SectionAnimated) -> TableAnimated {
        let model = TableAnimated(sections: [section])
        model.canLoadAgain = true
        return model
    }

    @Test func `rows fill the table while it loads, and ten real ones follow`() {
        let app = Sections([0])
        let screen = Screen(makeTable(app))
        screen.content.rowHeight = 120
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 120)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.origin.y) == [0, 120, 240, 360])

        app.counts = [10]
        screen.content.reloadData()
        screen.content.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.numberOfRows(inSection: 0) == 10)
        #expect(screen.overlay == nil)
        #expect(app.unknown.isEmpty)
    }

    @Test func `a header and a footer of 20 points around the rows`() {
        let screen = Screen(makeTable(Sections([0])))
        screen.content.tabAnimated = model(
            of: SectionAnimated(
                cellClass: SampleCell.self, cellHeight: 120, count: 2,
                header: .init(BannerView.self).height(20),
                footer: .init(BannerView.self).height(20)))
        screen.content.startTabAnimation()
        let tiles = screen.overlay?.tiles ?? []
        let names = tiles.map(\.production.className)
        #expect(names == ["BannerView", "SampleCell", "SampleCell", "BannerView"])
        #expect(tiles.map(\.production.size.height) == [20, 120, 120, 20])
    }

    @Test func `a start when the screen has appeared is animated`() {
        let controller = LettersController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        HeadlessScreen.main.reset()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        #expect(controller.page.isTabAnimating)
        #expect(controller.page.covers.map(\.isAnimating) == [true])
        window.isHidden = true
    }

    @Test func `a start before the first layout covers what the layout gives`() {
        let controller = EarlyController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        HeadlessScreen.main.reset()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
        #expect(controller.page.covers.map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 480)])
        let layers = controller.page.covers.first?.componentLayers
        #expect(layers?.map(\.component.name) == ["picture", "headline"])
        window.isHidden = true
    }

    @Test func `controls beside the covered view stay in use`() {
        let screen = Screen(UIView())
        let page = SamplePage(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let look = UISegmentedControl(items: ["Solid", "Gradient"])
        look.frame = CGRect(x: 10, y: 420, width: 200, height: 32)
        [page, look].forEach(screen.content.addSubview)
        page.tabAnimated = ViewAnimated()
        page.startTabAnimation()
        let hit = screen.window.hitTest(CGPoint(x: 50, y: 436), with: nil)
        #expect(hit?.isDescendant(of: look) == true)
        #expect(screen.window.hitTest(CGPoint(x: 50, y: 60), with: nil) === page.covers.first)
    }

    @Test func `a selector changes from one color to a gradient and back`() {
        let screen = Screen(SamplePage())
        let model = ViewAnimated()
        screen.content.tabAnimated = model
        screen.content.startTabAnimation()
        let plain = screen.overlay?.componentLayers.map(\.backgroundColor)
        model.animatedColor = .systemTeal
        screen.content.updateTabAnimation()
        #expect(screen.overlay?.componentLayers.map(\.backgroundColor) != plain)
        model.animatedColor = nil
        screen.content.updateTabAnimation()
        #expect(screen.overlay?.componentLayers.map(\.backgroundColor) == plain)
        #expect(screen.content.covers.count == 1)
    }

    @Test func `a button hides and shows again`() {
        let screen = Screen(makeTable(Sections([0])))
        screen.content.tabAnimated = model(
            of: SectionAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 3))
        screen.content.startTabAnimation()
        let first = screen.overlay?.tiles
        for _ in 0..<3 {
            screen.content.endTabAnimation()
            #expect(screen.overlay == nil && !screen.content.isTabAnimating)
            screen.content.startTabAnimation()
            #expect(screen.overlay?.tiles == first)
        }
    }

    @Test func `ten items in a grid of thirds, five points apart`() {
        let app = Thirds()
        let collection = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.delegate = app
        let screen = Screen(collection)
        let side = app.side(in: 320)
        collection.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: side, height: side), count: 10)
        collection.startTabAnimation()
        let tiles = screen.overlay?.tiles ?? []
        #expect(tiles.count == 10)
        #expect(tiles.allSatisfy { $0.production.size == CGSize(width: side, height: side) })
        #expect(Set(tiles.map(\.origin.y)).count == 4)
        let first = tiles.prefix(3).map(\.origin.x)
        #expect(zip(first, first.dropFirst()).allSatisfy { $1 - $0 >= side + 5 })
    }
}

/// A head or a foot with one text.
private final class BannerView: UIView {
    private let caption = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(caption)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        caption.frame = bounds.insetBy(dx: 10, dy: 2)
    }
}

/// Starts when it has appeared.
private final class LettersController: UIViewController {
    let page = SamplePage()

    override func loadView() {
        view = page
        page.tabAnimated = ViewAnimated()
        page.tabAnimated?.animation = .shimmer()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        page.startTabAnimation()
    }
}

/// Starts before it was ever laid out.
private final class EarlyController: UIViewController {
    let page = SamplePage()

    override func loadView() {
        view = page
        page.tabAnimated = ViewAnimated()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        page.startTabAnimation()
    }
}

/// Three items in a row.
private final class Thirds: NSObject, UICollectionViewDelegateFlowLayout {
    func side(in width: CGFloat) -> CGFloat { ((width - 20) / 3).rounded(.down) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let side = side(in: collectionView.bounds.width)
        return CGSize(width: side, height: side)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 5 }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 5 }
}
