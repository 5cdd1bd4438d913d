import UIKit

/// The sizes of the items of a collection.
@MainActor
struct CollectionMeasures: CellMeasuring {
    let flow: FlowMeasures
    /// The width of the collection, in points.
    let width: CGFloat
    let bounds: CGRect

    /// The given size comes first, then what the delegate says of an item that exists, then what was learnt where it
    /// alone knows, then the layout's item size; an item that sizes itself has its fitting height.
    func size(of kind: CellAnimated, at index: Int, inSection number: Int) -> CellSize {
        let given = kind.size(in: bounds)
        if given.width > 0, given.height > 0 { return .fixed(given) }
        if given == .zero {
            if let size = flow.size(ofItem: index, in: number) { return .fixed(size) }
            if let size = flow.itemSize { return flow.asksForSizes ? .learnt(else: size) : .fixed(size) }
        }
        let insets = flow.insets(ofSection: number)
        let room = max(0, width - insets.left - insets.right)
        if given.height > 0 {
            return .fixed(CGSize(width: given.width > 0 ? given.width : room, height: given.height))
        }
        if given.width > 0 { return .fitting(width: given.width) }
        return flow.estimatedSize.map { .measured(from: $0, within: room) } ?? .fitting(width: room)
    }

    func differingCells(inSection number: Int) -> Int { flow.differingItems(inSection: number) }
}
