public import UIKit

/// What an animation has to work with: the layers of one cover and the conditions they are shown under.
@MainActor
public struct SkeletonStage {
    /// The layer that holds all component layers; its bounds are the cover's.
    public let layer: CALayer

    /// The layers of the components that are drawn, in order of tiles and of indices.
    public let components: [ComponentLayer]

    /// The traits of the covered view, already forced light or dark where the app asked for it.
    public let traits: UITraitCollection

    /// The direction the covered view's content runs in.
    public let layoutDirection: UIUserInterfaceLayoutDirection

    /// Whether the user asked for less motion; then only fades may run.
    public let reducesMotion: Bool

    /// The colours of the cover.
    public let palette: SkeletonPalette
}
