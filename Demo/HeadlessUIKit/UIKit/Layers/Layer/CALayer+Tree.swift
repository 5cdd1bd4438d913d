import Foundation

extension CALayer {
    var visibleSublayers: [CALayer]? {
        let layers = presentedLayer.map { $0.childLayers.compactMap(presentedSibling) } ?? childLayers
        return layers.isEmpty ? nil : layers
    }

    var presentedSuperlayer: CALayer? { presentedSibling(presentedLayer?.parentLayer) }

    /// The sublayers from back to front: by z position, then in their order.
    var sublayersInDrawingOrder: [CALayer] {
        let ordered = (sublayers ?? []).enumerated().sorted { first, second in
            let (a, b) = (first.element.zPosition, second.element.zPosition)
            return a == b ? first.offset < second.offset : a < b
        }
        return ordered.map(\.element)
    }

    var rootLayer: CALayer { superlayer?.rootLayer ?? self }

    func isDescendant(of layer: CALayer) -> Bool {
        self === layer || superlayer?.isDescendant(of: layer) == true
    }

    /// Moves `layer` from wherever it is to the index among the sublayers.
    func insert(_ layer: CALayer, at index: Int) {
        precondition(!isDescendant(of: layer), "A layer cannot be a sublayer of itself or its sublayers")
        let isNew = layer.parentLayer !== self
        layer.parentLayer?.forget(layer)
        layer.dropMaskRole()
        childLayers.insert(layer, at: min(max(index, 0), childLayers.count))
        layer.parentLayer = self
        if isNew { layer.arrive() }
        setNeedsLayout()
        runOrderAction(kCAOnOrderIn, of: layer)
    }

    func insert(_ layer: CALayer, below sibling: CALayer?) {
        guard layer !== sibling else { return }
        insert(layer, at: indexForInsertion(of: layer, next: sibling) ?? childLayers.count)
    }

    func insert(_ layer: CALayer, above sibling: CALayer?) {
        guard layer !== sibling else { return }
        insert(layer, at: indexForInsertion(of: layer, next: sibling).map { $0 + 1 } ?? 0)
    }

    func exchange(_ oldLayer: CALayer, _ newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.parentLayer === self,
            let index = indexForInsertion(of: newLayer, next: oldLayer)
        else { return }
        oldLayer.detach()
        insert(newLayer, at: index)
    }

    func replaceSublayers(with layers: [CALayer]) {
        // From the end, so that nothing moves up.
        for layer in childLayers.reversed() where !layers.contains(where: { $0 === layer }) { layer.detach() }
        for (index, layer) in layers.enumerated() { insert(layer, at: index) }
    }

    func detach() {
        guard presentedLayer == nil else { return }
        if let parent = parentLayer {
            parent.forget(self)
            parent.setNeedsLayout()
            parent.runOrderAction(kCAOnOrderOut, of: self)
        }
        dropMaskRole()
        CATransaction.headlessNoteDetached(self)
    }

    func setMask(_ layer: CALayer?) {
        guard presentedLayer == nil else {
            maskLayer = layer
            return
        }
        guard layer !== maskLayer else { return }
        layer?.detach()
        maskLayer?.maskedLayer = nil
        maskLayer = layer
        layer?.maskedLayer = self
        layer?.arrive()
    }

    /// The index of `sibling` once `layer` has left the list.
    private func indexForInsertion(of layer: CALayer, next sibling: CALayer?) -> Int? {
        childLayers.filter { $0 !== layer }.firstIndex { $0 === sibling }
    }

    private func forget(_ layer: CALayer) {
        if let index = childLayers.lastIndex(where: { $0 === layer }) { childLayers.remove(at: index) }
        layer.parentLayer = nil
    }

    private func dropMaskRole() {
        guard let masked = maskedLayer else { return }
        masked.maskLayer = nil
        maskedLayer = nil
    }

    private func arrive() {
        arrivalTurn = CATransaction.headlessTurn
        for layer in childLayers { layer.arrive() }
    }

    private func runOrderAction(_ event: String, of layer: CALayer) {
        guard !CATransaction.disableActions() else { return }
        layer.action(forKey: event)?.run(forKey: event, object: layer, arguments: nil)
    }
}
