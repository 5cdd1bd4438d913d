import TabDecoration
import UIKit

/// How the covers of a model look, whatever they show.
@MainActor
struct OverlayStyle {
    let model: ViewAnimated
    let host: UIView

    /// Gives a cover the look of the model on its host.
    func apply(to overlay: SkeletonOverlay) {
        overlay.performUpdates { set(on: overlay) }
    }

    private func set(on overlay: SkeletonOverlay) {
        let configuration = SkeletonConfiguration.shared
        overlay.palette = palette
        overlay.accessibilityLabel = configuration.accessibilityLabel
        overlay.showsIndexTags = model.showsIndexTags ?? configuration.showsIndexTags
        overlay.darkMode = model.darkMode ?? configuration.darkMode
        overlay.animation = (model.animation ?? configuration.animation).animation
        overlay.layoutDirection = host.effectiveUserInterfaceLayoutDirection
    }

    /// The colours of the model, else of the configuration, else what is behind the cover.
    var palette: SkeletonPalette {
        let configuration = SkeletonConfiguration.shared
        return SkeletonPalette(
            component: model.animatedColor ?? configuration.animatedColor,
            gradient: gradient?.componentGradient,
            background: model.animatedBackgroundColor ?? configuration.animatedBackgroundColor
                ?? host.nearestOpaqueColor)
    }

    /// The gradient of the model; that of the configuration only if the model has no colour either.
    private var gradient: SkeletonGradient? {
        if let gradient = model.animatedGradient { return gradient }
        return model.animatedColor == nil ? SkeletonConfiguration.shared.animatedGradient : nil
    }
}
