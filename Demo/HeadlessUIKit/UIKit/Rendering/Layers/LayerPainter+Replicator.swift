extension LayerPainter {
    /// The copies that a replicator layer shows of its sublayers, the first one at the back.
    ///
    /// Copies that neither lag behind nor differ in color are painted once.
    func copies(of layers: [CALayer], in replicator: CAReplicatorLayer) -> [SVGElement] {
        var last: (factors: ColorFactors, elements: [SVGElement?])?
        return (0..<max(0, replicator.instanceCount)).compactMap { index in
            let factors = replicator.factors(forCopy: index)
            let lag = replicator.instanceDelay * Double(index)
            let known = replicator.instanceDelay == 0 && last?.factors == factors ? last?.elements : nil
            let elements = known ?? copy(of: layers, after: lag, in: factors)
            last = (factors, elements)
            let group = SVGElement("g", ["transform": replicator.place(ofCopy: index).svgText])
            group.append(elements)
            return group.simplified
        }
    }

    /// The layers as a copy shows them that lags behind by some seconds and is tinted.
    private func copy(
        of layers: [CALayer], after lag: CFTimeInterval, in factors: ColorFactors
    ) -> [SVGElement?] {
        var painter = self
        painter.moment = moment.delayed(by: lag)
        painter.tint = tint.multiplied(by: factors)
        return layers.map { painter.paint($0) }
    }
}

extension CAReplicatorLayer {
    fileprivate func place(ofCopy index: Int) -> CGAffineTransform {
        CATransform3DGetAffineTransform(transformOfInstance(index))
    }

    func factors(forCopy index: Int) -> ColorFactors {
        let rgba = (instanceColor ?? .white).headlessRGBA
        func factor(_ start: CGFloat, _ offset: Float) -> CGFloat {
            min(max(start + CGFloat(offset) * CGFloat(index), 0), 1)
        }
        return ColorFactors(
            red: factor(rgba.red, instanceRedOffset), green: factor(rgba.green, instanceGreenOffset),
            blue: factor(rgba.blue, instanceBlueOffset), alpha: factor(rgba.alpha, instanceAlphaOffset))
    }
}
