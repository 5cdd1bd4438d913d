import TabCache
import TabProduction
import UIKit

/// An element of a list's skeleton and its frame.
struct PlacedElement {
    /// The kind of view; `nil` for what the list draws by itself.
    let kind: ElementKind?
    var path: IndexPath
    /// The prototype of the view; `nil` for what the list draws by itself, and for a view that exists.
    var prototype: CellAnimated?
    /// A view that exists already, such as the header of a table.
    var view: UIView?
    /// In points, from the start of the content.
    var frame: CGRect
    /// The surface and the lines that the list draws around it.
    var appearance: CellAppearance?

    init(
        _ kind: ElementKind, at path: IndexPath, _ prototype: CellAnimated, frame: CGRect,
        appearance: CellAppearance? = nil
    ) {
        self.kind = kind
        self.path = path
        self.prototype = prototype
        self.frame = frame
        self.appearance = appearance
    }

    /// Creates an element that the list draws behind its cells.
    init(_ appearance: CellAppearance, at path: IndexPath, frame: CGRect) {
        kind = nil
        self.path = path
        self.frame = frame
        self.appearance = appearance
    }

    @MainActor
    init(_ view: UIView, at origin: CGPoint) {
        kind = .view
        path = IndexPath()
        self.view = view
        frame = CGRect(origin: origin, size: view.bounds.size)
    }

    /// Whether the list draws it behind all sections.
    var isBackground: Bool { kind == nil && path.count < 2 }

    func moved(x: CGFloat, y: CGFloat) -> PlacedElement {
        var moved = self
        moved.frame = frame.offsetBy(dx: x, dy: y)
        return moved
    }

    // MARK: Tiles

    /// - Parameter isSeenThrough: Whether the background of the list shows through where the element paints nothing.
    @MainActor
    func tile(of contents: ListContents, isSeenThrough: Bool = false) -> SkeletonTile? {
        production(of: contents, isSeenThrough).map { SkeletonTile(production: $0, origin: frame.origin) }
    }

    @MainActor
    private func production(of contents: ListContents, _ isSeenThrough: Bool) -> Production? {
        if let view {
            // The view's own model maps, adjusts and paints it.
            guard let own = view.tabAnimated else {
                return contents.model.production(of: view).adjusted
            }
            return own.painted(own.production(of: view).adjusted)
        }
        guard let prototype else { return appearance?.production }
        let place = kind.map { ElementPlace(kind: $0, path: path) }
        let plain = contents.production(of: prototype, size: frame.size, at: place)
        var production = appearance?.added(to: plain) ?? plain
        if isSeenThrough, production.surface.fill == .standard { production.surface.fill = .none }
        return production
    }
}

extension ViewAnimated {
    /// Returns a production in the colors of the model, for the skeleton of another model.
    fileprivate func painted(_ production: Production) -> Production {
        var painted = production
        let fill =
            animatedGradient.map(ComponentFill.gradient) ?? animatedColor.map { .color(SkeletonColor($0)) }
        for index in painted.components.indices where painted.components[index].fill == .standard {
            painted.components[index].fill = fill ?? .standard
        }
        if let color = animatedBackgroundColor, painted.surface.fill == .standard {
            painted.surface.fill = .color(SkeletonColor(color))
        }
        return painted
    }
}

extension [PlacedElement] {
    /// The places that the headers of sections move down to at most, by the indices of their sections: each stays above
    /// the section that follows.
    var pinEnds: [Int: CGFloat] {
        let placed = filter { $0.path.count > 1 }
        let starts = Dictionary(grouping: placed, by: \.path.section).mapValues { elements in
            elements.map(\.frame.minY).min() ?? 0
        }
        return placed.filter { $0.kind == .header }.reduce(into: [:]) { ends, header in
            let next = starts.filter { $0.key > header.path.section }.map(\.value).min() ?? .infinity
            ends[header.path.section] = next - header.frame.height
        }
    }
}
