public import UIKit

/// What an animation has to work with: the layers of one cover and the conditions they are shown under.
@MainActor
public struct SkeletonStage {
    /// The layer that holds all component layers; its bounds are the cover's.
    public let layer: CALayer

    /// The layers of the components that are drawn, in order of tiles and of indices.
    ///
    /// An animation that leaves some components to another hands it a copy of the stage with those alone.
    public var components: [ComponentLayer]

    /// The traits of the covered view, already forced light or dark where the app asked for it.
    public let traits: UITraitCollection

    /// The direction the covered view's content runs in.
    public let layoutDirection: UIUserInterfaceLayoutDirection

    /// Whether the user asked for less motion; then only fades may run.
    public let reducesMotion: Bool

    /// The colours of the cover.
    public let palette: SkeletonPalette
}

extension SkeletonStage {
    /// The place of a bar in the coordinate space of `layer`.
    public func frame(of bar: CALayer) -> CGRect {
        bar.convert(bar.bounds, to: layer)
    }

    /// The outline of a bar, with its round corners, in the coordinate space of `layer`.
    public func outline(of bar: CALayer) -> UIBezierPath {
        UIBezierPath(rounding: RoundedCorners(bar.maskedCorners), of: frame(of: bar), by: bar.cornerRadius)
    }
}
