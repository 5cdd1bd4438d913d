import TabCache
import UIKit

/// A short text about the layout of a class, made without laying anything out.
///
/// One bare instance is made, read and released; it is never sized, filled or shown. The text covers
///
/// - the app's classes of the view and its superclasses, and their stored properties: names and types,
/// - the views that its initializer adds: class, property, order, frame, corner radius, whether they are
///   hidden, what they say of their own mapping,
/// - labels: point size or text style, number of lines, alignment; stacks: axis, spacing, distribution,
/// - constraints: what they tie to what, with which numbers and priorities.
///
/// It does not cover code that runs later: a number inside `layoutSubviews` or `sizeThatFits` can change
/// and the fingerprint stays. A class that is laid out there needs a bundle of its own build, or
/// a test that measures its drift to notice. Nothing in it depends on the device, the language, the time or
/// the appearance, so one that was written without a screen agrees with the one on a phone.
@MainActor
struct LayoutFingerprint {
    private var lines: [String] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    private let names: ViewNames
    private let root: UIView

    /// Returns the fingerprint of a prototype's class: 32 hexadecimal digits.
    static func of(_ prototype: Prototype) -> String {
        let traits = UITraitCollection.combining([
            UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(preferredContentSizeCategory: .large),
        ])
        var view = UIView()
        traits.performAsCurrent { view = prototype.make() }
        var fingerprint = LayoutFingerprint(of: view)
        fingerprint.read()
        return StableHash(of: Array(fingerprint.lines.joined(separator: "\n").utf8)).hexadecimal
    }

    private init(of view: UIView) {
        root = view
        names = ViewNames(ofBare: view)
    }

    private mutating func read() {
        number(root)
        add(root, isPlaced: false, depth: 0)
        readConstraints(of: root)
    }

    private mutating func number(_ view: UIView) {
        numbers[ObjectIdentifier(view)] = numbers.count
        children(of: view).forEach { number($0) }
    }

    private mutating func add(_ view: UIView, isPlaced: Bool, depth: Int) {
        let name = names[view] ?? ""
        lines.append("\(depth) \(ClassName(of: view).bare) \(name)")
        readProperties(of: view)
        if isPlaced { place(view) }
        if let mappable = view as? any SkeletonMappable { lines.append("maps \(mappable.skeletonMapping)") }
        switch view {
        case let label as UILabel: add(label)
        case let stack as UIStackView:
            lines.append(
                "stack \(stack.axis.rawValue) \(text(stack.spacing)) \(stack.distribution.rawValue) "
                    + "\(stack.alignment.rawValue)")
        default: break
        }
        let content = SystemView.contentView(of: view)
        for child in children(of: view) { add(child, isPlaced: child !== content, depth: depth + 1) }
    }

    /// Where the initializer has put a view; the system decides where content views are.
    private mutating func place(_ view: UIView) {
        let layer = view.layer
        let frame = [layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height]
        // A view that UIKit defines and the app has not placed has the size that it gives itself.
        let isUntouched =
            frame[0] == frame[2] / 2 && frame[1] == frame[3] / 2 && !ClassName(of: view).isAppDefined
        if !isUntouched || view is UILabel || view is UIImageView {
            lines.append("at \(frame.map(text).joined(separator: " "))")
        }
        lines.append("round \(text(layer.cornerRadius)) \(view.isHidden) \(view.alpha == 0)")
    }

    private mutating func add(_ label: UILabel) {
        let font = label.font ?? .systemFont(ofSize: 17)
        let style = font.fontDescriptor.object(forKey: .textStyle) as? String ?? ""
        let size = style.hasPrefix("UICTFontTextStyle") ? style : text(font.pointSize)
        lines.append("label \(size) \(label.numberOfLines) \(label.textAlignment.rawValue)")
    }

    private mutating func readProperties(of view: UIView) {
        for mirror in Mirror.classes(of: view).prefix(while: { ClassName($0.subjectType).isAppDefined }) {
            lines.append("class \(String(describing: mirror.subjectType))")
            for child in mirror.children {
                lines.append("property \(child.label ?? "") \(Self.typeName(of: child.value))")
            }
        }
    }

    private static func typeName(of value: Any) -> String {
        let object = type(of: value) is NSObject.Type ? value as? NSObject : nil
        return object.map { String(describing: $0.declaredClass) } ?? String(describing: type(of: value))
    }

    /// The views inside that the app has added, none of them inside a control or a list that UIKit defines.
    private func children(of view: UIView) -> [UIView] {
        let isOpen =
            ClassName(of: view).isAppDefined || view.isPlainView || view is UIStackView
            || view is UIScrollView || SystemView.contentView(of: view) != nil
            || view.superview.map { SystemView.contentView(of: $0) === view } ?? false
        guard isOpen, !(view is UITableView), !(view is UICollectionView) else { return [] }
        return view.subviews.filter { SystemView.rule(toIgnore: $0, in: view) == nil }
    }

    private func text(_ number: CGFloat) -> String {
        number.isFinite ? "\((Double(number) * 1_000).rounded() / 1_000)" : "?"
    }
}

// MARK: - Constraints

extension LayoutFingerprint {
    private mutating func readConstraints(of view: UIView) {
        // The system's own constraints are of private classes.
        for constraint in view.constraints where constraint.isPlainConstraint {
            let items = [
                item(constraint.firstItem), "\(constraint.firstAttribute.rawValue)",
                "\(constraint.relation.rawValue)", item(constraint.secondItem),
                "\(constraint.secondAttribute.rawValue)", text(constraint.multiplier),
                text(constraint.constant),
                "\(constraint.priority.rawValue)",
            ]
            lines.append("constraint \(items.joined(separator: " "))")
        }
        for child in children(of: view) { readConstraints(of: child) }
    }

    /// A view by its place in the tree, a guide by that of its view.
    private func item(_ item: AnyObject?) -> String {
        guard let item else { return "-" }
        if let guide = item as? UILayoutGuide, let owner = guide.owningView {
            return "guide of \(numbers[ObjectIdentifier(owner)] ?? -1)"
        }
        return "\(numbers[ObjectIdentifier(item)] ?? -1)"
    }
}
