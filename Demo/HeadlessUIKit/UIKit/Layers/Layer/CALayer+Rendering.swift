extension CALayer {
    /// Draws the layer and its sublayers as they are, without animations; transforms are drawn flat.
    func renderTree(in context: CGContext) {
        guard isShown else { return }
        context.saveGState()
        enterEffects(in: context)
        renderShadowShape(in: context)
        renderBackground(in: context)
        context.saveGState()
        if masksToBounds { context.clip(to: outline(), rule: .winding) }
        renderContent(in: context)
        renderSublayers(in: context)
        context.restoreGState()
        renderBorder(in: context)
        context.restoreGState()
    }

    func render(_ layers: [CALayer], in context: CGContext) {
        for layer in layers {
            context.saveGState()
            context.concatenate(layer.toSuperlayer.affine)
            layer.render(in: context)
            context.restoreGState()
        }
    }

    // MARK: Effects

    private func enterEffects(in context: CGContext) {
        if let mask { context.record(.mask(picture(ofMask: mask))) }
        let group = HeadlessDrawingGroup(
            opacity: CGFloat(opacity), shadow: shadowPath == nil ? groupShadow : nil,
            blurRadius: rasterizationBlur)
        if group != HeadlessDrawingGroup() { context.record(.enterGroup(group)) }
    }

    private func picture(ofMask mask: CALayer) -> HeadlessDisplayList {
        let context = CGContext(headlessBounds: bounds, scale: contentsScale)
        render([mask], in: context)
        return context.headlessDisplayList
    }

    private var groupShadow: HeadlessDrawingGroup.Shadow? {
        guard shadowOpacity > 0, let shadowColor, !masksToBounds else { return nil }
        let color = shadowColor.headlessWithAlpha(shadowColor.alpha * CGFloat(shadowOpacity))
        return HeadlessDrawingGroup.Shadow(offset: shadowOffset, blur: 2 * shadowRadius, color: color)
    }

    private func renderShadowShape(in context: CGContext) {
        guard shadowOpacity > 0, let shadowColor, let shadowPath else { return }
        context.saveGState()
        context.translateBy(x: shadowOffset.width, y: shadowOffset.height)
        context.record(
            .enterGroup(HeadlessDrawingGroup(opacity: CGFloat(shadowOpacity), blurRadius: shadowRadius)))
        context.record(.fill(shadowPath, shadowColor, evenOdd: false))
        context.restoreGState()
    }

    /// How much the picture of a layer that is rasterized with fewer pixels than the screen has is blurred.
    var rasterizationBlur: CGFloat {
        let screen = max(UITraitCollection.current.displayScale, 1)
        guard shouldRasterize, rasterizationScale > 0, rasterizationScale < screen else { return 0 }
        let (own, sharp) = (1 / rasterizationScale, 1 / screen)
        return (own * own - sharp * sharp).squareRoot() / 2
    }

    // MARK: Parts

    private func renderBackground(in context: CGContext) {
        guard let backgroundColor else { return }
        context.record(.fill(outline(), backgroundColor, evenOdd: false))
    }

    private func renderBorder(in context: CGContext) {
        guard borderWidth > 0, let borderColor else { return }
        context.record(
            .stroke(outline(inset: borderWidth / 2), borderColor, HeadlessStroke(lineWidth: borderWidth)))
    }

    /// Draws the picture and the drawing that fill the layer.
    func renderContents(in context: CGContext) {
        if let image = headlessContentsImage { render(image, in: context) }
        guard let list = headlessDisplayList else { return }
        let target = headlessContentsFrame(drawnBounds.size)
        context.saveGState()
        if target != drawnBounds, drawnBounds.width > 0, drawnBounds.height > 0 {
            context.translateBy(x: target.minX, y: target.minY)
            context.scaleBy(x: target.width / drawnBounds.width, y: target.height / drawnBounds.height)
            context.translateBy(x: -drawnBounds.minX, y: -drawnBounds.minY)
        }
        context.headlessDraw(list)
        context.restoreGState()
    }

    private func render(_ image: CGImage, in context: CGContext) {
        let part = image.headlessPart(contentsRect)
        guard stretchesContents else {
            return context.drawUpright(part, in: headlessContentsFrame(headlessSize(of: part)))
        }
        let size = headlessSize(of: part)
        let caps = UIEdgeInsets(
            top: contentsCenter.minY * size.height, left: contentsCenter.minX * size.width,
            bottom: (1 - contentsCenter.maxY) * size.height, right: (1 - contentsCenter.maxX) * size.width)
        let resizable = UIImage(cgImage: part, scale: contentsScale, orientation: .up)
            .resizableImage(withCapInsets: caps, resizingMode: .stretch)
        context.makingCurrent { resizable.draw(in: bounds) }
    }
}
