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

    /// Returns the length of all content along the axis of scrolling, in points; the layout is that of no other list.
    func length(of content: ProbeContent, by layout: UICollectionViewLayout) -> CGFloat {
        var length: CGFloat = 0
        _ = ask(content, by: layout) { probe, _ in
            probe.layoutIfNeeded()
            length = list.length(of: probe.contentSize)
            return []
        }
        return length
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
