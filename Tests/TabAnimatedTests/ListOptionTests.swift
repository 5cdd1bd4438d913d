import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// What can be chosen of a list that loads, what holds without a choice, and what comes first.
@MainActor
@Suite("Options of lists", .serialized, .ownApp)
struct ListOptionTests {
    /// Apps live as long as the test; lists do not keep them.
    private let apps = Apps()

    private func table(
        _ model: TableAnimated, app: Sections? = nil, _ configure: (UITableView) -> Void = { _ in }
    ) -> Screen<UITableView> {
        apps.kept = app
        let screen = Screen(makeTable(app))
        configure(screen.content)
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = model
        return screen
    }

    private func collection(
        _ model: CollectionAnimated, app: Sections? = nil,
        _ configure: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) -> Screen<UICollectionView> {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        configure(layout)
        apps.kept = app
        let screen = Screen(makeCollection(app, layout: layout))
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = model
        return screen
    }

    /// The kind of an animation, however it is wrapped.
    private func name(of animation: (any SkeletonAnimation)?) -> String? {
        let text = String(describing: animation)
        return ["ClassicAnimation", "ShimmerAnimation", "BinAnimation"].first { text.contains($0) }
    }

    private func frames(_ overlay: SkeletonOverlay?) -> [CGRect] {
        (overlay?.tiles ?? []).map { CGRect(origin: $0.origin, size: $0.production.size) }
    }

    // MARK: Without a choice

    @Test func `the framework's defaults are TABAnimated's, but for its defects`() {
        let defaults = SkeletonConfiguration()
        #expect(name(of: defaults.animation.animation) == "ClassicAnimation")
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(defaults.animatedColor.resolvedColor(with: light) == UIColor(white: 0xEE / 255, alpha: 1))
        #expect(defaults.animatedColor.resolvedColor(with: dark) == UIColor(white: 0x28 / 255, alpha: 1))
        #expect(defaults.animatedBackgroundColor == nil && defaults.animatedGradient == nil)
        #expect(defaults.darkMode == .system)
        #expect(defaults.scrollEnabled && defaults.isCacheEnabled && !defaults.showsIndexTags)
        #expect(defaults.timing == SkeletonTiming(delay: 0, minimumDuration: 0))
        #expect(defaults.mapping.animatedHeightCoefficient == 0.75)
        #expect(defaults.mapping.animatedHeight == nil && !defaults.mapping.useGlobalCornerRadius)
        #expect(defaults.mapping.filterSize == .zero && !defaults.mapping.mapsHiddenViews)
    }

    @Test func `a model chooses nothing by itself`() {
        let model = TableAnimated(cellClass: SampleCell.self)
        #expect(model.animation == nil && model.animatedColor == nil && model.animatedGradient == nil)
        #expect(model.animatedBackgroundColor == nil && model.darkMode == nil && model.mapping == nil)
        #expect(model.showsIndexTags == nil && model.timing == nil && model.owner == nil)
        #expect(model.producer == nil && model.scrollEnabled == nil && model.presentation == .automatic)
        #expect(model.sectionCount == nil && model.animatedCount == nil)
        #expect(!model.canLoadAgain && !model.scrollsToTop && !model.remembersContent)
        #expect(!model.coversTableHeader)
    }

    // MARK: Component, model, configuration

    @Test func `the colour of a component comes before the model's, and that before the configuration's`() {
        SkeletonConfiguration.shared.animatedColor = .red
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        let screen = table(model)
        SkeletonConfiguration.shared.animatedColor = .red
        model.canLoadAgain = true
        screen.content.startTabAnimation()
        #expect(screen.overlay?.palette.component == .red)
        screen.content.endTabAnimation()

        model.animatedColor = .green
        model.adjust { $0.animation(1).color(.blue) }
        screen.content.startTabAnimation()
        let colors = screen.overlay?.componentLayers.prefix(2).map(\.backgroundColor)
        #expect(colors == [UIColor.green.cgColor, UIColor.blue.cgColor])
    }

    @Test
    func `the background of the model comes before the configuration's, and that before what is behind`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        let screen = table(model) { $0.backgroundColor = .yellow }
        screen.content.startTabAnimation()
        #expect(screen.overlay?.palette.background == .yellow)
        SkeletonConfiguration.shared.animatedBackgroundColor = .orange
        screen.content.updateTabAnimation()
        #expect(screen.overlay?.palette.background == .orange)
        model.animatedBackgroundColor = .purple
        screen.content.updateTabAnimation()
        #expect(screen.overlay?.palette.background == .purple)
    }

    @Test func `the animation, appearance and tags of the model come before the configuration's`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        let screen = table(model)
        SkeletonConfiguration.shared.animation = .shimmer
        SkeletonConfiguration.shared.darkMode = .light
        SkeletonConfiguration.shared.showsIndexTags = true
        screen.content.startTabAnimation()
        #expect(name(of: screen.overlay?.animation) == "ShimmerAnimation")
        #expect(screen.overlay?.darkMode as? DarkMode == .light)
        #expect(screen.overlay?.showsIndexTags == true)

        model.animation = .bin
        model.darkMode = .dark
        model.showsIndexTags = false
        screen.content.updateTabAnimation()
        #expect(name(of: screen.overlay?.animation) == "BinAnimation")
        #expect(screen.overlay?.darkMode as? DarkMode == .dark)
        #expect(screen.overlay?.showsIndexTags == false)
    }

    @Test func `the height of a component comes before the model's, and that before the configuration's`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        let screen = table(model)
        SkeletonConfiguration.shared.mapping.animatedHeight = 9
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles[0].production.components[1].frame.height == 9)
        model.mapping = MappingOptions()
        model.mapping?.animatedHeight = 7
        model.adjust { $0.animation(2).height(5) }
        screen.content.updateTabAnimation()
        let heights = screen.overlay?.tiles[0].production.components.map(\.frame.height)
        #expect(heights == [40, 7, 5])
    }

    @Test func `components that are too small are left out by the model's filter`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        model.mapping = MappingOptions()
        model.mapping?.filterSize = CGSize(width: 100, height: 0)
        let screen = table(model)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.componentLayers.map(\.component.index) == [1])
    }

    // MARK: Counts

    @Test func `the count of the whole list comes before that of a kind, and that before filling`() {
        let model = TableAnimated(sections: [
            SectionAnimated(cellClass: SampleCell.self, height: 60, count: 3)
        ])
        let screen = table(model)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.count == 3)
        model.animatedCount = 2
        screen.content.updateTabAnimation()
        #expect(screen.overlay?.tiles.count == 2)
        model.animatedCount = -1
        screen.content.updateTabAnimation()
        #expect(screen.overlay?.tiles.count == 0)
    }

    @Test func `the number of sections of a collection may be given`() {
        let model = CollectionAnimated(sections: [
            SectionAnimated(
                cellClass: SampleItem.self, size: CGSize(width: 320, height: 60),
                header: .init(SamplePage.self, height: 30), footer: .init(SamplePage.self, height: 10))
        ])
        model.sectionCount = 2
        model.animatedCount = 2
        let screen = collection(model) { $0.minimumLineSpacing = 0 }
        screen.content.startTabAnimation()
        #expect(frames(screen.overlay).map(\.minY) == [0, 30, 90, 150, 160, 190, 250, 310])
        #expect(frames(screen.overlay).map(\.height) == [30, 60, 60, 10, 30, 60, 60, 10])
    }

    @Test func `counts are remembered only when asked`() {
        let app = Sections([3])
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        model.canLoadAgain = true
        let screen = table(model, app: app)
        for asks in [false, true] {
            model.remembersContent = asks
            app.counts = [3]
            screen.content.reloadData()
            HeadlessScreen.main.turn()
            screen.content.startTabAnimation()
            screen.content.endTabAnimation()
            app.counts = [0]
            screen.content.reloadData()
            screen.content.startTabAnimation()
            #expect(screen.overlay?.tiles.count == (asks ? 3 : 8))
            screen.content.endTabAnimation()
        }
    }

    @Test func `items of a collection are remembered too`() {
        let app = Sections([2])
        let model = CollectionAnimated(cellClass: SampleItem.self)
        model.canLoadAgain = true
        model.remembersContent = true
        let screen = collection(model, app: app)
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        app.counts = [0]
        screen.content.reloadData()
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.count == 2)
    }

    // MARK: Heights and sizes

    @Test func `the given height comes before the table's, and that before the fitting one`() {
        let model = TableAnimated(sections: [
            SectionAnimated(cells: [
                CellAnimated(SampleCell.self, height: 90, count: 1), CellAnimated(TallCell.self, count: 1),
            ])
        ])
        let screen = table(model) { $0.rowHeight = UITableView.automaticDimension }
        screen.content.startTabAnimation()
        #expect(frames(screen.overlay).map(\.height) == [90, 77])
        screen.content.endTabAnimation()

        model.canLoadAgain = true
        screen.content.rowHeight = 64
        screen.content.startTabAnimation()
        #expect(frames(screen.overlay).map(\.height) == [90, 64])
    }

    @Test func `an estimated row height does not stand in for the fitting one`() {
        let model = TableAnimated(cellClass: TallCell.self, count: 2)
        let screen = table(model) {
            $0.rowHeight = UITableView.automaticDimension
            $0.estimatedRowHeight = 200
        }
        screen.content.startTabAnimation()
        #expect(frames(screen.overlay).map(\.height) == [77, 77])
        #expect(screen.content.estimatedRowHeight == 200)
        #expect(screen.content.rowHeight == UITableView.automaticDimension)
    }

    @Test func `rows that load among real ones have the same heights as under a cover`() {
        let model = TableAnimated(sections: [
            1: SectionAnimated(cells: [
                CellAnimated(SampleCell.self, height: 90, count: 1), CellAnimated(TallCell.self, count: 2),
            ])
        ])
        let screen = table(model, app: Sections([1, 0])) {
            $0.rowHeight = UITableView.automaticDimension
        }
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let heights = (0..<3).map {
            screen.content.rectForRow(at: IndexPath(row: $0, section: 1)).height
        }
        #expect(heights == [90, 77, 77])
    }

    @Test func `rows by number each have a height of their own`() {
        let model = TableAnimated(rows: [
            0: CellAnimated(SampleCell.self, height: 90), 2: CellAnimated(TallCell.self),
        ])
        let screen = table(model, app: Sections([3])) { $0.rowHeight = UITableView.automaticDimension }
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let heights = (0..<3).map {
            screen.content.rectForRow(at: IndexPath(row: $0, section: 0)).height
        }
        #expect(heights == [90, 50, 77])
    }

    @Test func `items by number each have a size of their own`() {
        let model = CollectionAnimated(items: [
            0: CellAnimated(SampleItem.self, size: CGSize(width: 320, height: 80)),
            1: CellAnimated(SampleItem.self),
        ])
        let screen = collection(model, app: Sections([2]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let sizes = (0..<2).map {
            screen.content.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size
        }
        #expect(sizes == [CGSize(width: 320, height: 80), CGSize(width: 100, height: 50)])
    }

    @Test func `items that size themselves have the fitting height of their cell`() {
        let model = CollectionAnimated(cellClass: TallItem.self, count: 2)
        let screen = collection(model) { $0.estimatedItemSize = CGSize(width: 120, height: 10) }
        screen.content.startTabAnimation()
        #expect(
            frames(screen.overlay).map(\.size)
                == Array(repeating: CGSize(width: 120, height: 77), count: 2))
    }

    // MARK: Sections

    @Test func `several kinds of items stand in one section`() {
        let model = CollectionAnimated(sections: [
            SectionAnimated(cells: [
                CellAnimated(SampleItem.self, size: CGSize(width: 320, height: 100), count: 1),
                CellAnimated(TallItem.self, size: CGSize(width: 160, height: 70), count: 2),
            ])
        ])
        let screen = collection(model) {
            $0.minimumLineSpacing = 0
            $0.minimumInteritemSpacing = 0
        }
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.production.className) == ["SampleItem", "TallItem", "TallItem"])
        #expect(frames(screen.overlay).map(\.origin.y) == [0, 100, 100])
    }

    @Test func `several kinds of rows stand in a section that loads among real ones`() {
        let model = TableAnimated(sections: [
            1: SectionAnimated(cells: [
                CellAnimated(TallCell.self, height: 40, count: 2), CellAnimated(SampleCell.self, height: 60),
            ])
        ])
        let screen = table(model, app: Sections([1, 0]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let names = screen.content.visibleCells.flatMap(\.covers).map { $0.tiles.first?.production.className }
        #expect(names.prefix(3) == ["TallCell", "TallCell", "SampleCell"])
    }

    @Test func `negative sections, rows and counts are nothing`() {
        #expect(TableAnimated(cellClass: SampleCell.self, inSections: [-1]).scope?.isEmpty == true)
        #expect(TableAnimated(rows: [-2: SampleCell.self]).scope?.isEmpty == true)
        #expect(CollectionAnimated(cellClass: SampleItem.self, inSections: [-1]).scope?.isEmpty == true)
        #expect(CollectionAnimated(items: [-2: SampleItem.self]).scope?.isEmpty == true)
        #expect(CellAnimated(SampleCell.self, count: -3).count == 0)
        #expect(SupplementaryAnimated(SamplePage.self, height: -3).height == 0)
    }

    @Test func `a section that the model does not name shows what its last one does`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 2, inSections: [0])
        let screen = table(model, app: Sections([0, 0, 0]))
        screen.content.startTabAnimation(inSection: 2)
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "ss")
        #expect(screen.content.numberOfRows(inSection: 2) == 2)
    }

    @Test func `headers and footers of a part stand in a collection among the app's`() {
        let model = CollectionAnimated(sections: [
            1: SectionAnimated(
                cellClass: SampleItem.self, count: 1, header: .init(SamplePage.self, height: 30),
                footer: .init(SamplePage.self, height: 20))
        ])
        let screen = collection(model, app: Sections([1, 0]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let heights = kinds.map {
            screen.content.layoutAttributesForSupplementaryElement(
                ofKind: $0, at: IndexPath(item: 0, section: 1))?.frame.height
        }
        #expect(heights == [30, 20])
        #expect(screen.content.covers.count == 3)
        screen.content.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.covers.isEmpty)
    }

    // MARK: Scrolling

    @Test(arguments: [true, false])
    func `a table scrolls to its top only when asked`(asks: Bool) {
        for sections in [nil, [1]] as [[Int]?] {
            let model =
                sections.map { TableAnimated(cellClass: SampleCell.self, count: 1, inSections: $0) }
                ?? TableAnimated(cellClass: SampleCell.self)
            model.scrollsToTop = asks
            let screen = table(model, app: Sections([40, 1]))
            screen.content.contentOffset.y = 300
            screen.content.startTabAnimation()
            HeadlessScreen.main.turn()
            #expect(screen.content.contentOffset.y == (asks ? 0 : 300))
        }
    }

    @Test(arguments: [true, false])
    func `a collection scrolls to its top only when asked`(asks: Bool) {
        let model = CollectionAnimated(cellClass: SampleItem.self)
        model.scrollsToTop = asks
        let screen = collection(model, app: Sections([90]))
        screen.content.contentOffset.y = 300
        screen.content.startTabAnimation()
        #expect(screen.content.contentOffset.y == (asks ? 0 : 300))
    }

    @Test(
        arguments: [(nil, true, true), (nil, false, false), (false, true, false), (true, false, true)]
            as [(Bool?, Bool, Bool)])
    func `a list scrolls while it loads as its model says, or else the configuration`(
        model: Bool?, configuration: Bool, scrolls: Bool
    ) {
        let animated = CollectionAnimated(cellClass: SampleItem.self)
        animated.scrollEnabled = model
        let screen = collection(animated)
        SkeletonConfiguration.shared.scrollEnabled = configuration
        screen.content.startTabAnimation()
        #expect(screen.content.isScrollEnabled == scrolls)
        screen.content.endTabAnimation()
        #expect(screen.content.isScrollEnabled)
    }

    @Test func `scrolling comes back with the last part, and with another model`() {
        let model = TableAnimated(cellClass: SampleCell.self, count: 1, inSections: [0, 1])
        model.scrollEnabled = false
        model.canLoadAgain = true
        let screen = table(model, app: Sections([1, 1]))
        screen.content.startTabAnimation()
        screen.content.endTabAnimation(inSection: 0)
        #expect(!screen.content.isScrollEnabled)
        screen.content.endTabAnimation(inSection: 1)
        #expect(screen.content.isScrollEnabled)
        screen.content.startTabAnimation()
        screen.content.tabAnimated = nil
        #expect(screen.content.isScrollEnabled)
    }

    // MARK: Again

    @Test func `a list that may not load again stays as it is, whole and in part`() {
        for model in [
            TableAnimated(cellClass: SampleCell.self),
            TableAnimated(cellClass: SampleCell.self, inSections: [0]),
        ] {
            let app = Sections([1])
            let screen = table(model, app: app)
            screen.content.startTabAnimation()
            screen.content.endTabAnimation()
            let given = warnings { screen.content.startTabAnimation() }
            #expect(given == ["UITableView does not start again: set canLoadAgain of its model to true"])
            #expect(screen.content.dataSource === app && screen.content.covers.isEmpty)
        }
    }

    @Test func `ten thousand covers of a list leave nothing behind`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 240)
        model.canLoadAgain = true
        let screen = table(model, app: Sections([1]))
        let before = screen.content.subviews
        let layers = screen.content.layer.sublayers?.count
        for round in 0..<10_000 {
            screen.content.startTabAnimation()
            screen.content.endTabAnimation()
            if round % 50 == 0 { HeadlessScreen.main.advance(by: 1) }
        }
        #expect(screen.content.subviews == before)
        #expect(screen.content.layer.sublayers?.count == layers)
    }

    @Test func `a part that loads waits for its delay as a whole list does`() {
        let model = TableAnimated(cellClass: SampleCell.self, count: 1, inSections: [1])
        model.timing = SkeletonTiming(delay: 0.2, minimumDuration: 0.5)
        let app = Sections([1, 0])
        let screen = table(model, app: app)
        screen.content.startTabAnimation()
        #expect(screen.content.dataSource === app)
        HeadlessScreen.main.advance(by: 0.25)
        #expect(screen.content.kinds == "as")
        screen.content.endTabAnimation()
        #expect(screen.content.kinds == "as")
        HeadlessScreen.main.advance(by: 0.5)
        #expect(screen.content.dataSource === app)
    }

    @Test func `the debug switch tells a cache hit from a miss, with the key and the time`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        model.canLoadAgain = true
        let screen = table(model)
        SkeletonDebug.isEnabled = true
        let given = warnings {
            for _ in 0..<2 {
                screen.content.startTabAnimation()
                screen.content.endTabAnimation()
            }
        }
        let productions = given.filter { $0.hasPrefix("SampleCell [UITableView SampleCell 320.0x60.0") }
        #expect(productions.count == 2)
        #expect(productions.first?.contains("cache miss") == true)
        #expect(productions.last?.contains("cache hit") == true)
        #expect(productions.allSatisfy { $0.hasSuffix(" ms") })
    }

    @Test func `a producer of the app's own takes the place of the shared one`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        model.producer = OneBar()
        let screen = table(model)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.production.className) == ["one bar"])
    }
}

@MainActor
private final class Apps {
    var kept: Sections?
}

/// A producer that measures nothing.
@MainActor
private final class OneBar: Producing {
    func production(for request: ProductionRequest) -> Production {
        let area = CGRect(origin: .zero, size: request.size)
        return Production(className: "one bar", size: request.size, background: Backdrop(frame: area))
    }
}

/// A cell that is 77 points high.
private final class TallCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 77) }
}

/// An item that is 77 points high.
private final class TallItem: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 77) }
}
