import Foundation

extension CALayer {
    /// Displays every layer of the tree that needs it.
    func displayTree() {
        if wantsDisplay { display() }
        for layer in childLayers { layer.displayIfNeeded() }
        maskLayer?.displayIfNeeded()
    }

    func displayContent() {
        wantsDisplay = false
        guard let delegate else { return headlessRecord() }
        delegate.display(self)
    }

    /// Records what `draw(in:)` draws; a layer that draws nothing keeps no list. The picture of an opaque
    /// layer begins as black, as long as no background is drawn beneath it.
    func headlessRecord() {
        wantsDisplay = false
        let context = CGContext(headlessBounds: bounds, scale: contentsScale)
        delegate?.layerWillDraw(self)
        context.makingCurrent { draw(in: context) }
        var list = context.headlessDisplayList
        if !list.isEmpty, isOpaque, backgroundColor == nil {
            list.items.insert(.fill(CGPath(rect: bounds, transform: nil), .black, evenOdd: false), at: 0)
        }
        headlessDisplayList = list.isEmpty ? nil : list
        drawnBounds = bounds
    }

    /// The contents, if they are a picture.
    var headlessContentsImage: CGImage? { contents as? CGImage }
}
