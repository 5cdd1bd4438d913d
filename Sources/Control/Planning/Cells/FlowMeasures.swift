import TabProduction
import UIKit

/// What a flow layout and its delegate say about sections and items.
///
/// The delegate is asked only about what the app's data has; for everything else the layout's own properties hold.
@MainActor
struct FlowMeasures {
    /// The collection that knows what the app has; `nil` leaves the delegate unasked.
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

    /// The size of items that have none of their own, or `nil` if they are to be measured.
    var itemSize: CGSize? {
        guard let flow, flow.estimatedItemSize == .zero else { return nil }
        return flow.itemSize
    }

    /// The size of items that size themselves before they are measured; `nil` where items have a size.
    var estimatedSize: CGSize? {
        guard let flow, flow.estimatedItemSize != .zero else { return nil }
        let isAutomatic = flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        return isAutomatic ? flow.itemSize : flow.estimatedItemSize
    }

    /// Whether the delegate gives the sizes of items, which it is asked about as long as the app has them.
    var asksForSizes: Bool { flow?.estimatedItemSize == .zero && flowDelegate?.size != nil }

    /// The size of an item of the app.
    func size(ofItem item: Int, in section: Int) -> CGSize? {
        guard let collection, let flow, flow.estimatedItemSize == .zero, counts.indices.contains(section),
            item < counts[section], let size = flowDelegate?.size
        else { return nil }
        return size(collection, flow, IndexPath(item: item, section: section))
    }

    /// The number of items whose sizes the app may know; more than a cover shows are not asked about.
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

    /// The length of the app's own header, for which the skeleton leaves room.
    func headerLength(ofSection section: Int) -> CGFloat? {
        length(headerSize(ofSection: section))
    }

    /// The length of the app's own footer.
    func footerLength(ofSection section: Int) -> CGFloat? {
        length(footerSize(ofSection: section))
    }

    /// Returns what the layout was told about a section.
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

    /// Returns what a section needs, for the arithmetic of the layout.
    func tiling(
        ofSection number: Int, _ items: PlannedSection, header: CGFloat? = nil, footer: CGFloat? = nil
    ) -> FlowTiling.Section {
        FlowTiling.Section(
            header: header, sizes: items.cells(limit: FlowTiling.limit).map(\.size),
            repeatingItem: items.pattern.first?.size,
            followingItems: items.pattern.dropFirst().map(\.size),
            footer: footer, insets: insets(ofSection: number), lineSpacing: lineSpacing(ofSection: number),
            interitemSpacing: interitemSpacing(ofSection: number))
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

/// The questions that a flow layout's delegate answers; `nil` where it does not.
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
