import Foundation

extension CALayer {
    private static let mostRounds = 8

    /// Lays out from the highest ancestor that needs it down to the leaves, and again if that made
    /// an ancestor need it.
    func layoutTree() {
        for _ in 0..<Self.mostRounds {
            let top = topmostLayerNeedingLayout
            top.layoutDown()
            guard topmostLayerNeedingLayout.wantsLayout else { return }
        }
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
        while wantsLayout, rounds < Self.mostRounds {
            wantsLayout = false
            layoutSublayers()
            rounds += 1
        }
        for layer in childLayers { layer.layoutDown() }
        maskLayer?.layoutDown()
    }
}
