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
        ask(content, by: layout) { probe, source in
            PlaceFinder(collection: probe, source: source).elements(within: size)
        }
    }

    /// Returns what a layout places of the cells of one section, from where they begin.
    ///
    /// - Parameter layout: The layout that is asked; no list on screen has it.
    func cells(
        ofSection number: Int, of content: ProbeContent, by layout: UICollectionViewLayout,
        within size: CGSize
    ) -> [PlacedElement] {
        var before = content
        before.sections.removeLast(max(0, content.sections.count - number))
        var above: CGFloat = 0
        _ = ask(before, by: layout) { probe, _ in
            above = probe.contentSize.height
            return []
        }
        return ask(content, by: layout) { probe, source in
            let start = probe.headerEnd(ofSection: number) ?? above
            let whole = CGSize(width: size.width, height: size.height + start)
            return PlaceFinder(collection: probe, source: source).elements(within: whole)
                .filter { $0.kind == .cell }
                .map { element in
                    var moved = element
                    moved.frame.origin.y -= start
                    return moved
                }
        }
    }

    /// Shows content by a layout for as long as it is asked.
    private func ask(
        _ content: ProbeContent, by layout: UICollectionViewLayout,
        _ read: (UICollectionView, ProbeSource) -> [PlacedElement]
    ) -> [PlacedElement] {
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
        return read(probe, source)
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
