import UIKit

/// The screen that the guides of the time show: 375 × 667 points under a status bar of 20 points,
/// with margins of 16 points at the sides.
@MainActor
final class Phone {
    let view: UIView
    private let window: UIWindow

    init(width: CGFloat = 375, height: CGFloat = 667) {
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        window = UIWindow(frame: frame)
        view = UIView(frame: frame)
        window.headlessSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        window.addSubview(view)
        view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }

    /// What the top and bottom layout guides of the guides enclose.
    var safeArea: UILayoutGuide { view.safeAreaLayoutGuide }
    var margins: UILayoutGuide { view.layoutMarginsGuide }

    func add(_ views: UIView...) {
        for subview in views {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
    }

    func layOut(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
        view.layoutIfNeeded()
    }
}
