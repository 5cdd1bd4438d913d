import UIKit

/// The elements that a layout of the app has placed, valid until their conditions change.
@MainActor
final class LayoutPlaces {
    /// The conditions of frames besides the cells.
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
    /// The area that the elements fill, and the area that the skeleton needs.
    private var reach = CGSize.zero
    private var wanted = CGSize.zero
    private var elements: [PlacedElement] = []
    private var timer: AnyObject?

    /// Called when a layout that was busy can answer.
    var didChange: (@MainActor () -> Void)?

    /// Forgets the elements, so that the layout computes them anew.
    func forget() {
        conditions = nil
        timer = nil
    }

    /// Returns the elements of a second layout of the app, which can answer at any time.
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

    /// Whether the layout of a list has answered, or can answer now; else a later turn tries again.
    func canAsk(_ list: UICollectionView) -> Bool {
        guard conditions == nil, LayoutLoan(of: list) == nil else { return true }
        askLater()
        return false
    }

    /// Returns the elements of a list's own layout, for which it borrows the list.
    ///
    /// It can borrow the list for the first plan, but not while the list lays itself out. Until then the last elements
    /// stay.
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
