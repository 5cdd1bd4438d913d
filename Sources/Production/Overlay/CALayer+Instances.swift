import UIKit

extension CALayer {
    /// The replicators that draw the layer, the nearest first.
    var replicators: [CAReplicatorLayer] {
        sequence(first: self, next: \.superlayer).dropFirst().compactMap { $0 as? CAReplicatorLayer }
    }

    /// The distances from the layer to all places where replicators draw it, its own first.
    var instanceOffsets: [CGVector] {
        replicators.reduce([.zero]) { offsets, replicator in
            let step = replicator.instanceTransform
            return (0..<replicator.instanceCount).flatMap { index in
                offsets.map {
                    CGVector(dx: $0.dx + step.m41 * CGFloat(index), dy: $0.dy + step.m42 * CGFloat(index))
                }
            }
        }
    }
}
