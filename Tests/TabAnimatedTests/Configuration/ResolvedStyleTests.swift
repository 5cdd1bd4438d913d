import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// What holds without a choice, and what comes first where there is one.
@MainActor
@Suite("Fallbacks", .serialized, .ownApp)
struct ResolvedStyleTests {
    private let lists = ListScreens()

    /// The kind of an animation, however it is wrapped.
    private func name(of animation: (any SkeletonAnimation)?) -> String? {
        let text = String(describing: animation)
        return ["ClassicAnimation", "ShimmerAnimation", "BinAnimation"].first { text.contains($0) }
    }

    // MARK: Without a choice

    @Test func `the framework's defaults are TABAnimated's, but for its defects and its animation`() {
        let defaults = SkeletonConfiguration()
        #expect(name(of: defaults.animation.animation) == "ShimmerAnimation")
        #expect(defaults.transition == .none)
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(defaults.animatedColor.resolvedColor(with: light) == UIColor(white: 0xEE / 255, alpha: 1))
        #expect(defaults.animatedColor.resolvedColor(with: dark) == UIColor(white: 0x28 / 255, alpha: 1))
        #expect(defaults.animatedBackgroundColor == nil && defaults.animatedGradient == nil)
        #expect(defaults.darkMode as? DarkMode == .system)
        #expect(defaults.isScrollEnabled && defaults.isCacheEnabled && !defaults.showsIndexTags)
        #expect(defaults.timing == SkeletonTiming(delay: 0, minimumDuration: 0))
        #expect(defaults.remembersContent)
        #expect(defaults.mapping.animatedHeightCoefficient == 0.75)
        #expect(defaults.mapping.animatedHeight == nil && defaults.mapping.animatedCornerRadius == nil)
        #expect(defaults.mapping.filterSize == .zero && !defaults.mapping.mapsHiddenViews)
    }

    @Test func `a model chooses nothing by itself`() {
        let model = TableAnimated(cellClass: SampleCell.self)
        #expect(name(of: model.animation.animation) == name(of: AnimationType.configured.animation))
        #expect(model.animatedColor == nil && model.animatedGradient == nil)
        #expect(model.animatedBackgroundColor == nil && model.darkMode == nil && model.mapping == nil)
        #expect(model.showsIndexTags == nil && model.timing == nil && model.owner == nil)
        #expect(model.producer == nil && model.isScrollEnabled == nil)
        #expect(model.sectionCount == nil && model.count == nil)
        #expect(model.canLoadAgain && !model.scrollsToTop && model.remembersContent == nil)
        #expect(!model.coversTableHeader)
    }

    // MARK: Component, model, configuration

    @Test func `the color of a component comes before the model's, and that before the configuration's`() {
        SkeletonConfiguration.shared.animatedColor = .red
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        let screen = lists.table(model)
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
        let screen = lists.table(model) { $0.backgroundColor = .yellow }
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
        let screen = lists.table(model)
        SkeletonConfiguration.shared.animation = .shimmer()
        SkeletonConfiguration.shared.darkMode = .light
        SkeletonConfiguration.shared.showsIndexTags = true
        screen.content.startTabAnimation()
        #expect(name(of: screen.overlay?.animation) == "ShimmerAnimation")
        #expect(screen.overlay?.darkMode as? DarkMode == .light)
        #expect(screen.overlay?.showsIndexTags == true)

        model.animation = .bin()
        model.darkMode = .dark
        model.showsIndexTags = false
        screen.content.updateTabAnimation()
        #expect(name(of: screen.overlay?.animation) == "BinAnimation")
        #expect(screen.overlay?.darkMode as? DarkMode == .dark)
        #expect(screen.overlay?.showsIndexTags == false)
    }

    @Test func `the height of a component comes before the model's, and that before the configuration's`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        let screen = lists.table(model)
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

    @Test func `options of a model that are left alone are the configuration's, one by one`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        let screen = lists.table(model)
        SkeletonConfiguration.shared.mapping.animatedHeight = 9
        SkeletonConfiguration.shared.mapping.lines.cornerRadius = 2
        model.mapping = MappingOptions()
        model.mapping?.animatedCornerRadius = 0
        screen.content.startTabAnimation()
        let component = screen.overlay?.tiles[0].production.components[1]
        #expect(component?.frame.height == 9)
        #expect(model.mapping?.animatedHeight == nil)

        model.mapping?.animatedHeight = nil
        screen.content.updateTabAnimation()
        #expect(screen.overlay?.tiles[0].production.components[1].frame.height != 9)
    }

    @Test func `an app gives its own rule for the appearance, for one view or for all`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        let screen = lists.table(model)
        SkeletonConfiguration.shared.darkMode = OppositeAppearance()
        model.animation = .bin()
        screen.content.startTabAnimation()
        #expect(screen.overlay?.darkMode is OppositeAppearance)
        let first = screen.overlay?.componentLayers.first
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(first?.backgroundColor == UIColor.componentColor(in: dark))

        model.darkMode = .light
        screen.content.updateTabAnimation()
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(screen.overlay?.componentLayers.first?.backgroundColor == UIColor.componentColor(in: light))
    }

    // MARK: Adjustments

    @Test func `adjustments of the configuration come first, those of the model after them`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        let screen = lists.table(model)
        SkeletonConfiguration.shared.adjust { $0.animation(1).height(7).width(50) }
        model.adjust { $0.animation(1).width(30) }
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles[0].production.components[1].frame.size == CGSize(width: 30, height: 7))

        model.removeAdjustments()
        screen.content.updateTabAnimation()
        #expect(screen.overlay?.tiles[0].production.components[1].frame.size == CGSize(width: 50, height: 7))

        SkeletonConfiguration.shared.removeAdjustments()
        screen.content.updateTabAnimation()
        #expect(screen.overlay?.tiles[0].production.components[1].frame.height != 7)
    }

    @Test func `a hole closes again`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        let screen = lists.table(model)
        model.adjust { $0.animation(1).cutOut() }
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles[0].production.components[1].isCutOut == true)
        model.adjust { $0.animation(1).cutOut(false) }
        screen.content.updateTabAnimation()
        #expect(screen.overlay?.tiles[0].production.components[1].isCutOut == false)
    }

    @Test func `the height that content asks for is told before adjustments, also from the cache`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        let screen = lists.table(model)
        var told: [CGFloat] = []
        model.recommendedHeightHandler = { name, height in if name == "SampleCell" { told.append(height) } }
        model.adjust { $0.animation(0).height(200) }
        for _ in 0..<2 {
            screen.content.startTabAnimation()
            screen.content.endTabAnimation()
        }
        #expect(told.count == 2 && Set(told) == [12 + 40 + 12])
    }

    @Test func `components that are too small are left out by the model's filter`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        model.mapping = MappingOptions()
        model.mapping?.filterSize = CGSize(width: 100, height: 0)
        let screen = lists.table(model)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.componentLayers.map(\.component.index) == [1])
    }

    @Test func `the debug switch tells a cache hit from a miss, with the key and the time`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        model.canLoadAgain = true
        let screen = lists.table(model)
        SkeletonLog.isVerbose = true
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
        let making = given.indices.filter { given[$0] == "Making a SampleCell without data" }
        #expect(making.count == 1 && making[0] < (given.firstIndex { $0.contains("cache miss") } ?? 0))
    }

    @Test func `a model that keeps nothing makes its skeleton anew each time, and leaves the others alone`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        let screen = lists.table(model)
        var made: [Int] = []
        for isEnabled in [nil, false, false, nil] as [Bool?] {
            model.isCacheEnabled = isEnabled
            let before = SampleCell.instances
            screen.content.startTabAnimation()
            screen.content.endTabAnimation()
            made.append(SampleCell.instances - before)
        }
        #expect(made == [1, 1, 1, 0])
    }

    @Test func `a producer of the app's own takes the place of the shared one`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1)
        model.producer = OneBar()
        let screen = lists.table(model)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.production.className) == ["one bar"])
    }
}

/// Draws the skeleton in the other appearance.
private struct OppositeAppearance: DarkModeSwitching {
    func traits(for traits: UITraitCollection) -> UITraitCollection {
        let style: UIUserInterfaceStyle = traits.userInterfaceStyle == .dark ? .light : .dark
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
    }
}

extension UIColor {
    /// The standard color of shapes.
    @MainActor
    fileprivate static func componentColor(in traits: UITraitCollection) -> CGColor {
        SkeletonConfiguration().animatedColor.resolvedColor(with: traits).cgColor
    }
}

/// A producer that measures nothing.
@MainActor
private final class OneBar: Producing {
    func production(for request: ProductionRequest) -> Production {
        let area = CGRect(origin: .zero, size: request.size)
        return Production(className: "one bar", size: request.size, surface: Component(surface: area))
    }
}
