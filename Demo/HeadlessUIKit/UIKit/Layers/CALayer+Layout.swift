import Foundation

extension CALayer {
    /// Lays out from the highest ancestor that needs it down to the leaves.
    func layoutTree() {
        topmostLayerNeedingLayout.layoutDown()
    }

    private var topmostLayerNeedingLayout: CALayer {
        var top = self
        var ancestor = parentLayer
        while let layer = ancestor {
            if layer.wantsLayout { top = layer }
            ancestor = layer.parentLayer
        }
        return top
    }

    /// A layer that asks for layout again while it is laid out gets a few more rounds.
    private func layoutDown() {
        var rounds = 0
        while wantsLayout, rounds < 8 {
            wantsLayout = false
            layoutSublayers()
            rounds += 1
        }
        for layer in childLayers { layer.layoutDown() }
        maskLayer?.layoutDown()
    }
}
