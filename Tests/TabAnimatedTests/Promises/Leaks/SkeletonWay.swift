import Testing
import UIKit

@testable import TabAnimated

/// One way into a skeleton and out of it.
struct SkeletonWay: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @MainActor @Sendable (LeakWatch) -> Void

    init(_ name: String, _ run: @escaping @MainActor @Sendable (LeakWatch) -> Void) {
        testDescription = name
        self.run = run
    }

    /// Shows the skeleton of a view, ends it in a given way, and lets the screen go.
    ///
    /// - Parameters:
    ///   - make: Makes the view.
    ///   - model: Makes the model, which remembers nothing, so that nobody waits for content.
    ///   - end: Ends the skeleton.
    static func whole<View: UIView>(
        _ name: String, of make: @escaping @MainActor @Sendable () -> View,
        _ model: @escaping @MainActor @Sendable () -> ViewAnimated,
        end: @escaping @MainActor @Sendable (View) -> Void = { $0.endTabAnimation(transition: .none) }
    ) -> SkeletonWay {
        SkeletonWay(name) { watch in
            let screen = Screen(make())
            watch.silence()
            let model = model()
            model.remembersContent = false
            screen.content.tabAnimated = model
            screen.content.startTabAnimation(transition: .none)
            HeadlessScreen.main.turn()
            watch.look(at: screen.window)
            end(screen.content)
            watch.end()
        }
    }

    static let all = covers + parts + ends + animations + refreshers

    /// One of each kind, for tests that go each way thousands of times. Refreshers name their states to VoiceOver in attributed
    /// strings, which Foundation on Linux never frees.
    static let kinds = covers + parts + ends + animations.suffix(1)
}

extension SkeletonWay {
    private static let covers = [
        whole("a view", of: { SamplePage() }, { ViewAnimated() }),
        whole("a table", of: { makeTable(nil) }, { TableAnimated(cellClass: SampleCell.self) }),
        whole(
            "a collection", of: { makeCollection(nil) }, { CollectionAnimated(cellClass: SampleItem.self) }),
        whole("a waterfall", of: { makeCollection(nil) }) {
            CollectionAnimated(
                cellClass: SampleItem.self, layout: WaterfallLayout(heights: [80, 120, 60]))
        },
        whole("headers and footers", of: { makeTable(nil) }) {
            TableAnimated(sections: [
                SectionAnimated(
                    cellClass: SampleCell.self, cellHeight: 60, count: 2,
                    header: .init(SamplePage.self).height(30), footer: .init(SamplePage.self).height(20))
            ])
        },
        whole("a table with cells of the app", of: { makeLivingTable() }) {
            TableAnimated(cellClass: SampleCell.self)
        },
        whole("lists inside cells", of: { makeTable(nil) }) {
            TableAnimated(cellClass: NestingCell.self, cellHeight: 120, count: 3)
        },
        whole("adjustments by place", of: { makeTable(nil) }) {
            TableAnimated(cellClass: SampleCell.self, cellHeight: 60).adjust { view, indexPath in
                view.animation(0).height(CGFloat(10 + indexPath.item))
            }
        },
    ]

    private static let parts = [
        whole("a section", of: { makeLivingTable() }) {
            TableAnimated(cellClass: SampleCell.self, cellHeight: 60, inSections: [1])
        },
        whole("rows", of: { makeLivingTable() }) {
            TableAnimated(rows: [0: CellAnimated(SampleCell.self), 2: CellAnimated(SampleCell.self)])
        },
        whole("items", of: { makeLivingCollection() }) {
            CollectionAnimated(items: [1: CellAnimated(SampleItem.self)])
        },
        whole("a section of a collection", of: { makeLivingCollection() }) {
            CollectionAnimated(cellClass: SampleItem.self, inSections: [1])
        },
        whole(
            "section after section", of: { makeLivingTable() },
            { TableAnimated(cellClass: SampleCell.self, cellHeight: 60, inSections: [0, 1]) },
            end: { table in
                table.endTabAnimation(inSection: 0)
                table.endTabAnimation(inSection: 1)
            }),
    ]

    private static let ends = [
        whole(
            "a dissolve", of: { SamplePage() }, { ViewAnimated() },
            end: { view in
                view.endTabAnimation(transition: .crossDissolve(0.25))
                HeadlessScreen.main.advance(by: 1)
            }),
        whole(
            "a dissolve that a start overtakes", of: { SamplePage() }, { ViewAnimated() },
            end: { view in
                view.endTabAnimation(transition: .crossDissolve(0.25))
                view.startTabAnimation(transition: .crossDissolve(0.25))
                view.endTabAnimation(transition: .none)
                HeadlessScreen.main.advance(by: 1)
            }),
        whole(
            "a cover that the app takes away", of: { SamplePage() }, { ViewAnimated() },
            end: { view in view.covers.forEach { $0.removeFromSuperview() } }),
        whole(
            "covers of parts that the app takes away", of: { makeLivingTable() },
            { TableAnimated(cellClass: SampleCell.self, inSections: [1]) },
            end: { table in
                table.covers.forEach { $0.removeFromSuperview() }
                table.layoutIfNeeded()
            }),
        whole(
            "another model", of: { makeTable(nil) }, { TableAnimated(cellClass: SampleCell.self) },
            end: { $0.tabAnimated = nil }),
        whole(
            "a cover that is updated and turned", of: { makeTable(nil) },
            { TableAnimated(cellClass: SampleCell.self) },
            end: { table in
                table.updateTabAnimation()
                table.frame.size = CGSize(width: 480, height: 320)
                HeadlessScreen.main.turn()
                table.endTabAnimation(reloading: true, transition: .none)
            }),
        whole(
            "a delay", of: { SamplePage() },
            {
                let model = ViewAnimated()
                model.timing = SkeletonTiming(delay: 0, minimumDuration: 2)
                return model
            },
            end: { view in
                view.endTabAnimation(transition: .none)
                HeadlessScreen.main.advance(by: 3)
            }),
        SkeletonWay("a table that dies while it loads") { watch in
            let screen = Screen(makeTable(nil))
            watch.silence()
            screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self)
            screen.content.startTabAnimation()
            HeadlessScreen.main.turn()
            watch.look(at: screen.window)
            screen.content.removeFromSuperview()
        },
        SkeletonWay("a part that dies while it loads") { watch in
            let screen = Screen(makeLivingTable())
            watch.silence()
            screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, inSections: [1])
            screen.content.startTabAnimation()
            HeadlessScreen.main.turn()
            watch.look(at: screen.window)
            screen.content.removeFromSuperview()
        },
        SkeletonWay("content that is remembered") { watch in
            let screen = Screen(makeLivingTable())
            watch.silence()
            let model = TableAnimated(cellClass: SampleCell.self)
            model.remembersContent = true
            screen.content.tabAnimated = model
            screen.content.startTabAnimation()
            HeadlessScreen.main.turn()
            watch.look(at: screen.window)
            screen.content.endTabAnimation(reloading: true)
            HeadlessScreen.main.advance(by: 60)
            // What still waits for its texts waits no more when the app goes to the background.
            UIApplication.shared.headlessEnterBackground()
            watch.end()
        },
    ]

    private static let animations =
        (SweepDirection.allCases.map { direction in
            ("a shimmer \(direction)", AnimationType.shimmer(direction: direction))
        } + [
            ("a shimmer of each shape", .shimmer(span: .component)),
            ("classic", .classic()), ("bin", .bin()), ("drop", .drop()), ("pulse", .pulse()), ("none", .none),
            ("an animation of the app", .custom(BorderAnimation())),
        ]).map { name, animation in
            whole(name, of: { makeTable(nil) }) {
                let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
                model.animation = animation
                return model.adjust { $0.animation(1).animate(.custom(BorderAnimation())) }
            }
        }
}

/// A table whose data source lives as long as it does.
@MainActor
private func makeLivingTable() -> UITableView {
    let app = Sections([3, 2])
    let table = makeTable(app)
    objc_setAssociatedObject(table, appKey, app, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return table
}

/// A collection whose data source lives as long as it does.
@MainActor
private func makeLivingCollection() -> UICollectionView {
    let app = Sections([3, 2])
    let collection = makeCollection(app)
    objc_setAssociatedObject(collection, appKey, app, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return collection
}

nonisolated(unsafe) private let appKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

/// A cell with a list that has a model of its own.
private final class NestingCell: UITableViewCell {
    private let list = makeCollection(nil)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        list.tabAnimated = CollectionAnimated(cellClass: SampleItem.self)
        contentView.addSubview(list)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = contentView.bounds
    }
}

/// An animation of an app that adds a layer and an animation of it.
private struct BorderAnimation: SkeletonAnimation {
    var reducedMotion: any SkeletonAnimation { self }

    func start(on stage: SkeletonStage) {
        let border = CALayer()
        stage.addSublayer(border)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.repeatCount = .infinity
        stage.add(fade, to: border)
    }
}
