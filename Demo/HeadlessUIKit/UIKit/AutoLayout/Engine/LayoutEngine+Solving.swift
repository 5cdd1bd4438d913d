import Foundation

extension LayoutEngine {
    /// How often text may change its height because it got another width.
    private static let textPasses = 3

    /// Brings the solution up to date with everything that has changed.
    func update(_ newMode: Mode) {
        guard let root else { return }
        let sizeChanged = newMode == .bounds && mode == .bounds && root.alignmentFrame.size != rootSize
        guard needsUpdate || newMode != mode || sizeChanged else { return }
        needsUpdate = false
        waiting += broken
        broken = []
        updateRoot(to: newMode)
        applyChanges()
        installWaiting()
        if mustRebuild { rebuild() }
        updateContent()
        settle()
        fitText()
    }

    private func applyChanges() {
        if directionsChanged { reinstallDirectional() }
        for item in inOrder(frameChanges) { updatePins(of: item) }
        for record in changed { refreshConstant(of: record) }
        if insetsChanged {
            let volatile = records.values.filter(\.isVolatile).sorted { $0.number < $1.number }
            for record in volatile { refreshConstant(of: record) }
        }
        frameChanges = [:]
        changed = []
        insetsChanged = false
        directionsChanged = false
    }

    private func refreshConstant(of record: ConstraintRecord) {
        guard let linear = record.linear, let holder = record.constraint.holder else { return }
        solver.setConstant(self.linear(record.constraint, in: holder).constant, of: linear)
    }

    private func reinstallDirectional() {
        let directional = records.values.filter(\.constraint.isDirectional)
        for record in directional.sorted(by: { $0.number < $1.number }) {
            if let linear = record.linear { solver.remove(linear) }
            record.linear = nil
            if !waiting.contains(where: { $0 === record }) { waiting.append(record) }
        }
    }

    // MARK: - Installing

    /// What must hold goes first, for then hardly any of it is in the way of the rest.
    private func installWaiting() {
        let records = waiting.filter { !$0.isWithdrawn && $0.linear == nil }
        waiting = []
        let ready = records.compactMap { record in makeLinear(record).map { (record, $0) } }
        for (record, linear) in ready where linear.isRequired { install(linear, for: record) }
        for (record, linear) in ready where !linear.isRequired { install(linear, for: record) }
    }

    private func makeLinear(_ record: ConstraintRecord) -> LinearConstraint? {
        let constraint = record.constraint
        guard let holder = constraint.holder, constraint.first.item != nil else { return nil }
        let sum = linear(constraint, in: holder)
        record.isVolatile = sum.isVolatile
        let priority = constraint.priority.rawValue
        let isRequired = priority >= UILayoutPriority.required.rawValue
        let linear = LinearConstraint(
            sum.terms, constant: sum.constant, relation(of: constraint, in: holder),
            strength: isRequired ? nil : priority)
        linear.owner = record
        return linear
    }

    private func relation(of constraint: NSLayoutConstraint, in holder: UIView) -> LinearConstraint.Relation {
        let isFlipped = isReversed(constraint, in: holder)
        switch constraint.relation {
        case .equal: return .equal
        case .lessThanOrEqual: return isFlipped ? .atLeast : .atMost
        case .greaterThanOrEqual: return isFlipped ? .atMost : .atLeast
        }
    }

    private func install(_ linear: LinearConstraint, for record: ConstraintRecord) {
        let conflict = solver.add(linear)
        guard conflict.isEmpty else { return giveUp(record, because: conflict) }
        record.linear = linear
        record.isReported = false
    }

    /// Breaks the constraint that came last; it is tried again when something has changed.
    private func giveUp(_ record: ConstraintRecord, because conflict: [LinearConstraint]) {
        broken.append(record)
        guard !record.isReported else { return }
        record.isReported = true
        let others = conflict.compactMap { ($0.owner as? ConstraintRecord)?.constraint }
            .filter { $0 !== record.constraint }
        HeadlessAutoLayout.report(.init(constraints: others + [record.constraint], broken: record.constraint))
    }

    // MARK: - Solving

    private func settle() {
        if !solver.solve() { rebuild() }
    }

    /// Starts over, with the sizes that are given before the constraints that may have to give way.
    private func rebuild() {
        mustRebuild = false
        let newMode = mode ?? .bounds
        let old = records.values.sorted { $0.number < $1.number }
        solver = LinearSolver()
        items = [:]
        textItems = [:]
        contentChanges = [:]
        for record in old { record.linear = nil }
        waiting = old
        broken = []
        rootConstraints = []
        mode = nil
        updateRoot(to: newMode)
        installWaiting()
        mustRebuild = false
        updateContent()
        _ = solver.solve()
    }

    // MARK: - Content

    private func updateContent() {
        let changes = inOrder(contentChanges)
        contentChanges = [:]
        for item in changes {
            guard let view = item.view else { continue }
            setContent(view.intrinsicContentSize, of: item)
            textItems[ObjectIdentifier(view)] = view.hasWrappingText ? TextItem(item, view) : nil
        }
        for text in textsInOrder { setContent(text.naturalSize, of: text.item) }
    }

    private func inOrder(_ items: [ObjectIdentifier: LayoutItem]) -> [LayoutItem] {
        items.values.sorted { $0.number < $1.number }
    }

    private var textsInOrder: [TextItem] {
        textItems.values.sorted { $0.item.number < $1.item.number }
    }

    /// Text of several lines gets the height it needs in the width it was given.
    private func fitText() {
        guard !textItems.isEmpty else { return }
        for _ in 0..<Self.textPasses {
            var hasChanged = false
            for text in textsInOrder where wrap(text) { hasChanged = true }
            guard hasChanged else { return }
            settle()
        }
    }

    private func wrap(_ text: TextItem) -> Bool {
        guard let view = text.item.view else { return false }
        let width = CGFloat(solver.value(of: text.item.width))
        guard width > 0, let current = text.item.content.size,
            width < current.width - 0.01 || text.mustFit(width)
        else { return false }
        let size = text.size(of: view, width: width)
        guard size != current else { return false }
        setContent(size, of: text.item)
        return true
    }
}
