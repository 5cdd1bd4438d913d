import UIKit

extension UICollectionView: ListHost {
    /// An own layout scrolls sideways where its content is wider than the list, and no higher.
    var isHorizontal: Bool {
        switch collectionViewLayout {
        case let flow as UICollectionViewFlowLayout: flow.scrollDirection == .horizontal
        case let layout as UICollectionViewCompositionalLayout:
            layout.configuration.scrollDirection == .horizontal
        default: contentSize.width > bounds.width && contentSize.height <= bounds.height
        }
    }

    var identifiersOfSections: [AnyHashable]? {
        (dataSource as? any SectionIdentifying)?.identifiersOfSections
    }

    var hasDataSource: Bool { dataSource != nil }

    var countsOfDataSource: [Int] {
        guard let dataSource else { return [] }
        let sections: ((UICollectionView) -> Int)? = dataSource.numberOfSections(in:)
        return (0..<(sections?(self) ?? 1)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    func frameOfCell(at path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }

    var shownPaths: [IndexPath] { indexPathsForVisibleItems.sorted() }

    func shownCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func shownView(_ kind: ElementKind, ofSection section: Int) -> UIView? {
        kind.name.flatMap {
            supplementaryView(forElementKind: $0, at: IndexPath(item: 0, section: section))
        }
    }

    func frameOfHeader(inSection section: Int) -> CGRect? {
        collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
            .frame
    }

    /// Below the header, or else below what is before the section.
    func startOfCells(inSection section: Int) -> CGFloat? {
        let elements =
            (collectionViewLayout.layoutAttributesForElements(in: area(aroundSection: section)) ?? [])
            .filter { $0.indexPath.count > 1 && $0.representedElementCategory != .decorationView }
        let headers = elements.filter { $0.isHeader(ofSection: section) }
        let before = headers.isEmpty ? elements.filter { $0.indexPath.section < section } : headers
        return before.map { isHorizontal ? $0.frame.maxX : $0.frame.maxY }.max()
    }

    /// The area from the last item before a section to the first one after it, so that a long list is not asked for all.
    private func area(aroundSection section: Int) -> CGRect {
        let end = CGRect(x: contentSize.width, y: contentSize.height, width: 0, height: 0)
        let last = (0..<section).last { numberOfItems(inSection: $0) > 0 }
            .flatMap { frameOfCell(at: IndexPath(item: numberOfItems(inSection: $0) - 1, section: $0)) }
        let next = (section..<numberOfSections).first { numberOfItems(inSection: $0) > 0 }
            .flatMap { frameOfCell(at: IndexPath(item: 0, section: $0)) }
        return (last ?? .zero).union(next ?? end)
    }

    var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

    func selectCell(at path: IndexPath) {
        selectItem(at: path, animated: false, scrollPosition: [])
    }

    // MARK: What the list draws

    var pinsHeaders: Bool {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds ?? false
    }

    func decorated(_ cells: [PlacedElement], at position: Int?) -> [PlacedElement] {
        guard let position else { return cells }
        return cells.map { cell in
            var cell = cell
            cell.look = CellAppearance(
                of: cellForItem(at: IndexPath(item: cell.path.item, section: position)))
            return cell
        }
    }

    // MARK: Room

    var anyDelegate: (any NSObjectProtocol)? {
        get { delegate }
        set { delegate = newValue as? any UICollectionViewDelegate }
    }

    func observeDelegate(_ change: @escaping @MainActor () -> Void) -> NSKeyValueObservation {
        observeOnMain(\.delegate, change)
    }

    var hasRoom: Bool { collectionViewLayout is UICollectionViewFlowLayout }

    func lengthOfFooter(inSection section: Int) -> CGFloat { 0 }

    func remeasure() {
        collectionViewLayout.invalidateLayout()
        layOutNow()
    }
}

extension UICollectionViewLayoutAttributes {
    func isHeader(ofSection section: Int) -> Bool {
        indexPath.count > 1 && indexPath.section == section
            && representedElementCategory == .supplementaryView
            && representedElementKind != UICollectionView.elementKindSectionFooter
    }
}
