import TabProduction
import UIKit

/// The items that a section of a collection shows while it loads: their kinds and sizes.
@MainActor
struct CollectionItems {
    /// The items of one section, and of what more there is where they fill the list.
    struct Items {
        var prototypes: [Prototype] = []
        var sizes: [CGSize] = []
        var filler: (prototype: Prototype, size: CGSize)?

        func prototype(ofItem item: Int) -> Prototype? {
            item < prototypes.count ? prototypes[item] : filler?.prototype
        }
    }

    let model: CollectionAnimated
    let collection: UICollectionView
    let measures: FlowMeasures
    let size: CGSize

    /// Returns the items of a section; only the last kind may fill the list.
    func items(of section: SectionAnimated, at number: Int) -> Items {
        var items = Items()
        for (index, cell) in section.cells.enumerated() {
            if let count = model.count(of: cell, at: number) {
                add(cell, count: count, at: number, to: &items)
            } else if index == section.cells.count - 1 {
                items.filler = (cell.prototype, size(of: cell, item: items.sizes.count, in: number))
            } else {
                add(cell, count: 1, at: number, to: &items)
            }
        }
        return items
    }

    private func add(_ cell: CellAnimated, count: Int, at number: Int, to items: inout Items) {
        for _ in 0..<count {
            items.sizes.append(size(of: cell, item: items.sizes.count, in: number))
            items.prototypes.append(cell.prototype)
        }
    }

    /// Returns the size of a kind of item.
    ///
    /// The given one comes first, then what the delegate says of an item that exists, then the layout's item size;
    /// an item that sizes itself has the fitting height of its prototype.
    func size(of cell: CellAnimated, item: Int, in section: Int) -> CGSize {
        let given = cell.size
        if given.width > 0, given.height > 0 { return given }
        if given == .zero, let size = measures.size(ofItem: item, in: section) { return size }
        if given == .zero, let size = measures.itemSize { return size }
        let insets = measures.insets(ofSection: section)
        let room = max(0, size.width - insets.left - insets.right)
        let width = given.width > 0 ? given.width : given.height > 0 ? room : measures.measuredWidth(in: room)
        if given.height > 0 { return CGSize(width: width, height: given.height) }
        let fitting = CGSize(width: width, height: 0)
        return model.production(of: cell.prototype, size: fitting, in: collection).size
    }
}
