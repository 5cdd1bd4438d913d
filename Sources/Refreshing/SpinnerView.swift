import UIKit

/// The default refresh view: a spinner that grows and turns with the pull.
@available(tvOS, unavailable)
final class SpinnerView: UIView {
    let indicator = UIActivityIndicatorView(style: .medium)

    override init(frame: CGRect) {
        super.init(frame: frame)
        // A pull shows it without turning.
        indicator.hidesWhenStopped = false
        indicator.isHidden = true
        addSubview(indicator)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

@available(tvOS, unavailable)
extension SpinnerView: RefreshViewAnimator {
    func animate(_ state: PullToRefresh.State) {
        switch state {
        case .releasing(let progress): follow(progress)
        case .loading:
            show(alpha: 1, transform: .identity)
            indicator.startAnimating()
        // The spinner turns until it is out of sight.
        case .finished(.finished): break
        case .initial, .finished: rest()
        }
    }

    private func rest() {
        indicator.stopAnimating()
        show(alpha: 1, transform: .identity)
        indicator.isHidden = true
    }

    private func follow(_ progress: CGFloat) {
        let isStill = UIAccessibility.isReduceMotionEnabled
        let scale = max(progress, 0.01)
        let grown = CGAffineTransform(scaleX: scale, y: scale).rotated(by: 2 * .pi * progress)
        show(alpha: isStill ? progress : 1, transform: isStill ? .identity : grown)
    }

    private func show(alpha: CGFloat, transform: CGAffineTransform) {
        indicator.isHidden = false
        indicator.alpha = alpha
        indicator.transform = transform
    }
}
