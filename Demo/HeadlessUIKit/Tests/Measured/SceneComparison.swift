import UIKit

/// The greatest difference of the figures of one kind of one view.
struct MeasuredDifference {
    /// The class and what the figures are about, such as `UISlider track`.
    let subject: String
    let place: String
    /// In points.
    let distance: Double

    static let exact = 0.3401
    static let close = 1.0001
}

/// Lays the scenes out as iOS 26 does and compares them with their figures.
@MainActor enum SceneComparison {
    static func differences() throws -> [MeasuredDifference] {
        try MeasuredScene.all().flatMap(differences)
    }

    private static func differences(in scene: MeasuredScene) -> [MeasuredDifference] {
        let screen = HeadlessScreen.main
        screen.reset()
        screen.system = .iOS26
        screen.size = CGSize(scene.size)
        screen.scale = scene.scale
        screen.traitCollection = screen.traitCollection.modifyingTraits { $0.horizontalSizeClass = .compact }
        let window = UIWindow(frame: CGRect(origin: .zero, size: screen.size))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        let root = UIView(frame: window.bounds)
        let maker = MeasuredViews()
        for node in scene.views { root.addSubview(maker.make(node)) }
        controller.view.addSubview(root)
        controller.additionalSafeAreaInsets = UIEdgeInsets(scene.safeArea ?? [0, 0, 0, 0])
            .less(window.safeAreaInsets)
        for constraint in scene.constraints ?? [] { activate(constraint, in: root) }
        for _ in 0..<2 { screen.turn() }
        defer { window.isHidden = true }
        return zip(scene.views, root.subviews).flatMap { compare($0, $1, in: scene.name) }
    }

    private static func compare(
        _ node: MeasuredScene.Node, _ view: UIView, in place: String
    ) -> [MeasuredDifference] {
        let figures = LaidOutFigures(of: view)
        let own = (node.measured ?? [:]).sorted { $0.key < $1.key }.map { key, wanted in
            MeasuredDifference(
                subject: subject(node.class, key), place: "\(place) \(key)",
                distance: distance(wanted, figures(key) ?? []))
        }
        return own
            + zip(node.kids ?? [], view.subviews).flatMap { compare($0, $1, in: place + " in") }
    }

    /// Returns the class and the kind of the figures, without index.
    private static func subject(_ name: String, _ key: String) -> String {
        let kind = key.prefix { !$0.isNumber && $0 != " " }
        return "\(name) \(key == "fits200" ? "fits" : String(kind))"
    }

    private static func distance(_ wanted: [Double?], _ found: [Double]) -> Double {
        guard wanted.count == found.count else { return .infinity }
        return zip(wanted, found).reduce(0) { worst, pair in
            max(worst, pair.0.map { abs($0 - pair.1) } ?? 0)
        }
    }

    private static func activate(_ constraint: MeasuredScene.Constraint, in root: UIView) {
        let made = NSLayoutConstraint(
            item: root.descendant(constraint.item), attribute: attribute(constraint.attribute),
            relatedBy: constraint.relation == "le"
                ? .lessThanOrEqual : constraint.relation == "ge" ? .greaterThanOrEqual : .equal,
            toItem: constraint.to.map(root.descendant),
            attribute: constraint.toAttribute.map(attribute) ?? .notAnAttribute,
            multiplier: constraint.multiplier, constant: constraint.constant)
        made.priority = UILayoutPriority(constraint.priority)
        made.isActive = true
    }

    private static func attribute(_ name: String) -> NSLayoutConstraint.Attribute {
        let attributes: [String: NSLayoutConstraint.Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
            "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
            "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
            "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "topMargin": .topMargin,
            "bottomMargin": .bottomMargin, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
            "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
        ]
        return attributes[name] ?? .notAnAttribute
    }
}

extension UIView {
    fileprivate func descendant(_ path: [Int]) -> UIView {
        path.reduce(self) { $0.subviews[$1] }
    }
}

extension UIEdgeInsets {
    fileprivate func less(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top - other.top, left: left - other.left, bottom: bottom - other.bottom,
            right: right - other.right)
    }
}
