import UIKit

/// The sizes of the items of a collection.
@MainActor
struct CollectionMeasures: CellMeasuring {
    let flow: FlowMeasures
    /// The width of the collection, in points.
    let width: CGFloat
    let bounds: CGRect

    /// The model's size comes first, then the delegate's for an item that exists, then the last size where the delegate
    /// decides, then the layout's item size; an item that sizes itself has its fitting height.
    func size(of kind: CellAnimated, at index: Int, inSection sectionIndex: Int) -> CellSize {
        let given = kind.size(in: bounds)
        if given.width > 0, given.height > 0 { return .fixed(given) }
        if given == .zero {
            if let size = flow.size(ofItem: index, in: sectionIndex) { return .fixed(size) }
            if let size = flow.itemSize { return flow.asksForSizes ? .learnt(else: size) : .fixed(size) }
        }
        let insets = flow.insets(ofSection: sectionIndex)
        let room = max(0, width - insets.left - insets.right)
        if given.height > 0 {
            return .fixed(CGSize(width: given.width > 0 ? given.width : room, height: given.height))
        }
        if given.width > 0 { return .fitting(width: given.width) }
        return flow.estimatedSize.map { .measured(from: $0, within: room) } ?? .fitting(width: room)
    }

    func differingCells(inSection sectionIndex: Int) -> Int { flow.differingItems(inSection: sectionIndex) }
}
