import UIKit

@testable import TabAnimated
@testable import TabAnimatedRefreshing
@testable import TabCache

/// The numbers of animations, refreshers, options and productions, and those of the cache.
extension NumberTable {
    static let animations: [String: NumberTrial] = [
        "BinAnimation bin(duration:minimumOpacity:)": animation {
            .bin(duration: $0.length, minimumOpacity: Float($0.length))
        },
        "ClassicAnimation classic(duration:longScale:shortScale:)": animation {
            .classic(duration: $0.length, longScale: $0.length, shortScale: $0.length)
        },
        "DropAnimation drop(duration:deepColor:stayTime:)": animation {
            .drop(duration: $0.length, stayTime: $0.length)
        },
        "PulseAnimation pulse(duration:color:)": animation { .pulse(duration: $0.length) },
        "ShimmerAnimation shimmer(duration:direction:span:highlightColor:brightness:locations:curve:autoreverses:)":
            animation {
                .shimmer(
                    duration: $0.length, span: .component, highlightColor: .red, brightness: $0.length,
                    locations: [$0.length, 0.5, $0.length], autoreverses: true)
            },
        "ShimmerAnimation sliding(_:direction:duration:autoreverses:)": animation {
            .sliding(gradient($0), duration: $0.length)
        },
    ]

    private static func gradient(_ number: Number) -> SkeletonGradient {
        SkeletonGradient(
            colors: [.red, .blue], locations: [number.length, number.length], startPoint: number.point,
            endPoint: number.point)
    }

    private static let gradients: NumberTrial = { number in
        let model = ViewAnimated()
        model.animatedGradient = gradient(number)
        return show(model, on: SamplePage())
    }

    static let refreshers: [String: NumberTrial] = [
        "PullToRefresh skeleton(_:rows:position:)": refresher { .skeleton(rows: $0.count) },
        "PullToRefresh animationDuration": refresher { $0.animationDuration = $1.length },
        "PullToRefresh hideDelay": refresher { $0.hideDelay = $1.length },
        "PullToRefresh springDamping": refresher { $0.springDamping = $1.length },
        "PullToRefresh initialSpringVelocity": refresher { $0.initialSpringVelocity = $1.length },
        "PullToRefresh threshold": refresher { $0.threshold = $1.length },
        "PullToRefresh timeLimit": refresher { $0.timeLimit = $1.length },
        "PullToRefresh init(refreshView:animator:height:position:)": refresher {
            PullToRefresh(
                refreshView: UIView(), animator: RecordingAnimator(), height: $0.length, position: .top)
        },
        "PullToRefresh init(height:position:)": refresher { PullToRefresh(height: $0.length) },
        "UIScrollView+PullToRefresh addLoadMore(rows:distance:like:perform:)": refresher {
            .loadMore(rows: $0.count, distance: $0.length)
        },
        "UIScrollView+PullToRefresh contentInsetBesideRefreshers": { number in
            let stage = RefreshStage(makeTable(nil), contentLength: nil)
            stage.scrollView.addPullToRefresh(PullToRefresh()) {}
            stage.scrollView.startRefreshing(at: .top)
            stage.scrollView.contentInsetBesideRefreshers = number.insets
            stage.removeRefreshers()
            return []
        },
    ]

    private static func refresher(
        _ change: @escaping @MainActor @Sendable (PullToRefresh, Number) -> Void
    ) -> NumberTrial {
        refresher { number in
            let refresher = PullToRefresh()
            change(refresher, number)
            return refresher
        }
    }

    private static func refresher(
        _ make: @escaping @MainActor @Sendable (Number) -> PullToRefresh
    ) -> NumberTrial {
        { number in
            let app = Sections([20])
            let stage = RefreshStage(makeTable(app), contentLength: nil)
            let refresher = make(number)
            stage.scrollView.addPullToRefresh(refresher) {}
            stage.scrollView.startRefreshing(at: refresher.position)
            HeadlessScreen.main.advance(by: 1)
            let layers = stage.scrollView.subviews.map(\.layer)
            let faults = layers.flatMap(LayerNumbers.faults)
            let inset = stage.scrollView.contentInset
            stage.scrollView.endRefreshing(at: refresher.position)
            HeadlessScreen.main.advance(by: 3)
            return (inset.top + inset.bottom).isFinite ? faults : faults + ["the inset is \(inset)"]
        }
    }

    static let values: [String: NumberTrial] =
        options.merging(productions) { $1 }.merging(textLines) { $1 }

    private static let options: [String: NumberTrial] = [
        "MappingOptions animatedHeightCoefficient": mapping { $0.animatedHeightCoefficient = $1.length },
        "MappingOptions animatedHeight": mapping { $0.animatedHeight = $1.length },
        "MappingOptions animatedCornerRadius": mapping { $0.animatedCornerRadius = $1.length },
        "MappingOptions filterSize": mapping { $0.filterSize = $1.size },
        "SkeletonLines init(integerLiteral:)": mapping { $0.lines.count = .custom($1.count) },
        "SkeletonLines spacing": mapping { $0.lines.spacing = $1.length },
        "SkeletonLines lastLineScale": mapping { $0.lines.lastLineScale = $1.length },
        "SkeletonLines cornerRadius": mapping { $0.lines.cornerRadius = $1.length },
        "SkeletonViewOptions cornerRadius": page { $0.headline.skeleton.cornerRadius = $1.length },
        "UIView+InterfaceBuilder tabSkeletonCornerRadius": page {
            $0.headline.tabSkeletonCornerRadius = $1.length
        },
        "UIView+InterfaceBuilder tabSkeletonLastLineScale": page {
            $0.headline.tabSkeletonLastLineScale = $1.length
        },
        "UIView+InterfaceBuilder tabSkeletonLineCornerRadius": page {
            $0.headline.tabSkeletonLineCornerRadius = $1.length
        },
        "SkeletonGradient locations": gradients,
        "SkeletonGradient startPoint": gradients,
        "SkeletonGradient endPoint": gradients,
        "SkeletonGradient init(colors:locations:startPoint:endPoint:)": gradients,
    ]

    private static func mapping(
        _ change: @escaping @MainActor @Sendable (inout MappingOptions, Number) -> Void
    ) -> NumberTrial {
        { number in
            let model = ViewAnimated()
            var options = MappingOptions()
            change(&options, number)
            model.mapping = options
            return show(model, on: SamplePage())
        }
    }

    private static let productions: [String: NumberTrial] = [
        "Component index": production { $0.components[0].index = $1.count },
        "Component frame": production { $0.components[0].frame = $1.rect },
        "Component sourceFrame": production { $0.components[0].sourceFrame = $1.rect },
        "Component cornerRadius": production { $0.components[0].cornerRadius = $1.length },
        "Component init(index:name:role:frame:sourceFrame:cornerRadius:lines:)": production {
            $0.components = [
                Component(index: $1.count, frame: $1.rect, cornerRadius: $1.length, lines: $1.textLines)
            ]
        },
        "Component+Shadow opacity": production { $0.components[0].shadow?.opacity = Float($1.length) },
        "Component+Shadow offset": production { $0.components[0].shadow?.offset = $1.size },
        "Component+Shadow radius": production { $0.components[0].shadow?.radius = $1.length },
        "Component+Shadow init(color:opacity:offset:radius:)": production {
            $0.surface.shadow = Component.Shadow(
                color: SkeletonColor(.red), opacity: Float($1.length), offset: $1.size, radius: $1.length)
        },
        "Production size": production { $0.size = $1.size },
        "Production touchAreas": production { $0.touchAreas = [$1.rect] },
        "Production init(className:size:surface:cards:components:)": production {
            $0 = Production(
                className: "Page", size: $1.size, cards: [Component(surface: $1.rect)],
                components: $0.components)
        },
        "Surface frame": production { $0.surface.frame = $1.rect },
        "Surface cornerRadius": production { $0.surface.cornerRadius = $1.length },
        "Surface borderWidth": production { $0.surface.borderWidth = $1.length },
        "Surface init(frame:cornerRadius:fill:)": production {
            $0.cards = [Component(surface: $1.rect, cornerRadius: $1.length, fill: .gradient(gradient($1)))]
        },
    ]

    private static let textLines: [String: NumberTrial] = [
        "TextLines top": production { $0.components[0].lines = $1.textLines },
        "TextLines left": production { $0.components[0].opening = $1.textLines.insets },
        "TextLines bottom": production { $0.components[0].lines = $1.textLines },
        "TextLines right": production { $0.components[0].lines = $1.textLines },
        "TextLines count": production { $0.components[0].lines = TextLines(count: $1.count) },
        "TextLines lineHeight": production {
            $0.components[0].lines = TextLines(count: 2, lineHeight: $1.length)
        },
        "TextLines spacing": production {
            $0.components[0].lines = TextLines(count: 2, spacing: $1.length)
        },
        "TextLines lastLineScale": production {
            $0.components[0].lines = TextLines(count: 2, lastLineScale: $1.length)
        },
        "TextLines widths": production { $0.components[0].lines = $1.textLines },
        "TextLines heights": production { $0.components[0].lines = $1.textLines },
        "TextLines spacings": production { $0.components[0].lines = $1.textLines },
        "TextLines init(top:left:bottom:right:)": production { $0.components[0].lines = $1.textLines },
        "TextLines init(count:lineHeight:spacing:lastLineScale:mode:isCentered:)": production {
            var lines = $1.textLines
            lines.mode = .horizontal
            lines.isCentered = true
            $0.components[0].lines = lines
        },
        "TextLines+Bars bars(in:alignment:)": { number in
            let bars = number.textLines.bars(in: number.rect)
            return bars.allSatisfy { ($0.minX + $0.minY + $0.width + $0.height).isFinite } ? [] : ["\(bars)"]
        },
    ]

    static let keeping: [String: NumberTrial] = [
        "CacheConfiguration preloadLimit": cache { $0.preloadLimit = $1.count },
        "CacheConfiguration memoryCountLimit": cache { $0.memoryCountLimit = $1.count },
        "CacheConfiguration diskCountLimit": cache { $0.diskCountLimit = $1.count },
        "CacheConfiguration diskByteLimit": cache { $0.diskByteLimit = $1.count },
        "CacheConfiguration halfLife": cache { $0.halfLife = $1.length },
        "ProductionRequest size": request { $0.size = $1.size },
        "CellMeasure estimate": request {
            $0.size = .zero
            $0.measure.estimate = $1.size
        },
        "Sides left, right": request {
            $0.measure.surroundings.margins = Sides(left: $1.length, right: $1.length)
            $0.measure.surroundings.safeArea = Sides(left: $1.length, right: $1.length)
        },
    ]

    private static func cache(
        _ change: @escaping @MainActor @Sendable (inout CacheConfiguration, Number) -> Void
    ) -> NumberTrial {
        { number in
            var configuration = CacheConfiguration()
            configuration.directory = nil
            change(&configuration, number)
            let cache = FrequencyCache<String>(configuration: configuration)
            for index in 0..<200 {
                cache.store("value", for: "\(index)")
                _ = cache.value(for: "\(index / 2)")
            }
            let count = cache.contents.withLock { $0.values.count }
            return count <= 200 ? [] : ["\(count) in memory"]
        }
    }

    private static func request(
        _ change: @escaping @MainActor @Sendable (inout ProductionRequest, Number) -> Void
    ) -> NumberTrial {
        { number in
            var request = ProductionRequest(
                subject: .prototype(CellAnimated(SamplePage.self)), owner: "App",
                size: CGSize(width: 100, height: 100), traits: .headlessDefault, layoutDirection: .leftToRight
            )
            change(&request, number)
            let production = Producer().production(for: request)
            let frames = production.components.map(\.frame)
            return frames.allSatisfy { ($0.minX + $0.maxX + $0.minY + $0.maxY).isFinite } ? [] : ["\(frames)"]
        }
    }
}
