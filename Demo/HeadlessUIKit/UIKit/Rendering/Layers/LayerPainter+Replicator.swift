extension LayerPainter {
    /// The copies that a replicator layer shows of its sublayers, the first one at the back.
    func copies(of layers: [CALayer], in replicator: CAReplicatorLayer) -> [SVGElement] {
        (0..<max(0, replicator.instanceCount)).compactMap { index in
            var painter = self
            painter.moment = moment.delayed(by: replicator.instanceDelay * Double(index))
            painter.tint = tint.multiplied(by: replicator.factors(forCopy: index))
            let group = SVGElement("g", ["transform": replicator.place(ofCopy: index).svgText])
            group.append(layers.map { painter.paint($0) })
            return group.simplified
        }
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
