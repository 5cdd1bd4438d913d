import Foundation

/// Lays out the views of one layout scope: turns their constraints into those of a solver, keeps them up
/// to date, and gives the views the frames that come out.
@MainActor final class LayoutEngine {
    /// Whether the root's size is given, or looked for.
    enum Mode: Equatable {
        case bounds
        case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
    }

    weak private(set) var root: UIView?
    var solver = LinearSolver()
    var items: [ObjectIdentifier: LayoutItem] = [:]
    var records: [ObjectIdentifier: ConstraintRecord] = [:]
    private var recordCount = 0
    private var itemCount = 0

    var waiting: [ConstraintRecord] = []
    var broken: [ConstraintRecord] = []
    var changed: [ConstraintRecord] = []
    var contentChanges: [ObjectIdentifier: LayoutItem] = [:]
    var frameChanges: [ObjectIdentifier: LayoutItem] = [:]
    var insetsChanged = false
    var directionsChanged = false
    var needsUpdate = false
    /// Whether something that is given contradicts the constraints, so that they have to start over.
    var mustRebuild = false
    var textItems: [ObjectIdentifier: TextItem] = [:]

    var mode: Mode?
    var rootSize = CGSize.zero
    var rootConstraints: [LinearConstraint] = []

    /// Whether the engine only answers a question and lays nothing out.
    private let isTemporary: Bool

    init(root: UIView, isTemporary: Bool = false) {
        self.root = root
        self.isTemporary = isTemporary
    }

    // MARK: - Constraints come and go

    func enqueue(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard records[key] == nil else { return }
        recordCount += 1
        let record = ConstraintRecord(constraint, number: recordCount)
        records[key] = record
        waiting.append(record)
        setNeedsUpdate()
    }

    func withdraw(_ constraint: NSLayoutConstraint) {
        guard let record = records.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        record.isWithdrawn = true
        if let linear = record.linear { solver.remove(linear) }
        record.linear = nil
        setNeedsUpdate()
    }

    func reinstall(_ constraint: NSLayoutConstraint) {
        withdraw(constraint)
        enqueue(constraint)
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard let record = records[ObjectIdentifier(constraint)] else { return }
        changed.append(record)
        setNeedsUpdate()
    }

    // MARK: - Items change and go

    func contentDidChange(of view: UIView) {
        guard let item = items[ObjectIdentifier(view)] else { return }
        contentChanges[ObjectIdentifier(view)] = item
        insetsChanged = true
        setNeedsUpdate()
    }

    func contentPrioritiesDidChange(of view: UIView) {
        guard let item = items[ObjectIdentifier(view)] else { return }
        removeContent(of: item)
        contentDidChange(of: view)
    }

    func frameDidChange(of view: UIView) {
        guard let item = items[ObjectIdentifier(view)], !item.pins.isEmpty,
            !isPinned(item, at: view.alignmentFrame)
        else { return }
        frameChanges[ObjectIdentifier(view)] = item
        setNeedsUpdate()
    }

    func insetsDidChange() {
        insetsChanged = true
        setNeedsUpdate()
    }

    func directionDidChange() {
        directionsChanged = true
        setNeedsUpdate()
    }

    /// The view has changed between keeping its frame and being laid out by constraints.
    func restate(_ view: UIView) {
        guard let item = items[ObjectIdentifier(view)] else { return }
        item.pins.forEach(solver.remove)
        item.pins = []
        removeContent(of: item)
        state(item)
        setNeedsUpdate()
    }

    func forget(_ views: [UIView]) {
        for view in views {
            view.viewState.constraints.forEach(withdraw)
            drop(ObjectIdentifier(view))
            for guide in view.layoutGuides { drop(ObjectIdentifier(guide)) }
        }
    }

    func forget(_ guide: UILayoutGuide) {
        drop(ObjectIdentifier(guide))
    }

    private func drop(_ key: ObjectIdentifier) {
        guard let item = items.removeValue(forKey: key) else { return }
        (item.pins + item.content.all).forEach(solver.remove)
        contentChanges[key] = nil
        frameChanges[key] = nil
        textItems[key] = nil
        needsUpdate = true
    }

    func setNeedsUpdate() {
        needsUpdate = true
        if !isTemporary { root?.setNeedsLayout() }
    }

    // MARK: - Items

    func item(for view: UIView) -> LayoutItem {
        if let item = items[ObjectIdentifier(view)] { return item }
        itemCount += 1
        let item = LayoutItem(view: view, guide: nil, number: itemCount, solver: solver)
        items[ObjectIdentifier(view)] = item
        state(item)
        // A view's frame counts from that of its superview, up to the root.
        if view !== root, let superview = view.superview { _ = self.item(for: superview) }
        return item
    }

    func item(for guide: UILayoutGuide) -> LayoutItem {
        if let item = items[ObjectIdentifier(guide)] { return item }
        itemCount += 1
        let item = LayoutItem(view: nil, guide: guide, number: itemCount, solver: solver)
        items[ObjectIdentifier(guide)] = item
        if guide.kind == .scrollContent {
            item.pins = [item.x, item.y].map { equation($0, 0) }
            item.pins.forEach { _ = solver.add($0) }
        }
        return item
    }

    /// Gives the item what makes up its frame besides its constraints: its frame or its content.
    private func state(_ item: LayoutItem) {
        guard let view = item.view else { return }
        if view === root {
            if !view.translatesAutoresizingMaskIntoConstraints {
                contentChanges[ObjectIdentifier(view)] = item
            }
        } else if view.translatesAutoresizingMaskIntoConstraints {
            pin(item, at: view.alignmentFrame)
        } else {
            contentChanges[ObjectIdentifier(view)] = item
        }
    }
}

extension UIView {
    /// The alignment rectangle of the frame that the view has, in its superview.
    var alignmentFrame: CGRect {
        alignmentRect(forFrame: layoutFrame)
    }

    /// The frame without the view's transform.
    var layoutFrame: CGRect {
        let (size, center, anchor) = (bounds.size, layer.position, layer.anchorPoint)
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
            width: size.width, height: size.height)
    }
}
