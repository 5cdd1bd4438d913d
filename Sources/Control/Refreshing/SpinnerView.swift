import UIKit

/// The default refresh view: a spinner that grows and turns with the pull.
@available(tvOS, unavailable)
final class SpinnerView: UIView {
    let indicator = UIActivityIndicatorView(style: .medium)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(indicator)
    }

    /// A spinner is never archived.
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
    func animate(_ state: State) {
        switch state {
        case .initial: rest()
        case .releasing(let progress): follow(progress)
        case .loading: spin()
        // The spinner turns until it is out of sight.
        case .finished: break
        }
    }

    private func rest() {
        indicator.hidesWhenStopped = true
        indicator.stopAnimating()
        indicator.isHidden = true
        show(alpha: 1, transform: .identity)
    }

    private func follow(_ progress: CGFloat) {
        indicator.hidesWhenStopped = false
        indicator.isHidden = false
        guard !UIAccessibility.isReduceMotionEnabled else {
            return show(alpha: progress, transform: .identity)
        }
        let scale = max(progress, 0.01)
        show(
            alpha: 1,
            transform: CGAffineTransform(scaleX: scale, y: scale).rotated(by: 2 * .pi * progress))
    }

    private func spin() {
        indicator.isHidden = false
        show(alpha: 1, transform: .identity)
        indicator.startAnimating()
    }

    private func show(alpha: CGFloat, transform: CGAffineTransform) {
        indicator.alpha = alpha
        indicator.transform = transform
    }
}
