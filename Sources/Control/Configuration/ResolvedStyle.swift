import TabCache
import TabDecoration
import TabProduction
package import UIKit

/// The style of a model's skeleton, with every fallback from the model to the configuration.
@MainActor
package struct ResolvedStyle {
    private let model: ViewAnimated

    package init(of model: ViewAnimated) {
        self.model = model
    }

    /// The animation of the shapes; `nil` leaves them still.
    package var animation: (any SkeletonAnimation)? {
        (model.inspection?.animation ?? model.animation.orConfigured(SkeletonConfiguration.shared.animation))
            .animation
    }

    package var darkMode: any DarkModeSwitching {
        model.inspection?.darkMode ?? model.darkMode ?? SkeletonConfiguration.shared.darkMode
    }

    var showsIndexTags: Bool { model.showsIndexTags ?? SkeletonConfiguration.shared.showsIndexTags }

    var accessibilityLabel: String {
        model.accessibilityLabel ?? SkeletonConfiguration.shared.accessibilityLabel
    }

    /// The time after which shapes rest beside content that can be used, in seconds; `nil` for never.
    var movementLimit: TimeInterval? {
        let limit = SkeletonConfiguration.shared.movementLimit
        return limit.isFinite ? max(0, limit) : nil
    }

    var timing: SkeletonTiming {
        model.inspection?.timing ?? model.timing ?? SkeletonConfiguration.shared.timing
    }

    var mapping: MappingOptions {
        model.mapping?.over(SkeletonConfiguration.shared.mapping) ?? SkeletonConfiguration.shared.mapping
    }

    var producer: any Producing {
        model.inspection?.producer ?? model.producer
            ?? (model.isCacheEnabled == false
                ? Stores.uncached : SkeletonConfiguration.shared.stores.producer)
    }

    var keepsProductions: Bool {
        model.producer != nil || model.isCacheEnabled != false && SkeletonConfiguration.shared.isCacheEnabled
    }

    /// Whether the skeleton reuses the geometry of the last content; without a cache only a model that says so does.
    var remembersContent: Bool {
        model.remembersContent
            ?? (model.isCacheEnabled != false && SkeletonConfiguration.shared.remembersContent)
    }

    /// The adjustments of the app's configuration, those of the model, then those of a developers' tool.
    var adjusting: any ProductionAdjusting {
        var adjustments = SkeletonConfiguration.shared.adjustments
        adjustments.add(model.adjustments)
        if let inspection = model.inspection { adjustments.add(inspection.adjustments) }
        return adjustments
    }

    /// The color behind the shapes; `nil` takes what is behind the skeleton.
    var background: UIColor? {
        model.animatedBackgroundColor ?? SkeletonConfiguration.shared.animatedBackgroundColor
    }

    func palette(over host: UIView) -> SkeletonPalette {
        var palette = palette(background: background ?? host.nearestOpaqueColor ?? .clear)
        palette.takesBackdrop = background == nil
        return palette
    }

    package func palette(background: UIColor) -> SkeletonPalette {
        SkeletonPalette(
            component: model.animatedColor ?? SkeletonConfiguration.shared.animatedColor,
            gradient: gradient, background: background,
            followsSurfaces: model.animatedColor == nil
                && SkeletonConfiguration.shared.animatedColor === UIColor.skeletonStandard)
    }

    /// The gradient of the model, or that of the configuration if the model has no color either.
    private var gradient: SkeletonGradient? {
        model.animatedGradient
            ?? (model.animatedColor == nil ? SkeletonConfiguration.shared.animatedGradient : nil)
    }

    /// Whether a list can be scrolled while it is covered; other views always can.
    var isScrollEnabled: Bool {
        (model as? FormAnimated).map { $0.isScrollEnabled ?? SkeletonConfiguration.shared.isScrollEnabled }
            ?? true
    }
}
