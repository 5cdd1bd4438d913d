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

    /// Records what `draw(in:)` draws; a layer that draws nothing keeps no list.
    func headlessRecord() {
        wantsDisplay = false
        let context = CGContext(headlessBounds: bounds, scale: contentsScale)
        delegate?.layerWillDraw(self)
        context.makingCurrent { draw(in: context) }
        let list = context.headlessDisplayList
        headlessDisplayList = list.isEmpty ? nil : list
    }

    /// Draws backgrounds, content and sublayers; masks, filters and shadows are left out.
    func renderTree(in context: CGContext) {
        guard !isHidden, opacity > 0 else { return }
        context.saveGState()
        context.setAlpha(CGFloat(opacity))
        let outline = CGPath(
            roundedRect: bounds, cornerWidth: clampedCornerRadius, cornerHeight: clampedCornerRadius,
            transform: nil)
        if let backgroundColor {
            context.setFillColor(backgroundColor)
            context.addPath(outline)
            context.fillPath()
        }
        if masksToBounds {
            context.addPath(outline)
            context.clip()
        }
        renderContent(in: context)
        for layer in sublayersInDrawingOrder {
            context.saveGState()
            context.concatenate(layer.toSuperlayer.affine)
            layer.render(in: context)
            context.restoreGState()
        }
        context.restoreGState()
    }

    /// The contents, if they are a picture.
    var headlessContentsImage: CGImage? { contents as? CGImage }

    /// The corner radius, at most half of the shorter side.
    var clampedCornerRadius: CGFloat {
        min(cornerRadius, bounds.width / 2, bounds.height / 2)
    }
}
