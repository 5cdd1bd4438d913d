import TabCache
import TabProduction
import UIKit

/// The measures of sections and items that a flow layout and its delegate give.
///
/// It asks the delegate only about sections and items that the app's data has, and else reads the layout's properties.
@MainActor
struct FlowMeasures {
    private let flow: UICollectionViewFlowLayout
    /// The collection, which knows the app's data and delegate; `nil` uses the layout alone.
    private let collection: UICollectionView?
    private let delegate: (any UICollectionViewDelegateFlowLayout)?
    private let counts: [Int]

    init(_ flow: UICollectionViewFlowLayout, of collection: UICollectionView? = nil) {
        self.flow = flow
        self.collection = collection
        delegate = collection?.delegate as? any UICollectionViewDelegateFlowLayout
        counts = collection?.sharedCounts ?? []
    }

    /// The model's size comes first, then the delegate's for an item that exists, then the last size where the delegate
    /// decides, then the layout's item size; an item that sizes itself has its fitting height.
    func size(
        of kind: CellAnimated, at index: Int, inSection sectionIndex: Int, of list: UICollectionView
    ) -> CellSize {
        let given = kind.size(within: list.bounds)
        if given.width > 0, given.height > 0 { return .fixed(given) }
        let insets = insets(ofSection: sectionIndex)
        let room = max(0, list.visibleArea.width - insets.left - insets.right)
        if given == .zero {
            if let size = size(ofItem: index, in: sectionIndex) { return .fixed(size) }
            if asksForSizes { return .learnt(else: itemSize ?? CGSize(width: room, height: 0)) }
            if let itemSize { return .fixed(itemSize) }
        }
        if given.height > 0 {
            return .fixed(CGSize(width: given.width > 0 ? given.width : room, height: given.height))
        }
        if given.width > 0 { return .fitting(width: given.width) }
        if let estimatedSize { return .measured(from: estimatedSize, within: room) }
        return .fitting(width: room, atLeast: flow is PlainLayout ? PlainLayout.leastHeight : 0)
    }

    /// The item size of the layout; `nil` where items size themselves, or where only the delegate knows it.
    var itemSize: CGSize? {
        guard flow.estimatedItemSize == .zero, !(flow is PlainLayout) else { return nil }
        return asksForSizes && flow.itemSize == Self.standardSize ? nil : flow.itemSize
    }

    /// The item size of a layout that was given none.
    private static let standardSize = UICollectionViewFlowLayout().itemSize

    /// The estimated size of items that size themselves; `nil` where items have a size.
    private var estimatedSize: CGSize? {
        guard flow.estimatedItemSize != .zero else { return nil }
        let isAutomatic = flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        return isAutomatic ? flow.itemSize : flow.estimatedItemSize
    }

    var asksForSizes: Bool { flow.estimatedItemSize == .zero && sizeOfItem != nil }

    private func size(ofItem item: Int, in section: Int) -> CGSize? {
        guard let collection, asksForSizes, counts.indices.contains(section), item < counts[section]
        else { return nil }
        return sizeOfItem?(collection, flow, IndexPath(item: item, section: section))
    }

    /// The number of items whose sizes the app may know, up to what a cover shows.
    func differingItems(inSection section: Int) -> Int {
        guard sizeOfItem != nil, counts.indices.contains(section) else { return 0 }
        return min(counts[section], PlaceFinder.limit)
    }

    /// The space that a section leaves around its items, in points.
    private func insets(ofSection section: Int) -> UIEdgeInsets {
        let own = givenInsets(ofSection: section)
        switch flow.sectionInsetReference {
        case .fromSafeArea: return own.adding(collection?.safeAreaInsets ?? .zero)
        case .fromLayoutMargins: return own.adding(collection?.layoutMargins ?? .zero)
        default: return own
        }
    }

    func metrics(ofSection section: Int, hasEdges: Bool = true) -> FlowMetrics {
        FlowMetrics(
            insets: givenInsets(ofSection: section),
            lineSpacing: ask(delegate?.collectionView(_:layout:minimumLineSpacingForSectionAt:), section)
                ?? flow.minimumLineSpacing,
            interitemSpacing: ask(
                delegate?.collectionView(_:layout:minimumInteritemSpacingForSectionAt:), section)
                ?? flow.minimumInteritemSpacing,
            headerSize: !hasEdges
                ? .zero
                : ask(delegate?.collectionView(_:layout:referenceSizeForHeaderInSection:), section)
                    ?? flow.headerReferenceSize,
            footerSize: !hasEdges
                ? .zero
                : ask(delegate?.collectionView(_:layout:referenceSizeForFooterInSection:), section)
                    ?? flow.footerReferenceSize)
    }

    /// The insets without the safe area or the margins that they may be measured from.
    private func givenInsets(ofSection section: Int) -> UIEdgeInsets {
        ask(delegate?.collectionView(_:layout:insetForSectionAt:), section) ?? flow.sectionInset
    }

    // A method that Objective-C makes optional is optional here; where it has a default, it never is.
    private func ask<Value>(
        _ question: ((UICollectionView, UICollectionViewLayout, Int) -> Value)?, _ section: Int
    ) -> Value? {
        guard let collection, counts.indices.contains(section) else { return nil }
        return question?(collection, flow, section)
    }

    private var sizeOfItem: ((UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize)? {
        delegate?.collectionView(_:layout:sizeForItemAt:)
    }
}

extension UIEdgeInsets {
    fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
            right: right + other.right)
    }
}

/// The metrics of a section as a flow layout sees them.
struct FlowMetrics {
    let insets: UIEdgeInsets
    let lineSpacing: CGFloat
    let interitemSpacing: CGFloat
    let headerSize: CGSize
    let footerSize: CGSize
}
