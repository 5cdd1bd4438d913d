import Foundation

extension LayoutEngine {
    func equation(
        _ symbol: LinearSymbol, _ value: CGFloat, strength: LinearConstraint.Strength? = nil
    ) -> LinearConstraint {
        inequality(symbol, .equal, value, strength: strength)
    }

    private func inequality(
        _ symbol: LinearSymbol, _ relation: LinearConstraint.Relation, _ value: CGFloat,
        strength: LinearConstraint.Strength?
    ) -> LinearConstraint {
        LinearConstraint(
            [LinearTerm(symbol: symbol, coefficient: 1)], constant: -Double(value), relation,
            strength: strength)
    }

    // MARK: - Views that keep their frame

    func pin(_ item: LayoutItem, at frame: CGRect) {
        item.pins = [
            equation(item.x, frame.minX), equation(item.y, frame.minY),
            equation(item.width, max(0, frame.width)), equation(item.height, max(0, frame.height)),
        ]
        for pin in item.pins where !solver.add(pin).isEmpty { mustRebuild = true }
    }

    func isPinned(_ item: LayoutItem, at frame: CGRect) -> Bool {
        let values = [frame.minX, frame.minY, max(0, frame.width), max(0, frame.height)]
        return zip(item.pins, values).allSatisfy { $0.constant == -Double($1) }
    }

    func updatePins(of item: LayoutItem) {
        guard let frame = item.view?.alignmentFrame, item.pins.count == 4 else { return }
        let values = [frame.minX, frame.minY, max(0, frame.width), max(0, frame.height)]
        for (pin, value) in zip(item.pins, values) { solver.setConstant(-Double(value), of: pin) }
    }

    // MARK: - Views with content

    func removeContent(of item: LayoutItem) {
        item.content.all.forEach(solver.remove)
        item.content = ContentConstraints()
    }

    func setContent(_ size: CGSize, of item: LayoutItem) {
        guard item.content.size != size, let view = item.view else { return }
        item.content.size = size
        item.content.horizontal = content(
            item.content.horizontal, item.width, size.width, of: view, along: .horizontal)
        item.content.vertical = content(
            item.content.vertical, item.height, size.height, of: view, along: .vertical)
    }

    private func content(
        _ old: [LinearConstraint], _ symbol: LinearSymbol, _ length: CGFloat, of view: UIView,
        along axis: NSLayoutConstraint.Axis
    ) -> [LinearConstraint] {
        guard length >= 0, length.isFinite else {
            old.forEach(solver.remove)
            return []
        }
        guard old.isEmpty else {
            for constraint in old { solver.setConstant(-Double(length), of: constraint) }
            return old
        }
        let strengths = view.contentStrengths(along: axis)
        let new = [
            inequality(symbol, .atMost, length, strength: strengths.hugging),
            inequality(symbol, .atLeast, length, strength: strengths.resistance),
        ]
        for constraint in new { _ = solver.add(constraint) }
        return new
    }

    // MARK: - The root

    func updateRoot(to newMode: Mode) {
        guard let root else { return }
        let size = root.alignmentFrame.size
        if newMode == .bounds, mode == .bounds {
            if size != rootSize { resizeRoot(to: size, of: item(for: root)) }
            return
        }
        guard newMode != mode else { return }
        rootConstraints.forEach(solver.remove)
        mode = newMode
        rootSize = size
        rootConstraints = makeRootConstraints(item(for: root), size: size, root)
        for constraint in rootConstraints where !solver.add(constraint).isEmpty { mustRebuild = true }
    }

    private func resizeRoot(to size: CGSize, of item: LayoutItem) {
        rootSize = size
        for (constraint, length) in zip(rootConstraints, [size.width, size.height]) {
            solver.setConstant(-Double(max(0, length)), of: constraint)
        }
    }

    /// A root that constraints may size keeps the size it has only for want of a better one.
    private func makeRootConstraints(_ item: LayoutItem, size: CGSize, _ root: UIView) -> [LinearConstraint] {
        switch mode {
        case .fitting(let target, let horizontal, let vertical):
            return [
                fittingConstraint(item.width, target.width, horizontal),
                fittingConstraint(item.height, target.height, vertical),
            ]
        case .bounds, nil:
            let isFree = root.superview == nil && !root.translatesAutoresizingMaskIntoConstraints
            let strength: LinearConstraint.Strength? = isFree ? 0.5 : nil
            return [
                equation(item.width, max(0, size.width), strength: strength),
                equation(item.height, max(0, size.height), strength: strength),
            ]
        }
    }

    private func fittingConstraint(
        _ symbol: LinearSymbol, _ target: CGFloat, _ priority: UILayoutPriority
    ) -> LinearConstraint {
        let length = min(max(0, target), 1e6)
        let isRequired = priority.rawValue >= UILayoutPriority.required.rawValue
        return equation(symbol, length, strength: isRequired ? nil : priority.rawValue)
    }
}
