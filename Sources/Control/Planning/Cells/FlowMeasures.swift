import TabProduction
import UIKit

/// The measures of sections and items that a flow layout and its delegate give.
///
/// It asks the delegate only about sections and items that the app's data has, and else reads the layout's properties.
@MainActor
struct FlowMeasures {
    /// The collection, which knows the app's data and delegate; `nil` uses the layout alone.
    private let collection: UICollectionView?
    private let flow: UICollectionViewFlowLayout?
    private let counts: [Int]

    init(of collection: UICollectionView) {
        self.init(of: collection, layout: collection.collectionViewLayout)
    }

    init(of collection: UICollectionView?, layout: UICollectionViewLayout) {
        self.collection = collection
        flow = layout as? UICollectionViewFlowLayout
        guard let collection else {
            counts = []
            return
        }
        counts =
            collection.dataSource == nil
            ? [] : (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
    }

    var direction: UICollectionView.ScrollDirection { flow?.scrollDirection ?? .vertical }

    /// The item size of the layout; `nil` where items size themselves.
    var itemSize: CGSize? {
        guard let flow, flow.estimatedItemSize == .zero else { return nil }
        return flow.itemSize
    }

    /// The estimated size of items that size themselves; `nil` where items have a size.
    var estimatedSize: CGSize? {
        guard let flow, flow.estimatedItemSize != .zero else { return nil }
        let isAutomatic = flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        return isAutomatic ? flow.itemSize : flow.estimatedItemSize
    }

    /// Whether the delegate gives the sizes of items.
    var asksForSizes: Bool { flow?.estimatedItemSize == .zero && flowDelegate?.size != nil }

    /// The size of an item of the app.
    func size(ofItem item: Int, in section: Int) -> CGSize? {
        guard let collection, let flow, flow.estimatedItemSize == .zero, counts.indices.contains(section),
            item < counts[section], let size = flowDelegate?.size
        else { return nil }
        return size(collection, flow, IndexPath(item: item, section: section))
    }

    /// The number of items whose sizes the app may know, up to what a cover shows.
    func differingItems(inSection section: Int) -> Int {
        guard flowDelegate?.size != nil, counts.indices.contains(section) else { return 0 }
        return min(counts[section], FlowTiling.limit)
    }

    func insets(ofSection section: Int) -> UIEdgeInsets {
        guard let flow else { return .zero }
        let own = givenInsets(ofSection: section)
        switch flow.sectionInsetReference {
        case .fromSafeArea: return own.adding(collection?.safeAreaInsets ?? .zero)
        case .fromLayoutMargins: return own.adding(collection?.layoutMargins ?? .zero)
        default: return own
        }
    }

    func lineSpacing(ofSection section: Int) -> CGFloat {
        ask(flowDelegate?.lineSpacing, section) ?? flow?.minimumLineSpacing ?? 0
    }

    func interitemSpacing(ofSection section: Int) -> CGFloat {
        ask(flowDelegate?.interitemSpacing, section) ?? flow?.minimumInteritemSpacing ?? 0
    }

    /// The length of the app's own header, which the skeleton leaves free.
    func headerLength(ofSection section: Int) -> CGFloat? {
        length(headerSize(ofSection: section))
    }

    /// The length of the app's own footer.
    func footerLength(ofSection section: Int) -> CGFloat? {
        length(footerSize(ofSection: section))
    }

    /// Returns the metrics of a section as the layout sees them.
    func metrics(ofSection section: Int) -> FlowMetrics {
        FlowMetrics(
            insets: givenInsets(ofSection: section),
            lineSpacing: lineSpacing(ofSection: section),
            interitemSpacing: interitemSpacing(ofSection: section),
            headerSize: headerSize(ofSection: section), footerSize: footerSize(ofSection: section))
    }

    /// The insets without the safe area or the margins that they may be measured from.
    private func givenInsets(ofSection section: Int) -> UIEdgeInsets {
        ask(flowDelegate?.insets, section) ?? flow?.sectionInset ?? .zero
    }

    private func headerSize(ofSection section: Int) -> CGSize {
        ask(flowDelegate?.headerSize, section) ?? flow?.headerReferenceSize ?? .zero
    }

    private func footerSize(ofSection section: Int) -> CGSize {
        ask(flowDelegate?.footerSize, section) ?? flow?.footerReferenceSize ?? .zero
    }

    /// Returns a section for the arithmetic of the layout.
    func tiling(
        ofSection sectionIndex: Int, _ items: PlannedSection, header: CGFloat? = nil, footer: CGFloat? = nil
    ) -> FlowTiling.Section {
        FlowTiling.Section(
            header: header, sizes: items.cells(limit: FlowTiling.limit).map(\.size),
            repeatingItem: items.pattern.first?.size,
            followingItems: items.pattern.dropFirst().map(\.size),
            footer: footer, insets: insets(ofSection: sectionIndex),
            lineSpacing: lineSpacing(ofSection: sectionIndex),
            interitemSpacing: interitemSpacing(ofSection: sectionIndex))
    }

    private func length(_ size: CGSize) -> CGFloat? {
        let length = direction == .vertical ? size.height : size.width
        return length > 0 ? length : nil
    }

    private func ask<Value>(
        _ question: ((UICollectionView, UICollectionViewLayout, Int) -> Value)?, _ section: Int
    ) -> Value? {
        guard let collection, let flow, counts.indices.contains(section) else { return nil }
        return question?(collection, flow, section)
    }

    private var flowDelegate: FlowDelegate? {
        (collection?.delegate as? any UICollectionViewDelegateFlowLayout).map(FlowDelegate.init)
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

/// The methods that a flow layout's delegate implements.
///
/// A requirement that Objective-C makes optional is optional here; where it has a default, it never is.
@MainActor
struct FlowDelegate {
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
