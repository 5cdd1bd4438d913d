import Foundation

/// The variables of a view or guide in an engine: its alignment rectangle in its superview, and its size.
@MainActor final class LayoutItem {
    weak private(set) var view: UIView?
    weak private(set) var guide: UILayoutGuide?
    /// The place in the order in which items came, so that equal claims are always settled alike.
    let number: Int
    let x: LinearSymbol
    let y: LinearSymbol
    let width: LinearSymbol
    let height: LinearSymbol

    /// What holds a view of autoresizing mask at the frame it has.
    var pins: [LinearConstraint] = []
    var content = ContentConstraints()

    init(view: UIView?, guide: UILayoutGuide?, number: Int, solver: LinearSolver) {
        self.view = view
        self.guide = guide
        self.number = number
        x = solver.makeVariable()
        y = solver.makeVariable()
        width = solver.makeLength()
        height = solver.makeLength()
    }

    func position(_ axis: NSLayoutConstraint.Axis) -> LinearSymbol { axis == .horizontal ? x : y }
    func length(_ axis: NSLayoutConstraint.Axis) -> LinearSymbol { axis == .horizontal ? width : height }
}

/// How an item keeps to the size of its content.
struct ContentConstraints {
    var size: CGSize?
    var horizontal: [LinearConstraint] = []
    var vertical: [LinearConstraint] = []

    var all: [LinearConstraint] { horizontal + vertical }
}

/// A constraint as an engine knows it.
@MainActor final class ConstraintRecord {
    let constraint: NSLayoutConstraint
    let number: Int
    var linear: LinearConstraint?
    var isWithdrawn = false
    var isReported = false
    /// Whether it depends on margins, baselines or the like, which change without its being told.
    var isVolatile = false

    init(_ constraint: NSLayoutConstraint, number: Int) {
        self.constraint = constraint
        self.number = number
    }
}
