import Foundation

extension UIView {
    public var constraints: [NSLayoutConstraint] { viewState.constraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        guard constraint.fits(in: self) else {
            return HeadlessException.raise(
                "Unable to install constraint on view.  Does the constraint reference something from outside the "
                    + "subtree of the view?  That's illegal. constraint:\(constraint) view:\(self)")
        }
        constraint.deactivate()
        constraint.install(on: self)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(addConstraint)
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.deactivate()
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }

    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        outerLayoutEngine?.constraintsAffecting(self, axis) ?? []
    }

    public var hasAmbiguousLayout: Bool {
        outerLayoutEngine?.isAmbiguous(self) ?? false
    }
}
