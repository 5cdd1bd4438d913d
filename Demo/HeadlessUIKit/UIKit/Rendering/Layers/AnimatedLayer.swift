/// A layer as a picture shows it: its state, and for a moving picture what changes it.
struct AnimatedLayer {
    /// The layer itself, for its tree.
    let layer: CALayer
    /// A copy with the values that are written as plain attributes.
    let state: CALayer
    private let tracks: [SVGTrack]
    private let moment: PictureMoment

    init(_ layer: CALayer, at moment: PictureMoment) {
        self.layer = layer
        self.moment = moment
        let clock = LayerClock(of: layer, at: moment)
        if moment.isMoving, clock.rate > 0 {
            (state, tracks) = clock.baseAndTracks()
        } else {
            (state, tracks) = (layer.headlessState(atLocalTime: clock.localTime), [])
        }
    }

    var isEverVisible: Bool {
        let visibility = { (layer: CALayer) -> SVGValue in
            .keyword(layer.isShown ? "visible" : "hidden")
        }
        return visibility(state) == .keyword("visible") || changes(visibility)
    }

    /// Whether an animation ever makes the value another one.
    func changes(_ value: (CALayer) -> SVGValue) -> Bool {
        tracks.contains { $0.changes(value, from: value(state)) }
    }

    /// Sets an attribute that is a function of the layer, and what animates it.
    ///
    /// - Parameter initial: The value that need not be written.
    func set(
        _ attribute: SVGAttribute, on element: SVGElement, initial: SVGValue? = nil,
        _ value: (CALayer) -> SVGValue
    ) {
        let base = value(state)
        if base != initial {
            element.set(attribute.name, attribute.text(base))
        }
        let relevant = tracks.filter { $0.changes(value, from: base) }
        if SVGTrack.canRunSideBySide(relevant) {
            for track in relevant {
                element.append(attribute.animation(track.keyframes(of: value), timing: track.timing))
            }
        } else {
            let joint = JointTrack(relevant, layer: layer, moment: moment)
            element.append(attribute.animation(joint.keyframes(of: value), timing: joint.timing))
        }
    }
}

extension CALayer {
    /// A copy of the layer as it looks at a time of its own.
    func headlessState(atLocalTime time: CFTimeInterval) -> CALayer {
        let copy = bareCopy()
        for running in runningAnimations {
            guard let moment = running.animation.moment(at: time, begin: running.begin) else { continue }
            running.animation.show(moment, on: copy)
        }
        return copy
    }
}
