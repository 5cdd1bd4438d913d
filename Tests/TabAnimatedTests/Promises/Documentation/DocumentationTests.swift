import TabAnimatedRefreshing
import Testing
import UIKit

private struct BlinkAnimation: SkeletonAnimation {
    func start(on stage: SkeletonStage) {
        for layer in stage.components {
            let blink = CABasicAnimation(keyPath: "opacity")
            blink.toValue = 0.3
            blink.duration = 0.5
            blink.autoreverses = true
            blink.repeatCount = .infinity
            stage.synchronize(blink, period: 1, on: layer)
            stage.add(blink, to: layer, forKey: "blink")
        }
    }

    var reducedMotion: any SkeletonAnimation { self }

    var movesEqualCellsAlike: Bool { true }
}

extension AnimationType {
    fileprivate static let blink = AnimationType.custom(BlinkAnimation())
}

/// The examples of the README and the guides, as an app writes them with one import.
@MainActor
@Suite("What the documentation shows", .serialized, .ownApp)
struct DocumentationTests {
    private final class Page: UIView {
        let nameLabel = UILabel()
        let avatar = UIImageView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(avatar)
            addSubview(nameLabel)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            avatar.frame = CGRect(x: 16, y: 16, width: 64, height: 64)
            nameLabel.frame = CGRect(x: 96, y: 16, width: 160, height: 20)
        }
    }

    private final class Header: UITableViewHeaderFooterView {}

    private enum WaveOrder: ComponentAttributeKey {
        static let defaultValue = 0
    }

    @Test func `defaults are set at launch`() {
        defer { SkeletonConfiguration.shared = SkeletonConfiguration() }
        SkeletonConfiguration.shared.animation = .shimmer(duration: 1.5, direction: .leftToRight)
        SkeletonConfiguration.shared.animatedColor = .systemGray5
        SkeletonConfiguration.shared.cache.preloadLimit = 20
        #expect(SkeletonConfiguration.shared.animatedColor == .systemGray5)
    }

    @Test func `a view is adjusted by index, property, name and run`() {
        let screen = Screen(Page())
        screen.content.tabAnimated = ViewAnimated()
        screen.content.tabAnimated?.adjust { view in
            view.animation(1).width(200)
            view.animation(\Page.nameLabel).down(3).height(12)
            view.animation(named: "avatar").radius(24)
            view.animations(0, 2).radius(3).down(5)
            view.create(10).width(80).height(12).leftEqualToRight(view.animation(1), offset: 8).topEqualTo(
                view.animation(1))
        }
        screen.content.startTabAnimation()
        #expect(screen.overlay?.componentLayers.map(\.component.index) == [0, 1, 10])
        screen.content.endTabAnimation(transition: .crossDissolve(0.25))
        #expect(!screen.content.isTabAnimating)
    }

    @Test func `lists are described in all the ways that are shown`() {
        let models: [TableAnimated] = [
            TableAnimated(cellClass: SampleCell.self),
            TableAnimated(cellClass: SampleCell.self, cellHeight: 96, count: 6),
            TableAnimated(sections: [
                SectionAnimated(
                    cellClass: SampleCell.self, cellHeight: 180, count: 1,
                    header: .init(Header.self).height(44)),
                SectionAnimated(cellClass: SampleCell.self, cellHeight: 96),
            ]),
            TableAnimated(cellClass: SampleCell.self, cellHeight: 80, inSections: [1]),
            TableAnimated(rows: [0: CellAnimated(SampleCell.self), 1: CellAnimated(SampleCell.self)]),
        ]
        for model in models {
            let rows = Rows()
            rows.count = 2
            let table = UITableView(frame: .zero, style: .plain)
            table.register(SampleCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = rows
            let screen = Screen(table)
            screen.content.tabAnimated = model
            screen.content.startTabAnimation()
            #expect(screen.content.isTabAnimating)
            screen.content.endTabAnimation()
            #expect(table.dataSource === rows)
        }
    }

    @Test func `a collection takes a cell and a size`() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let screen = Screen(collection)
        screen.content.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: 160, height: 220))
        screen.content.startTabAnimation()
        #expect(screen.content.isTabAnimating)
    }

    @Test func `one section ends alone`() {
        let rows = Rows()
        rows.count = 3
        let table = UITableView(frame: .zero, style: .plain)
        table.register(SampleCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        let screen = Screen(table)
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 80, inSections: [0])
        table.startTabAnimation()
        table.endTabAnimation(inSection: 0)
        #expect(!screen.content.isTabAnimating)
    }

    @Test func `an app's own animation runs`() {
        let screen = Screen(Page())
        screen.content.tabAnimated = ViewAnimated()
        screen.content.tabAnimated?.animation = .blink
        screen.content.tabAnimated?.adjust { $0.all.edit { $0[WaveOrder.self] = 3 } }
        screen.content.startTabAnimation()
        let layers = screen.overlay?.componentLayers ?? []
        #expect(layers.allSatisfy { $0.animation(forKey: "blink") != nil })
        #expect(layers.map { $0.component[WaveOrder.self] } == [3, 3])
    }

    @Test func `a table is refreshed by pulling`() {
        let screen = Screen(UITableView(frame: .zero, style: .plain))
        screen.content.addPullToRefresh(PullToRefresh(position: .top)) {}
        screen.content.startRefreshing(at: .top)
        screen.content.endRefreshing(at: .top)
        screen.content.removePullToRefresh(at: .top)
        #expect(screen.content.contentInset == .zero)
    }
}
