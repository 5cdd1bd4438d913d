import Foundation

extension UIView {
    public var layoutGuides: [UILayoutGuide] { viewState.autoLayout?.guides ?? [] }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.kind == nil else { return }
        layoutGuide.owningView = nil
    }

    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

    func systemGuide(_ kind: SystemLayoutGuide) -> UILayoutGuide {
        let state = autoLayout
        if let guide = state.systemGuides[kind] { return guide }
        let guide = UILayoutGuide(kind, of: self)
        state.systemGuides[kind] = guide
        return guide
    }

    func takeLayoutGuide(_ guide: UILayoutGuide) {
        autoLayout.guides.append(guide)
    }

    /// A guide that leaves takes its constraints with it.
    func dropLayoutGuide(_ guide: UILayoutGuide) {
        let state = autoLayout
        state.guides.removeAll { $0 === guide }
        let concerned = (state.references + viewState.constraints).filter { constraint in
            constraint.first.mentions(guide) || constraint.second?.mentions(guide) == true
        }
        NSLayoutConstraint.deactivate(concerned)
        layoutEngine?.forget(guide)
    }

    /// The margins, widened evenly where lines of text would get too long to read with ease.
    var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let excess = bounds.width - insets.left - insets.right - LayoutMetrics.readableWidth
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        return insets
    }
}
