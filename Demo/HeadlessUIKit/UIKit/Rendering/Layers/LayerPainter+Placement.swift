/// One function of the chain that leads from a superlayer's coordinates to a layer's own.
private struct PlacementStep {
    let function: String
    let neutral: [CGFloat]
    let numbers: (CALayer) -> [CGFloat]

    func value(of layer: CALayer) -> SVGValue {
        .numbers(numbers(layer))
    }
}

extension LayerPainter {
    /// Nested groups that place the layer, from the outside in; there is always one.
    ///
    /// What moves gets a group of its own, so that animations of position, rotation and scale compose;
    /// what does not is written in as few functions as possible.
    func placement(of subject: AnimatedLayer) -> [SVGElement] {
        var groups: [SVGElement] = []
        var pending: [String] = []
        for step in Self.steps(of: subject) {
            let isMoving = subject.changes(step.value)
            let numbers = step.numbers(subject.state)
            guard isMoving || numbers != step.neutral else { continue }
            if isMoving {
                if !pending.isEmpty {
                    groups.append(SVGElement("g", ["transform": pending.joined(separator: " ")]))
                }
                pending = []
                let group = SVGElement("g")
                subject.set(.transform(step.function), on: group, initial: .numbers(step.neutral), step.value)
                groups.append(group)
            } else {
                pending.append(SVGAttribute.transform(step.function).text(step.value(of: subject.state)))
            }
        }
        if !pending.isEmpty || groups.isEmpty {
            groups.append(
                SVGElement("g", ["transform": pending.isEmpty ? nil : pending.joined(separator: " ")]))
        }
        return groups
    }

    private static func steps(of subject: AnimatedLayer) -> [PlacementStep] {
        let turning = PlacementStep.transform.filter { step in
            step.numbers(subject.state) != step.neutral || subject.changes(step.value)
        }
        if turning.isEmpty { return [.direct] }
        return [.outward] + turning + [.inward]
    }
}

extension PlacementStep {
    /// Position and anchor point in one, for a layer that is not transformed.
    static var direct: PlacementStep {
        PlacementStep(function: "translate", neutral: [0, 0]) { layer in
            let (position, anchor) = (layer.position, layer.anchorInBounds)
            return [position.x - anchor.x, position.y - anchor.y]
        }
    }

    static var outward: PlacementStep {
        PlacementStep(function: "translate", neutral: [0, 0]) { [$0.position.x, $0.position.y] }
    }

    static var inward: PlacementStep {
        PlacementStep(function: "translate", neutral: [0, 0]) {
            [-$0.anchorInBounds.x, -$0.anchorInBounds.y]
        }
    }

    static var transform: [PlacementStep] {
        [
            PlacementStep(function: "translate", neutral: [0, 0]) { $0.parts.translation },
            PlacementStep(function: "rotate", neutral: [0]) { [$0.parts.rotation] },
            PlacementStep(function: "skewX", neutral: [0]) { [$0.parts.skew] },
            PlacementStep(function: "scale", neutral: [1, 1]) { $0.parts.scale },
        ]
    }
}

extension CALayer {
    fileprivate var parts: TransformParts {
        TransformParts(CATransform3DGetAffineTransform(transform))
    }
}
