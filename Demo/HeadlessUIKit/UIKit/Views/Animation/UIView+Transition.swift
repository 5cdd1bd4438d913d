public import Foundation

extension UIView {
    /// Every transition but the dissolve, which is exact, is a `CATransition` that comes close.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = ViewAnimationTiming(duration: duration, options: options, curve: options.curve)
        let block = ViewAnimation(timing: timing, completion: completion)
        block.run {
            if ViewAnimation.areEnabled, duration > 0, let transition = CATransition(options) {
                block.timing.apply(to: transition, of: view.layer)
                block.start(transition, of: view.layer, forKey: kCATransition)
            }
            if options.contains(.allowAnimatedContent) || options.transition == 0 {
                animations?()
            } else {
                performWithoutAnimation { animations?() }
            }
        }
    }

    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else { return }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}

extension CATransition {
    /// The transition of the options, if they name one.
    fileprivate convenience init?(_ options: UIView.AnimationOptions) {
        let kinds: [(type: CATransitionType, subtype: CATransitionSubtype?)] = [
            (CATransitionType(rawValue: "oglFlip"), .fromLeft),
            (CATransitionType(rawValue: "oglFlip"), .fromRight),
            (CATransitionType(rawValue: "pageCurl"), nil),
            (CATransitionType(rawValue: "pageUnCurl"), nil),
            (.fade, nil),
            (CATransitionType(rawValue: "oglFlip"), .fromTop),
            (CATransitionType(rawValue: "oglFlip"), .fromBottom),
        ]
        let index = Int(options.transition) - 1
        guard kinds.indices.contains(index) else { return nil }
        self.init()
        type = kinds[index].type
        subtype = kinds[index].subtype
    }
}
