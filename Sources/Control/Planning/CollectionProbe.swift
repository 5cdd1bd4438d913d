import UIKit

/// A collection off screen that is asked where a layout puts cells, headers and footers that only the skeleton has.
///
/// It has the size, the insets and the traits of a list of the app, of which nothing is touched. All its cells are our
/// own.
@MainActor
struct CollectionProbe {
    private let list: UICollectionView

    /// Creates a probe.
    ///
    /// - Parameter list: The collection to resemble.
    init(like list: UICollectionView) {
        self.list = list
    }

    /// Returns what a layout places within a size from the start of the content.
    ///
    /// - Parameter layout: The layout that is asked; no list on screen has it.
    func elements(of content: ProbeContent, by layout: UICollectionViewLayout, within size: CGSize)
        -> [PlacedElement]
    {
        let source = ProbeSource(content, counts: PlaceFinder.firstCounts(of: content))
        let probe = UICollectionView(frame: list.bounds, collectionViewLayout: layout)
        resemble(probe)
        probe.dataSource = source
        probe.delegate = source
        // Inside the list, the probe has its traits and its safe area.
        list.addSubview(probe)
        probe.layoutMargins = list.layoutMargins
        probe.layoutIfNeeded()
        defer { leave(probe) }
        return PlaceFinder(collection: probe, source: source).elements(within: size)
    }

    private func resemble(_ probe: UICollectionView) {
        probe.isHidden = true
        probe.isUserInteractionEnabled = false
        probe.isPrefetchingEnabled = false
        probe.semanticContentAttribute = list.semanticContentAttribute
        probe.insetsLayoutMarginsFromSafeArea = list.insetsLayoutMarginsFromSafeArea
        // What bars and the app add is known already, and need not be worked out again.
        probe.contentInsetAdjustmentBehavior = .never
        probe.contentInset = list.adjustedContentInset
        ProbeCell.register(in: probe)
    }

    /// Takes the probe away; the layout is free for the next one.
    private func leave(_ probe: UICollectionView) {
        probe.dataSource = nil
        probe.delegate = nil
        probe.removeFromSuperview()
        probe.collectionViewLayout = UICollectionViewFlowLayout()
    }
}
