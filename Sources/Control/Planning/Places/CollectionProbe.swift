import TabCache
import TabProduction
import UIKit

/// A collection off screen in which a layout places cells, headers and footers that only the skeleton has.
///
/// It has the size, the insets and the traits of a list of the app, which it does not change, and cells of our own.
@MainActor
struct CollectionProbe {
    let list: UICollectionView

    /// Returns the elements within a size from the start of the content; the layout is that of no other list.
    func elements(of content: ProbeContent, by layout: UICollectionViewLayout, within size: CGSize)
        -> [PlacedElement]
    {
        ask(content, by: layout) { probe, source in
            PlaceFinder(collection: probe, source: source).elements(within: size)
        }
    }

    /// Returns the cells of one section, from where they begin; the layout is that of no other list.
    func cells(
        ofSection sectionIndex: Int, of content: ProbeContent, by layout: UICollectionViewLayout,
        within size: CGSize
    ) -> [PlacedElement] {
        var before = content
        before.sections.removeLast(max(0, content.sections.count - sectionIndex))
        var above: CGFloat = 0
        _ = ask(before, by: layout) { probe, _ in
            probe.layoutIfNeeded()
            above = probe.contentSize.height
            return []
        }
        return ask(content, by: layout) { probe, source in
            probe.layoutIfNeeded()
            let headers = probe.attributes(in: CGRect(origin: .zero, size: probe.contentSize)).filter {
                $0.indexPath.count > 1 && $0.indexPath.section == sectionIndex
                    && $0.representedElementCategory == .supplementaryView
                    && $0.representedElementKind != UICollectionView.elementKindSectionFooter
            }
            let start = headers.map(\.frame.maxY).max() ?? above
            let whole = CGSize(width: size.width, height: size.height + start)
            return PlaceFinder(collection: probe, source: source).elements(within: whole)
                .filter { $0.kind == .cell }
                .map { $0.moved(x: 0, y: -start) }
        }
    }

    /// Shows content in a layout while a closure reads it.
    private func ask(
        _ content: ProbeContent, by layout: UICollectionViewLayout,
        _ read: (UICollectionView, ProbeSource) -> [PlacedElement]
    ) -> [PlacedElement] {
        let source = ProbeSource(content)
        let probe = UICollectionView(
            frame: CGRect(origin: .zero, size: list.bounds.size), collectionViewLayout: layout)
        probe.isPrefetchingEnabled = false
        probe.semanticContentAttribute = list.semanticContentAttribute
        probe.insetsLayoutMarginsFromSafeArea = list.insetsLayoutMarginsFromSafeArea
        // The adjusted inset of the list includes bars and the app's own inset.
        probe.contentInsetAdjustmentBehavior = .never
        probe.contentInset = list.adjustedContentInset
        ProbeCell.register(in: probe)
        probe.dataSource = source
        probe.delegate = source
        let environment = PrototypeEnvironment(of: list)
        environment.house(probe, safeArea: list.safeAreaInsets)
        probe.layoutMargins = list.layoutMargins
        defer {
            // Frees the layout for the next probe; without data the new one has nothing to place.
            probe.dataSource = nil
            probe.collectionViewLayout = UICollectionViewFlowLayout()
        }
        return withExtendedLifetime(environment) { read(probe, source) }
    }
}
