import Foundation

extension UIView {
    public var constraints: [NSLayoutConstraint] { viewState.constraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !viewState.constraints.contains(constraint) else { return }
        viewState.constraints.append(constraint)
        setNeedsLayout()
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(addConstraint)
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        viewState.constraints.removeAll { $0 === constraint }
        setNeedsLayout()
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }
}
