import TabProduction
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
        let given = kind.size(within: bounds)
        if given.width > 0, given.height > 0 { return .fixed(given) }
        let insets = flow.insets(ofSection: sectionIndex)
        let room = max(0, width - insets.left - insets.right)
        if given == .zero {
            if let size = flow.size(ofItem: index, in: sectionIndex) { return .fixed(size) }
            if flow.asksForSizes { return .learnt(else: flow.itemSize ?? CGSize(width: room, height: 0)) }
            if let size = flow.itemSize { return .fixed(size) }
        }
        if given.height > 0 {
            return .fixed(CGSize(width: given.width > 0 ? given.width : room, height: given.height))
        }
        if given.width > 0 { return .fitting(width: given.width) }
        if let estimate = flow.estimatedSize { return .measured(from: estimate, within: room) }
        return .fitting(width: room, atLeast: flow.leastHeight)
    }

    func differingCells(inSection sectionIndex: Int) -> Int { flow.differingItems(inSection: sectionIndex) }
}

/// The measures of sections and items that a flow layout and its delegate give.
///
/// It asks the delegate only about sections and items that the app's data has, and else reads the layout's properties.
@MainActor
struct FlowMeasures {
    private let flow: UICollectionViewFlowLayout
    /// The collection, which knows the app's data and delegate; `nil` uses the layout alone.
    private let collection: UICollectionView?
    private let delegate: FlowDelegate?
    private let counts: [Int]

    init(_ flow: UICollectionViewFlowLayout, of collection: UICollectionView? = nil) {
        self.flow = flow
        self.collection = collection
        delegate = (collection?.delegate as? any UICollectionViewDelegateFlowLayout).map(FlowDelegate.init)
        counts = collection.flatMap { $0.dataSource == nil ? nil : $0.counts } ?? []
    }

    /// The item size of the layout; `nil` where items size themselves, or where only the delegate knows it.
    var itemSize: CGSize? {
        guard flow.estimatedItemSize == .zero, !(flow is PlainLayout) else { return nil }
        return asksForSizes && flow.itemSize == Self.standardSize ? nil : flow.itemSize
    }

    /// The item size of a layout that was given none.
    private static let standardSize = UICollectionViewFlowLayout().itemSize

    /// The estimated size of items that size themselves; `nil` where items have a size.
    var estimatedSize: CGSize? {
        guard flow.estimatedItemSize != .zero else { return nil }
        let isAutomatic = flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        return isAutomatic ? flow.itemSize : flow.estimatedItemSize
    }

    /// The least height of items that only their cells measure, in points.
    var leastHeight: CGFloat { flow is PlainLayout ? PlainLayout.leastHeight : 0 }

    /// Whether the delegate gives the sizes of items.
    var asksForSizes: Bool { flow.estimatedItemSize == .zero && delegate?.size != nil }

    /// The size of an item of the app.
    func size(ofItem item: Int, in section: Int) -> CGSize? {
        guard let collection, asksForSizes, counts.indices.contains(section), item < counts[section]
        else { return nil }
        return delegate?.size?(collection, flow, IndexPath(item: item, section: section))
    }

    /// The number of items whose sizes the app may know, up to what a cover shows.
    func differingItems(inSection section: Int) -> Int {
        guard delegate?.size != nil, counts.indices.contains(section) else { return 0 }
        return min(counts[section], PlaceFinder.limit)
    }

    /// The space that a section leaves around its items, in points.
    func insets(ofSection section: Int) -> UIEdgeInsets {
        let own = givenInsets(ofSection: section)
        switch flow.sectionInsetReference {
        case .fromSafeArea: return own.adding(collection?.safeAreaInsets ?? .zero)
        case .fromLayoutMargins: return own.adding(collection?.layoutMargins ?? .zero)
        default: return own
        }
    }

    /// Returns the metrics of a section as the layout sees them.
    func metrics(ofSection section: Int) -> FlowMetrics {
        FlowMetrics(
            insets: givenInsets(ofSection: section),
            lineSpacing: ask(delegate?.lineSpacing, section) ?? flow.minimumLineSpacing,
            interitemSpacing: ask(delegate?.interitemSpacing, section) ?? flow.minimumInteritemSpacing,
            headerSize: ask(delegate?.headerSize, section) ?? flow.headerReferenceSize,
            footerSize: ask(delegate?.footerSize, section) ?? flow.footerReferenceSize)
    }

    /// The insets without the safe area or the margins that they may be measured from.
    private func givenInsets(ofSection section: Int) -> UIEdgeInsets {
        ask(delegate?.insets, section) ?? flow.sectionInset
    }

    private func ask<Value>(_ question: FlowDelegate.Ask<Value>?, _ section: Int) -> Value? {
        guard let collection, counts.indices.contains(section) else { return nil }
        return question?(collection, flow, section)
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
    var headerSize: CGSize
    var footerSize: CGSize

    /// The same of a section without a header and a footer.
    var withoutEdges: FlowMetrics {
        var metrics = self
        (metrics.headerSize, metrics.footerSize) = (.zero, .zero)
        return metrics
    }
}

/// The methods that a flow layout's delegate implements.
///
/// A requirement that Objective-C makes optional is optional here; where it has a default, it never is.
@MainActor
private struct FlowDelegate {
    typealias Ask<Value> = (UICollectionView, UICollectionViewLayout, Int) -> Value

    let size: ((UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize)?
    let insets: Ask<UIEdgeInsets>?
    let lineSpacing: Ask<CGFloat>?
    let interitemSpacing: Ask<CGFloat>?
    let headerSize: Ask<CGSize>?
    let footerSize: Ask<CGSize>?

    init(_ delegate: any UICollectionViewDelegateFlowLayout) {
        size = delegate.collectionView(_:layout:sizeForItemAt:)
        insets = delegate.collectionView(_:layout:insetForSectionAt:)
        lineSpacing = delegate.collectionView(_:layout:minimumLineSpacingForSectionAt:)
        interitemSpacing = delegate.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
        headerSize = delegate.collectionView(_:layout:referenceSizeForHeaderInSection:)
        footerSize = delegate.collectionView(_:layout:referenceSizeForFooterInSection:)
    }
}
