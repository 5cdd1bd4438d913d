import DemoScenes
import TabAnimated
import UIKit

/// How a user of the demo wants to see its scenes; where a choice is `nil`, it is left to the scene or the system.
struct DemoSettings: Equatable, Sendable {
    /// The animation of every skeleton, in place of the one that a scene is made for.
    var animation: DemoAnimation?

    /// The appearance.
    var appearance: DemoAppearance?

    /// The direction of reading.
    var direction: DemoDirection?

    /// The preferred size of text.
    var textSize: DemoTextSize?

    /// When skeletons are shown and for how long at least.
    var timing = SkeletonTiming()

    /// Whether every component shows its index and name.
    var showsTags = false

    /// How fast animations run, as a multiple of real time.
    var speed: Float = 1
}

extension DemoSettings {
    /// Makes the settings the defaults of all skeletons.
    @MainActor
    func apply(to configuration: inout SkeletonConfiguration) {
        configuration.animation = animation?.type ?? SkeletonConfiguration().animation
        configuration.timing = timing
        configuration.showsIndexTags = showsTags
    }

    /// Shows a screen that is loaded into memory at the chosen speed and with the chosen animation.
    @MainActor
    func apply(to screen: any LoadingScreen) {
        screen.view.layer.speed = speed
        guard let animation else { return }
        for model in screen.coveredViews.compactMap(\.tabAnimated) { model.animation = animation.type }
    }

    /// What a screen sees of the settings: those that are not left to the system.
    var traits: UITraitCollection {
        UITraitCollection(
            traitsFrom: [
                appearance.map { UITraitCollection(userInterfaceStyle: $0.interfaceStyle) },
                direction.map { UITraitCollection(layoutDirection: $0.layoutDirection) },
                textSize.map { UITraitCollection(preferredContentSizeCategory: $0.category) },
            ].compactMap { $0 })
    }
}
