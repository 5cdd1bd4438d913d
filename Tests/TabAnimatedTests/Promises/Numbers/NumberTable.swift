import UIKit

@testable import TabAnimated

/// Tries a number, and returns what is wrong afterwards.
typealias NumberTrial = @MainActor @Sendable (Number) -> [String]

/// The public properties and functions that deal with numbers, each with a way to try one.
@MainActor
enum NumberTable {
    /// The trials by the names of what they try.
    static let trials: [String: NumberTrial] =
        adjustments.merging(animations) { $1 }.merging(models) { $1 }.merging(refreshers) { $1 }
        .merging(values) { $1 }.merging(keeping) { $1 }

    /// Shows a view, and returns what is not finite.
    static func show(_ model: ViewAnimated, on view: UIView) -> [String] {
        let screen = Screen(view)
        view.tabAnimated = model
        view.startTabAnimation(transition: .none)
        HeadlessScreen.main.turn()
        let faults = view.covers.flatMap { LayerNumbers.faults(in: $0.layer) }
        view.endTabAnimation(transition: .none)
        return faults + (screen.overlay == nil ? [] : ["a cover is left"])
    }

    /// Shows a page with adjustments.
    static func adjusting(
        _ adjust: @escaping @MainActor @Sendable (ComponentManager, Number) -> Void
    ) -> NumberTrial {
        { number in show(ViewAnimated().adjust { adjust($0, number) }, on: SamplePage()) }
    }

    /// Shows a table.
    static func table(
        _ make: @escaping @MainActor @Sendable (Number) -> TableAnimated
    ) -> NumberTrial {
        { number in show(make(number), on: makeTable(nil)) }
    }

    /// Shows a collection.
    static func collection(
        _ make: @escaping @MainActor @Sendable (Number) -> CollectionAnimated
    ) -> NumberTrial {
        { number in show(make(number), on: makeCollection(nil)) }
    }

    /// Shows a page that an animation moves.
    static func animation(
        _ make: @escaping @MainActor @Sendable (Number) -> AnimationType
    ) -> NumberTrial {
        { number in
            let model = ViewAnimated()
            model.animation = make(number)
            return show(model, on: SamplePage())
        }
    }

    /// Shows a page whose view has options of its own.
    static func page(
        _ change: @escaping @MainActor @Sendable (SamplePage, Number) -> Void
    ) -> NumberTrial {
        { number in
            let page = SamplePage()
            change(page, number)
            return show(ViewAnimated(), on: page)
        }
    }

    /// Shows a production of the app.
    static func production(
        _ change: @escaping @MainActor @Sendable (inout Production, Number) -> Void
    ) -> NumberTrial {
        { number in
            var component = Component(index: 0, frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            component.shadow = Component.Shadow(color: SkeletonColor(.black), opacity: 1)
            var production = Production(
                className: "Page", size: CGSize(width: 100, height: 100), components: [component])
            change(&production, number)
            let model = ViewAnimated()
            model.producer = FixedProducer(production: production)
            return show(model, on: SamplePage())
        }
    }
}

/// Gives one production for everything.
private final class FixedProducer: Producing {
    private let production: Production

    init(production: Production) {
        self.production = production
    }

    func production(for request: ProductionRequest) -> Production { production }
}
