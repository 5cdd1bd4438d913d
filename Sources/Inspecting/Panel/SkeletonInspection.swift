import TabAnimated
import TabProduction
import UIKit

/// What is inspected of one skeleton: its shapes, and the changes made of them.
///
/// While it lasts the skeleton stays, also where the app ends it. What the app sets meanwhile is seen afterwards.
@MainActor
final class SkeletonInspection {
    private(set) weak var host: UIView?

    /// Called when the skeleton shows another picture or has gone.
    var onChange: @MainActor () -> Void = {}

    var chosen: ShapeEdits.Shape? {
        didSet { if chosen != oldValue { onChange() } }
    }

    /// How shapes are addressed in the Swift.
    var address = ShapeEdits.Address.keyPath {
        didSet { onChange() }
    }

    private let model: ViewAnimated
    private let recorder: TreeRecorder
    private let startsSkeleton: Bool
    private var edits = ShapeEdits()
    private var isFinished = false

    /// The productions by class, before the changes, and their classes in the order in which they came.
    private var productions: [String: Production] = [:]
    private var classNames: [String] = []

    /// Begins with a view that has a model; a skeleton that is not shown yet is started.
    init?(of view: UIView) {
        guard let model = view.tabAnimated else { return nil }
        host = view
        self.model = model
        let shared = model.isCacheEnabled == false ? Producer() : SkeletonConfiguration.sharedProducer
        recorder = TreeRecorder(model.producer ?? shared)
        startsSkeleton = !view.isTabAnimating
        model.inspection = Inspection(
            producer: recorder, timing: SkeletonTiming(minimumDuration: Self.longTime)
        ) { [weak self] in self?.inspect($0) }
        startsSkeleton ? view.startTabAnimation(transition: .none) : view.updateTabAnimation()
    }

    /// A day, in seconds.
    private static let longTime: TimeInterval = 86_400

    /// Shows what the app set; a skeleton that the app has ended meanwhile ends.
    func finish() {
        guard !isFinished else { return }
        isFinished = true
        model.inspection = nil
        host?.updateTabAnimation()
        if startsSkeleton { host?.endTabAnimation(transition: .none) }
    }

    private func inspect(_ manager: ComponentManager) {
        if productions.updateValue(manager.production, forKey: manager.className) == nil {
            classNames.append(manager.className)
        }
        edits.apply(to: manager)
    }

    private func update() {
        host?.updateTabAnimation()
        onChange()
    }

    // MARK: Shapes

    /// A shape at its place.
    struct PlacedShape {
        let shape: ShapeEdits.Shape
        let component: Component
        /// The area of all its bars, in points.
        let frame: CGRect
    }

    var covers: [SkeletonOverlay] { host.map(Self.covers) ?? [] }

    private static func covers(in view: UIView) -> [SkeletonOverlay] {
        view.subviews.flatMap { subview -> [SkeletonOverlay] in
            if let cover = subview as? SkeletonOverlay { return [cover] }
            return subview.isTabAnimating ? [] : covers(in: subview)
        }
    }

    /// Returns the shapes that can be changed, in the coordinate space of a view.
    func shapes(in space: UIView) -> [PlacedShape] {
        covers.flatMap { cover in
            cover.tiles.filter { productions[$0.production.className] != nil }.flatMap { tile in
                tile.production.components.compactMap { component -> PlacedShape? in
                    let shape = ShapeEdits.Shape(className: tile.production.className, index: component.index)
                    guard !component.isCutOut, !component.isRemoved || shape == chosen else { return nil }
                    let area = component.bars.reduce(CGRect.null) { $0.union($1) }
                    let frame = (area.isNull ? component.frame : area)
                        .offsetBy(dx: tile.origin.x, dy: tile.origin.y)
                    return PlacedShape(
                        shape: shape, component: component, frame: cover.convert(frame, to: space))
                }
            }
        }
    }

    /// Chooses the smallest shape at a point of a view, or none.
    func choose(at point: CGPoint, in space: UIView) {
        let found = shapes(in: space).filter { $0.frame.insetBy(dx: -6, dy: -6).contains(point) }
        chosen = found.min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }?.shape
    }

    /// Chooses the shape that comes a number of places after the chosen one, or before it.
    func choose(next distance: Int) {
        let shapes = classNames.flatMap { name in
            (productions[name]?.components ?? []).filter { !$0.isCutOut }
                .map { ShapeEdits.Shape(className: name, index: $0.index) }
        }
        guard !shapes.isEmpty else { return }
        let position = chosen.flatMap(shapes.firstIndex) ?? (distance > 0 ? -1 : 0)
        chosen = shapes[(position + distance + shapes.count) % shapes.count]
    }

    /// Chooses the shape of a name.
    func choose(named name: String) {
        for className in classNames {
            guard let component = productions[className]?.components.first(where: { $0.name == name })
            else { continue }
            chosen = ShapeEdits.Shape(className: className, index: component.index)
            return
        }
    }

    /// The chosen component as it was mapped and adjusted by the app, and as it is now.
    var chosenComponent: (before: Component, now: Component)? {
        guard let chosen, let production = productions[chosen.className],
            let before = production.components.first(where: { $0.index == chosen.index })
        else { return nil }
        let manager = ComponentManager(production: production)
        edits.apply(to: manager)
        return (before, manager.production.components.first { $0.index == chosen.index } ?? before)
    }

    /// What became of the views of the chosen shape's class; empty where it is remembered from the last content.
    var chosenTree: SkeletonTree? { chosen.flatMap { recorder.trees[$0.className] } }

    // MARK: Changes

    var adjustment: ShapeAdjustment { chosen.map { edits[$0] } ?? ShapeAdjustment() }

    /// Changes the chosen shape, as a control of the panel wants it.
    func change(by control: String, _ change: (inout ShapeAdjustment) -> Void) {
        guard let chosen else { return }
        var adjustment = adjustment
        change(&adjustment)
        edits.set(adjustment, of: chosen, by: control)
        update()
    }

    var canUndo: Bool { edits.canUndo }

    func undo() {
        edits.undo()
        update()
    }

    /// The Swift of all changes, ready for a closure.
    var swift: String { edits.swift(of: classNames.compactMap { productions[$0] }, by: address) }

    /// Shows another animation; `nil` the one of the app.
    func tryAnimation(_ animation: AnimationType?) {
        model.inspection?.animation = animation
        update()
    }

    /// Shows another appearance; `nil` the one of the app.
    func tryAppearance(_ darkMode: (any DarkModeSwitching)?) {
        model.inspection?.darkMode = darkMode
        update()
    }
}
