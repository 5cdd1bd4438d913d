/// Turns layers into SVG elements.
struct LayerPainter {
    let definitions: SVGDefinitions
    var moment: PictureMoment
    /// What a replicator does to the colors of the copy that is being painted.
    var tint = ColorFactors()

    /// The layer in its own coordinates, without its place in a superlayer.
    func paintRoot(_ layer: CALayer) -> SVGElement? {
        withOldState(of: layer, paintRootState)
    }

    /// The layer in the coordinates of its superlayer; nil if nothing of it can be seen.
    func paint(_ layer: CALayer) -> SVGElement? {
        withOldState(of: layer, paintState)
    }

    private func paintRootState(_ layer: CALayer) -> SVGElement? {
        let subject = AnimatedLayer(layer, at: moment)
        guard subject.isEverVisible else { return nil }
        let origin = subject.state.bounds.origin
        let place = CGAffineTransform(translationX: -origin.x, y: -origin.y)
        let group = SVGElement("g", ["transform": place.svgText])
        return paint(subject, into: group) ? group.simplified : nil
    }

    private func paintState(_ layer: CALayer) -> SVGElement? {
        let subject = AnimatedLayer(layer, at: moment)
        guard subject.isEverVisible else { return nil }
        let groups = placement(of: subject)
        let inner = groups[groups.count - 1]
        guard paint(subject, into: inner) else { return nil }
        return groups.dropLast().reversed().reduce(inner) { inner, outer in
            outer.append(inner)
            return outer
        }.simplified
    }

    /// Whether there was anything to paint.
    private func paint(_ subject: AnimatedLayer, into group: SVGElement) -> Bool {
        let content = [shadowShape(of: subject)].compactMap { $0 } + body(of: subject)
        guard !content.isEmpty else { return false }
        group.append(content)
        setEffects(of: subject, on: group)
        return true
    }

    /// Opacity, visibility, shadow and mask of everything in the group.
    private func setEffects(of subject: AnimatedLayer, on group: SVGElement) {
        subject.set(.plain("opacity"), on: group, initial: .number(1)) { .number(CGFloat($0.opacity)) }
        subject.set(.plain("display"), on: group, initial: .keyword("inline")) {
            .keyword($0.isHidden || $0.turnsBlankBack ? "none" : "inline")
        }
        group.set("filter", effectFilter(of: subject))
        group.set("mask", maskReference(of: subject))
    }

    /// What the layer shows, from the back to the front.
    private func body(of subject: AnimatedLayer) -> [SVGElement] {
        let inside = ownContent(of: subject) + [sublayers(of: subject)].compactMap { $0 }
        let clipped = clipped(inside, of: subject)
        return ([background(of: subject)] + clipped + [border(of: subject)]).compactMap { $0 }
    }

    private func ownContent(of subject: AnimatedLayer) -> [SVGElement] {
        let special: SVGElement? =
            switch subject.layer {
            case is CAGradientLayer: gradient(of: subject)
            case is CAShapeLayer: shape(of: subject)
            default: nil
            }
        return [image(of: subject), drawing(of: subject), special].compactMap { $0 }
    }

    private func sublayers(of subject: AnimatedLayer) -> SVGElement? {
        let layers = subject.layer.sublayersInDrawingOrder
        guard !layers.isEmpty else { return nil }
        let group = SVGElement("g", ["transform": sublayerTransform(of: subject).svgText])
        if let replicator = subject.state as? CAReplicatorLayer {
            group.append(copies(of: layers, in: replicator))
        } else {
            group.append(layers.map { paint($0) })
        }
        return group.simplified
    }

    /// The transform of the sublayers, about the layer's anchor point.
    private func sublayerTransform(of subject: AnimatedLayer) -> CGAffineTransform {
        let state = subject.state
        let transform = CATransform3DGetAffineTransform(state.sublayerTransform)
        let turned = transform.isIdentity ? transform : transform.about(state.anchorInBounds)
        guard state.isGeometryFlipped else { return turned }
        let flip = CGAffineTransform(1, 0, 0, -1, 0, state.bounds.minY + state.bounds.maxY)
        return turned.concatenating(flip)
    }
}

extension CGAffineTransform {
    /// The transform carried out with `point` as the origin.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
