import Foundation

extension UIView {
    public var preservesSuperviewLayoutMargins: Bool {
        get { viewState.preservesSuperviewLayoutMargins }
        set { changeMargins { viewState.preservesSuperviewLayoutMargins = newValue } }
    }

    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { viewState.insetsLayoutMarginsFromSafeArea }
        set { changeMargins { viewState.insetsLayoutMarginsFromSafeArea = newValue } }
    }

    /// The view's own margins, widened by the safe area and the superview's margins where asked for.
    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = ownMargins
        if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
        if preservesSuperviewLayoutMargins, let superview {
            margins = margins.widened(to: superview.layoutMargins.overlap(with: self, in: superview))
        }
        return margins
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        changeMargins { viewState.layoutMargins = .absolute(margins) }
    }

    func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        changeMargins { viewState.layoutMargins = .directional(margins) }
    }

    func changeMargins(_ change: () -> Void) {
        change()
        marginsMayHaveChanged()
    }

    func marginsMayHaveChanged() {
        let margins = effectiveLayoutMargins
        guard margins != viewState.lastLayoutMargins else { return }
        viewState.lastLayoutMargins = margins
        layoutMarginsDidChange()
        viewState.viewController?.viewLayoutMarginsDidChange()
        layoutInsetsDidChange()
        setNeedsLayout()
        for subview in subviews where subview.preservesSuperviewLayoutMargins {
            subview.marginsMayHaveChanged()
        }
    }

    func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isReversed ? insets.right : insets.left,
            bottom: insets.bottom, trailing: isReversed ? insets.left : insets.right)
    }

    func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isReversed ? insets.trailing : insets.leading,
            bottom: insets.bottom, right: isReversed ? insets.leading : insets.trailing)
    }

    private var ownMargins: UIEdgeInsets {
        switch viewState.layoutMargins {
        case .absolute(let margins): margins
        case .directional(let margins): absolute(margins)
        }
    }
}

extension UIEdgeInsets {
    var negated: UIEdgeInsets {
        UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
    }

    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left,
            bottom: bottom + other.bottom, right: right + other.right)
    }

    func widened(to other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left),
            bottom: max(bottom, other.bottom), right: max(right, other.right))
    }

    /// How far these insets of `superview` reach into a subview of it: each less the distance of the edges.
    @MainActor func overlap(with subview: UIView, in superview: UIView) -> UIEdgeInsets {
        let inner = superview.bounds.inset(by: self)
        let frame = subview.layer.frame
        return UIEdgeInsets(
            top: min(max(0, inner.minY - frame.minY), max(0, top)),
            left: min(max(0, inner.minX - frame.minX), max(0, left)),
            bottom: min(max(0, frame.maxY - inner.maxY), max(0, bottom)),
            right: min(max(0, frame.maxX - inner.maxX), max(0, right)))
    }
}
