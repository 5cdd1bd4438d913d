import UIKit

/// What animations added to the layers of one cover, so that the cover can remove it.
@MainActor
final class StageAdditions {
    /// The layers that were animated, each with the key of the animation.
    var keys: [(layer: CALayer, key: String)] = []

    /// The layers that were added.
    var sublayers: [CALayer] = []

    /// Removes all of it.
    func removeAll() {
        for (layer, key) in keys { layer.removeAnimation(forKey: key) }
        for sublayer in sublayers { sublayer.removeFromSuperlayer() }
        keys = []
        sublayers = []
    }
}
