import TabProduction
import UIKit

/// Something that a list shows while it loads, and where.
struct PlacedElement {
    /// What it is; `nil` for what the list draws by itself.
    let kind: SkeletonPlace.Kind?
    let path: IndexPath
    /// What makes it; `nil` for what the list draws by itself, and for a view that there is.
    var prototype: Prototype?
    /// A view that the list has already, such as the header of a table.
    var view: UIView?
    /// In points, from the start of the content.
    var frame: CGRect
    /// What the list draws around it.
    var look: CellLook?
    /// Whether what is behind the list is seen where the element paints nothing.
    var isSeenThrough = false

    /// Creates what is made from a prototype.
    init(
        _ kind: SkeletonPlace.Kind, at path: IndexPath, _ prototype: Prototype, frame: CGRect,
        look: CellLook? = nil
    ) {
        self.kind = kind
        self.path = path
        self.prototype = prototype
        self.frame = frame
        self.look = look
    }

    /// Creates what the list draws behind its cells.
    init(_ look: CellLook, at path: IndexPath, frame: CGRect) {
        kind = nil
        self.path = path
        self.frame = frame
        self.look = look
    }

    /// Creates the place of a view that the list has.
    @MainActor
    init(_ view: UIView, at origin: CGPoint) {
        kind = .view
        path = IndexPath()
        self.view = view
        frame = CGRect(origin: origin, size: view.bounds.size)
    }

    /// Whether it is what a list draws behind all of itself: what belongs to no section.
    var isGround: Bool { kind == nil && path.count < 2 }

    /// Returns the same somewhere else.
    func moved(x: CGFloat, y: CGFloat) -> PlacedElement {
        var moved = self
        moved.frame = frame.offsetBy(dx: x, dy: y)
        return moved
    }
}

// MARK: - Tiles

extension PlacedElement {
    /// Returns what is drawn for the element; `nil` where nothing is.
    @MainActor
    func tile(of contents: ListContents) -> SkeletonTile? {
        production(of: contents).map { SkeletonTile(production: $0, origin: frame.origin) }
    }

    @MainActor
    private func production(of contents: ListContents) -> Production? {
        if let view {
            // A view with a model of its own is mapped, adjusted and painted by that.
            guard let own = view.ownModel else { return contents.model.production(of: view) }
            return own.painted(own.production(of: view))
        }
        guard let prototype else { return look?.production }
        let plain = contents.production(of: prototype, size: frame.size, at: place(of: prototype))
        var production = look?.added(to: plain) ?? plain
        if isSeenThrough, production.surface.fill == .standard { production.surface.fill = .none }
        return production
    }

    /// What the adjustments of the app are told.
    @MainActor
    private func place(of prototype: Prototype) -> SkeletonPlace? {
        kind.map {
            SkeletonPlace(
                section: path.section, item: path.item, kind: $0, className: prototype.className)
        }
    }
}
