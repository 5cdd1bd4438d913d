import Foundation

/// An animated change from a layer's old state to its new one.
///
/// The old state is what the layer shows when the transition is added. In pictures it lies below the new one,
/// which fades or moves in, while `presentation()` shows the new state in place.
open class CATransition: CAAnimation {
    open var type: CATransitionType = .fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1

    /// The layer and what was in it before the transition.
    var stateBefore: CALayer?

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }

    /// The share of the transition that has happened.
    func share(at moment: AnimationMoment) -> Double {
        let (start, end) = (Double(startProgress), Double(endProgress))
        return start + (end - start) * moment.progress
    }

    /// Changes a copy of the layer to how far its new state has come in.
    func showArrival(_ moment: AnimationMoment, on layer: CALayer) {
        let share = share(at: moment)
        layer.arrivedShare = CGFloat(share)
        guard type == .moveIn || type == .push else {
            layer.opacity *= Float(share)
            return
        }
        let (width, height) = (layer.bounds.width, layer.bounds.height)
        let rest = CGFloat(1 - share)
        switch subtype {
        case .fromRight: layer.position.x += width * rest
        case .fromTop: layer.position.y += height * rest
        case .fromBottom: layer.position.y -= height * rest
        default: layer.position.x -= width * rest
        }
    }
}

/// The effects of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
}

/// The sides that transitions come from, in Core Animation's words for a y that points up: on the screen
/// `fromTop` enters at the bottom edge and moves up.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
