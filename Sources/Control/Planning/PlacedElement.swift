import TabProduction
import UIKit

/// Something that a list shows while it loads, and where.
struct PlacedElement {
    /// What it is; `nil` for a decoration.
    let kind: SkeletonPlace.Kind?
    let path: IndexPath
    /// What is drawn; `nil` for a decoration.
    let prototype: Prototype?
    /// In points, from the start of the content.
    var frame: CGRect
    /// What the list draws around it.
    var look: CellLook?

    init(
        _ kind: SkeletonPlace.Kind?, at path: IndexPath, _ prototype: Prototype?, frame: CGRect,
        look: CellLook? = nil
    ) {
        self.kind = kind
        self.path = path
        self.prototype = prototype
        self.frame = frame
        self.look = look
    }

    /// Whether it is what a list draws behind all of itself: what belongs to no section.
    var isGround: Bool { kind == nil && path.count < 2 }

    /// What the adjustments of the app are told.
    @MainActor
    var place: SkeletonPlace? {
        guard let kind, let prototype else { return nil }
        return SkeletonPlace(
            section: path.section, item: path.item, kind: kind, className: prototype.className)
    }
}
