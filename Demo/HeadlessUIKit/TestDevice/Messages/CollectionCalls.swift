public import UIKit

/// Where a collection view sends a message about.
public struct CollectionPlace {
    let collection: UICollectionView
    let path: IndexPath
    let cell: UICollectionViewCell
    let header: UICollectionReusableView

    public init(
        _ collection: UICollectionView, _ path: IndexPath, cell: UICollectionViewCell,
        header: UICollectionReusableView
    ) {
        self.collection = collection
        self.path = path
        self.cell = cell
        self.header = header
    }

    @MainActor var layout: UICollectionViewLayout { collection.collectionViewLayout }
}

/// What a collection view and its flow layout send the data source and the delegate.
public typealias CollectionCall = MessageCall<
    any UICollectionViewDataSource & UICollectionViewDelegateFlowLayout, CollectionPlace
>

public enum CollectionCalls {
    public static let all: [CollectionCall] = ofDataSource + ofLayout + display + selection + menus

    private static let kind = UICollectionView.elementKindSectionHeader

    private static let ofDataSource: [CollectionCall] = [
        source(.numberOfSections) { $0.numberOfSections(in: $1.collection) },
        source(.numberOfItems) { $0.collectionView($1.collection, numberOfItemsInSection: $1.path.section) },
        source(.cellForItem) { $0.collectionView($1.collection, cellForItemAt: $1.path) },
        source(.viewForSupplementary) {
            $0.collectionView($1.collection, viewForSupplementaryElementOfKind: kind, at: $1.path)
        },
        source(.canMove) { $0.collectionView($1.collection, canMoveItemAt: $1.path) },
        source(.move) { $0.collectionView($1.collection, moveItemAt: $1.path, to: $1.path) },
        source(.indexTitles) { $0.indexTitles(for: $1.collection) },
        source(.indexPathForIndexTitle) {
            $0.collectionView($1.collection, indexPathForIndexTitle: "A", at: 0)
        },
    ]

    private static let ofLayout: [CollectionCall] = [
        flow(.sizeForItem) { $0.collectionView($1.collection, layout: $1.layout, sizeForItemAt: $1.path) },
        flow(.insets) {
            $0.collectionView($1.collection, layout: $1.layout, insetForSectionAt: $1.path.section)
        },
        flow(.lineSpacing) {
            $0.collectionView(
                $1.collection, layout: $1.layout, minimumLineSpacingForSectionAt: $1.path.section)
        },
        flow(.interitemSpacing) {
            $0.collectionView(
                $1.collection, layout: $1.layout, minimumInteritemSpacingForSectionAt: $1.path.section)
        },
        flow(.headerSize) {
            $0.collectionView(
                $1.collection, layout: $1.layout, referenceSizeForHeaderInSection: $1.path.section)
        },
        flow(.footerSize) {
            $0.collectionView(
                $1.collection, layout: $1.layout, referenceSizeForFooterInSection: $1.path.section)
        },
    ]

    private static let display: [CollectionCall] = [
        delegate(.willDisplay) {
            $0.collectionView($1.collection, willDisplay: $1.cell, forItemAt: $1.path)
        },
        delegate(.didEndDisplaying) {
            $0.collectionView($1.collection, didEndDisplaying: $1.cell, forItemAt: $1.path)
        },
        delegate(.willDisplaySupplementary) {
            $0.collectionView(
                $1.collection, willDisplaySupplementaryView: $1.header, forElementKind: kind, at: $1.path)
        },
        delegate(.didEndDisplayingSupplementary) {
            $0.collectionView(
                $1.collection, didEndDisplayingSupplementaryView: $1.header, forElementOfKind: kind,
                at: $1.path)
        },
        delegate(.targetContentOffset) {
            $0.collectionView($1.collection, targetContentOffsetForProposedContentOffset: .zero)
        },
    ]

    private static let selection: [CollectionCall] = [
        delegate(.shouldHighlight) { $0.collectionView($1.collection, shouldHighlightItemAt: $1.path) },
        delegate(.didHighlight) { $0.collectionView($1.collection, didHighlightItemAt: $1.path) },
        delegate(.didUnhighlight) { $0.collectionView($1.collection, didUnhighlightItemAt: $1.path) },
        delegate(.shouldSelect) { $0.collectionView($1.collection, shouldSelectItemAt: $1.path) },
        delegate(.shouldDeselect) { $0.collectionView($1.collection, shouldDeselectItemAt: $1.path) },
        delegate(.didSelect) { $0.collectionView($1.collection, didSelectItemAt: $1.path) },
        delegate(.didDeselect) { $0.collectionView($1.collection, didDeselectItemAt: $1.path) },
    ]

    private static let menus: [CollectionCall] = [
        delegate(.contextMenuForItems) {
            $0.collectionView(
                $1.collection, contextMenuConfigurationForItemsAt: [$1.path], point: .zero)
        },
        delegate(.contextMenu) {
            $0.collectionView($1.collection, contextMenuConfigurationForItemAt: $1.path, point: .zero)
        },
        delegate(.highlightPreviewForItem) {
            $0.collectionView(
                $1.collection, contextMenuConfiguration: MenuSamples.menu, highlightPreviewForItemAt: $1.path)
        },
        delegate(.dismissalPreviewForItem) {
            $0.collectionView(
                $1.collection, contextMenuConfiguration: MenuSamples.menu, dismissalPreviewForItemAt: $1.path)
        },
        delegate(.highlightPreview) {
            $0.collectionView(
                $1.collection, previewForHighlightingContextMenuWithConfiguration: MenuSamples.menu)
        },
        delegate(.dismissalPreview) {
            $0.collectionView(
                $1.collection, previewForDismissingContextMenuWithConfiguration: MenuSamples.menu)
        },
        delegate(.willDisplayMenu) {
            $0.collectionView($1.collection, willDisplayContextMenu: MenuSamples.menu, animator: nil)
        },
        delegate(.willEndMenu) {
            $0.collectionView($1.collection, willEndContextMenuInteraction: MenuSamples.menu, animator: nil)
        },
        delegate(.willPerformPreviewAction) {
            $0.collectionView(
                $1.collection, willPerformPreviewActionForMenuWith: MenuSamples.menu,
                animator: MenuSamples.animator)
        },
    ]
}

extension CollectionCalls {
    private typealias Target = any UICollectionViewDataSource & UICollectionViewDelegateFlowLayout

    private static func source<Result>(
        _ message: HeadlessCollectionSourceMessage,
        _ send: @escaping @MainActor (Target, CollectionPlace) -> Result
    ) -> CollectionCall {
        CollectionCall(message, send)
    }

    private static func delegate<Result>(
        _ message: HeadlessCollectionDelegateMessage,
        _ send: @escaping @MainActor (Target, CollectionPlace) -> Result
    ) -> CollectionCall {
        CollectionCall(message, send)
    }

    private static func flow<Result>(
        _ message: HeadlessFlowMessage, _ send: @escaping @MainActor (Target, CollectionPlace) -> Result
    ) -> CollectionCall {
        CollectionCall(message, send)
    }
}
