import Foundation

/// How strongly a view keeps to the size of its content, one priority for each axis.
struct ContentPriorities {
    var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    var resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
}

/// A priority for each axis.
struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }
}

extension UIView {
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.hugging[axis]
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        autoLayout.priorities.hugging[axis] = priority
        contentPrioritiesDidChange()
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.resistance[axis]
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        autoLayout.priorities.resistance[axis] = priority
        contentPrioritiesDidChange()
    }

    func contentPrioritiesDidChange() {
        outerLayoutEngine?.contentPrioritiesDidChange(of: self)
    }

    var contentPriorities: ContentPriorities {
        viewState.autoLayout?.priorities ?? ContentPriorities()
    }

    /// How strongly the view keeps to the size of its content, beside the views that share a stack with it.
    func contentStrengths(
        along axis: NSLayoutConstraint.Axis
    ) -> (hugging: LinearConstraint.Strength, resistance: LinearConstraint.Strength) {
        let concession = (superview as? UIStackView)?.concession(of: self, along: axis) ?? 0
        let priorities = contentPriorities
        // Content gives way to what must hold, however high its priority.
        return (
            min(priorities.hugging[axis].rawValue - concession, 999.5),
            min(priorities.resistance[axis].rawValue - concession, 999.5)
        )
    }
}
