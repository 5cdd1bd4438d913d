import Foundation

extension CALayer {
    /// Asks the delegate, the actions, the style and the class in turn; a null object ends the search.
    func resolvedAction(forKey event: String) -> (any CAAction)? {
        let found =
            delegate?.action(for: self, forKey: event)
            ?? actions?[event]
            ?? (style?["actions"] as? [String: any CAAction])?[event]
            ?? type(of: self).defaultAction(forKey: event)
            ?? impliedAction(forKey: event)
        return found is NSNull ? nil : found
    }

    /// The animation Core Animation makes up for a change of a layer that was already shown.
    private func impliedAction(forKey key: String) -> (any CAAction)? {
        guard arrivalTurn < CATransaction.headlessTurn, let property = Self.property(named: key, of: self)
        else { return nil }
        switch property.impliedAction {
        case .nothing: return nil
        case .transition: return timed(CATransition())
        case .animation:
            let animation = CABasicAnimation(keyPath: key)
            animation.fromValue = (presentation() ?? self).plainValue(forKeyPath: key)
            return timed(animation)
        }
    }

    private func timed(_ animation: CAAnimation) -> CAAnimation {
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        animation.fillMode = .backwards
        return animation
    }

    private static func property(named key: String, of layer: CALayer) -> (any AnyLayerProperty)? {
        type(of: layer).propertyTable[key]
    }
}
