import UIKit

/// What a layout of the app answered when it was asked for places, kept until what it depends on changes.
@MainActor
final class LayoutPlaces {
    /// What places depend on besides the cells.
    private struct Conditions: Equatable {
        let size: CGSize
        let insets: UIEdgeInsets
        let safeArea: UIEdgeInsets
        let margins: UIEdgeInsets
        let direction: UIUserInterfaceLayoutDirection
        let category: UIContentSizeCategory
        let classes: [UIUserInterfaceSizeClass]
        let layout: ObjectIdentifier

        @MainActor
        init(of list: UICollectionView, _ layout: UICollectionViewLayout) {
            let traits = list.traitCollection
            size = list.bounds.size
            insets = list.adjustedContentInset
            safeArea = list.safeAreaInsets
            margins = list.layoutMargins
            direction = list.effectiveUserInterfaceLayoutDirection
            category = traits.preferredContentSizeCategory
            classes = [traits.horizontalSizeClass, traits.verticalSizeClass]
            self.layout = ObjectIdentifier(layout)
        }
    }

    private var conditions: Conditions?
    /// How far elements were asked for, and how far they are wanted.
    private var reach = CGSize.zero
    private var wanted = CGSize.zero
    private var elements: [PlacedElement] = []
    private var timer: AnyObject?

    /// Called when places that could not be asked for at once may be asked for.
    var didChange: (@MainActor () -> Void)?

    /// Forgets the answers, so that the layout is asked anew.
    func forget() {
        conditions = nil
        timer = nil
    }

    /// Returns what a second layout of the app places; it may be asked at any time.
    func elements(
        of content: ProbeContent, by layout: UICollectionViewLayout, like list: UICollectionView,
        within size: CGSize
    ) -> [PlacedElement] {
        let new = Conditions(of: list, layout)
        want(size)
        if new != conditions || !isReached {
            elements = CollectionProbe(like: list).elements(of: content, by: layout, within: wanted)
            (conditions, reach) = (new, wanted)
        }
        return elements(within: size)
    }

    /// Whether the layout of a list has answered, or can be asked now; else it is asked later.
    func canAsk(_ list: UICollectionView) -> Bool {
        guard conditions == nil, LayoutLoan(of: list) == nil else { return true }
        askLater()
        return false
    }

    /// Returns what the layout of a list places, for which the list is borrowed.
    ///
    /// The list can be borrowed when a skeleton is planned first, but not while the list lays itself out. What was
    /// placed before is shown until it can be asked again.
    func elements(of content: ProbeContent, in list: UICollectionView, within size: CGSize) -> [PlacedElement]
    {
        let new = Conditions(of: list, list.collectionViewLayout)
        want(size)
        if conditions == nil, let loan = LayoutLoan(of: list) {
            elements = loan.elements(of: content, within: wanted)
            (conditions, reach) = (new, wanted)
        } else if new != conditions || !isReached {
            askLater()
        }
        return elements(within: size)
    }

    private func elements(within size: CGSize) -> [PlacedElement] {
        let area = CGRect(origin: .zero, size: size)
        return elements.filter { $0.frame.intersects(area) }
    }

    private func want(_ size: CGSize) {
        wanted = CGSize(width: max(wanted.width, size.width), height: max(wanted.height, size.height))
    }

    private var isReached: Bool { wanted.width <= reach.width && wanted.height <= reach.height }

    private func askLater() {
        guard timer == nil else { return }
        timer = SkeletonConfiguration.delaying.wait(0) { [weak self] in
            self?.forget()
            self?.didChange?()
        }
    }
}
