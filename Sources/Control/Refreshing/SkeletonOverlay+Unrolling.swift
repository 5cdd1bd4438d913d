import TabProduction
import UIKit

extension SkeletonOverlay {
    /// Grows the shapes one after the other from the leading side; with Reduce Motion they only fade.
    ///
    /// - Parameter progress: In 0...1; at 0 nothing shows, at 1 everything is in place.
    func unroll(to progress: CGFloat) {
        let isStill = UIAccessibility.isReduceMotionEnabled
        let count = CGFloat(max(1, componentLayers.count))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, layer) in componentLayers.enumerated() {
            // Each shape takes two fifths of the pull, and the last ends with it.
            let start = CGFloat(index) / count * 0.6
            let share = min(1, max(0, (progress - start) / 0.4))
            layer.opacity = Float(progress >= 1 ? 1 : share)
            let scale = isStill || progress >= 1 ? 1 : max(0.001, share)
            layer.transform = CATransform3DMakeScale(scale, 1, 1)
        }
        CATransaction.commit()
    }
}
