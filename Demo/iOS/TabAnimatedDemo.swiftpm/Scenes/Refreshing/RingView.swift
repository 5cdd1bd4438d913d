import TabAnimatedRefreshing
import UIKit

/// A refresh view of the app: a ring that closes with the pull, turns while loading and fades at the end.
final class RingView: UIView {
    private let ring = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        ring.fillColor = nil
        ring.lineWidth = 3
        ring.lineCap = .round
        layer.addSublayer(ring)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ring.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
        ring.position = CGPoint(x: bounds.midX, y: bounds.midY)
        ring.path = UIBezierPath(ovalIn: ring.bounds).cgPath
        ring.strokeColor = UIColor.systemIndigo.cgColor
    }
}

@available(tvOS, unavailable)
extension RingView: RefreshViewAnimator {
    func animate(_ state: PullToRefresh.State) {
        switch state {
        case .initial: show(0.001, alpha: 1)
        case .releasing(let progress): show(max(0.001, progress), alpha: 1)
        case .loading: turn()
        case .finished: show(1, alpha: 0.4)
        }
    }

    private func show(_ end: CGFloat, alpha: Float) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.removeAllAnimations()
        ring.strokeEnd = end
        ring.opacity = alpha
        CATransaction.commit()
    }

    private func turn() {
        show(0.75, alpha: 1)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = 2 * Double.pi
        turn.duration = 0.9
        turn.repeatCount = .infinity
        ring.add(turn, forKey: "turn")
    }
}
