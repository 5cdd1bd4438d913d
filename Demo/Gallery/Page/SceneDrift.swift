import Foundation
import TabAnimated
import TabAnimatedTesting
import UIKit

/// A shape of a skeleton that does not stand where its content is, and the calls that bring it there.
struct SceneDrift: Encodable {
    /// The position of the production among the sheets of the scene.
    let sheet: Int

    /// The index of the shape; `nil` for content that no shape stands for.
    let index: Int?

    let problem: String

    /// The area of the content in points, in the production.
    let content: [Double]?

    /// The calls of the fix, in order.
    let fix: [Call]

    /// A call of a chain; `create` has a frame as its values.
    struct Call: Encodable, Equatable {
        let call: String
        let values: [Double]

        /// A call with values that are kept to a hundredth of a point.
        init(_ call: String, _ values: CGFloat...) {
            self.call = call
            self.values = values.map(SceneDrift.kept)
        }
    }

    private static func kept(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
}

extension SceneDrift {
    /// A production on the screen while it loads, and where it stands in the window.
    struct Shown {
        let production: Production
        let sheet: Int
        let origin: CGPoint
    }

    /// Compares what was shown with the content that has taken its place; each production once.
    @MainActor
    static func list(_ shown: [Shown], in window: UIWindow) -> [SceneDrift] {
        let views = visibleViews(below: window)
        var compared: Set<Int> = []
        return shown.flatMap { shown -> [SceneDrift] in
            guard !compared.contains(shown.sheet), let view = content(of: shown, among: views, in: window)
            else { return [] }
            compared.insert(shown.sheet)
            let drift = SkeletonDrift.measure(view, against: shown.production)
            return drift.shapes.compactMap { SceneDrift($0, of: shown) }
        }
    }

    @MainActor
    private static func visibleViews(below view: UIView) -> [UIView] {
        if view.isHidden || view.alpha < 0.01 || view is SkeletonOverlay { return [] }
        return [view] + view.subviews.flatMap(visibleViews)
    }

    /// The view of the same class and width that is nearest.
    @MainActor
    private static func content(of shown: Shown, among views: [UIView], in window: UIWindow) -> UIView? {
        let alike = views.filter {
            $0.classFacts.name.bare == shown.production.className
                && abs($0.bounds.width - shown.production.size.width) < 1
        }
        return alike.min {
            distance(of: $0, from: shown, in: window) < distance(of: $1, from: shown, in: window)
        }
    }

    @MainActor
    private static func distance(of view: UIView, from shown: Shown, in window: UIWindow) -> CGFloat {
        let origin = view.convert(CGPoint.zero, to: window)
        return hypot(origin.x - shown.origin.x, origin.y - shown.origin.y)
    }

    /// What is wrong with a shape; nothing where it is within a point of its content.
    @MainActor
    private init?(_ shape: DriftShape, of shown: Shown) {
        let component = shown.production.components.first { ($0.name ?? "\($0.index)") == shape.name }
        sheet = shown.sheet
        index = component?.index
        content = shape.content.map { [$0.minX, $0.minY, $0.width, $0.height].map(Self.kept) }
        switch (shape.skeleton, shape.content, component) {
        case (_?, let place?, let component?):
            guard shape.shift > 1 else { return nil }
            problem = "is \(Self.points(shape.shift)) off"
            fix = DriftFix(component, in: shown.production).calls(to: place)
        case (_?, nil, let component?) where !component.isRemoved:
            problem = "stands where no content comes"
            fix = [Call("remove")]
        case (nil, _?, let component?) where component.isRemoved:
            problem = "is left out, and content comes there"
            fix = [Call("show")]
        case (nil, let place?, _):
            problem = "content without a shape"
            fix = [Call("create", place.minX, place.minY, place.width, place.height)]
        default: return nil
        }
    }

    private static func points(_ value: CGFloat) -> String {
        String(format: "%.1f points", Double(value))
    }
}

/// Finds the calls that bring a shape to the place of its content.
@MainActor
struct DriftFix {
    private let component: Component
    private let production: Production

    init(_ component: Component, in production: Production) {
        self.component = component
        self.production = production
    }

    /// Returns the calls. The lines of a text are as many as fit; where they end depends on the words.
    func calls(to place: CGRect) -> [SceneDrift.Call] {
        let isText = component.role == .label || component.role == .text
        guard isText else {
            return [
                .init("width", place.width), .init("height", place.height), .init("x", place.minX),
                .init("y", place.minY),
            ]
        }
        let count = lineCount(in: place)
        let lines = count.map { [SceneDrift.Call("line", CGFloat($0))] } ?? []
        let manager = ComponentManager(production: production)
        if let count { manager.animation(component.index).line(count) }
        let changed = manager.production.components.first { $0.index == component.index } ?? component
        let area = changed.bars.reduce(CGRect.null) { $0.union($1) }
        let across =
            switch component.alignment {
            case .left, .justified: place.minX - area.minX
            case .center: place.midX - area.midX
            case .right: place.maxX - area.maxX
            }
        return lines + move(across, "right", "left") + move(place.minY - area.minY, "down", "up")
    }

    /// The number of lines that are as high as the content, if it is another one.
    private func lineCount(in place: CGRect) -> Int? {
        let lines = component.lines ?? TextLines(count: 1, lineHeight: component.frame.height)
        let step = lines.lineHeight + lines.spacing
        guard step > 0 else { return nil }
        let count = max(1, Int(((place.height + lines.spacing) / step).rounded()))
        return count == component.bars.count ? nil : count
    }

    private func move(_ distance: CGFloat, _ ahead: String, _ back: String) -> [SceneDrift.Call] {
        abs(distance) < 0.1 ? [] : [.init(distance > 0 ? ahead : back, abs(distance))]
    }
}
