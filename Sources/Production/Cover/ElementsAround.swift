import TabCache
import UIKit

/// What the views around a covered one say of its content; an object, as code of the app that is asked may come back here.
@MainActor
final class ElementsAround {
    private struct Owner {
        weak var view: UIView?
    }

    private var owners: [Owner] = []

    /// Puts covers into the lists of elements of the views around a covered one; without covers takes them out.
    ///
    /// - Parameter isCovered: Whether an element of such a list is covered.
    /// - Returns: Covered views in lists that do not heed what they are told.
    func list(
        _ covers: [SkeletonOverlay], of canvas: UIView, isCovered: @escaping (Any) -> Bool
    ) -> [UIView] {
        // Nobody hears of what is in no window, and UIKit may tell of that before the view has left its superview.
        let isHeard = !covers.isEmpty && canvas.window != nil
        let around = isHeard ? Array(sequence(first: canvas, next: \.superview).dropFirst()) : []
        for case let owner? in owners.map(\.view) where !around.contains(owner) {
            ListedElements.put(nil, of: canvas, into: owner)
        }
        if owners.isEmpty { around.forEach { warnOfText(of: $0) } }
        let listing = around.filter { view in
            view.listedElements?.contains(where: isCovered) == true
                || owners.contains { $0.view === view }
        }
        owners = listing.map(Owner.init)
        let substitutes = ListedElements.Substitutes(covers: covers, isCovered: isCovered, isOfOwner: false)
        return listing.filter { !ListedElements.put(substitutes, of: canvas, into: $0) }
            .flatMap { $0.listedElements ?? [] }.compactMap { $0 as? UIView }.filter(isCovered)
    }

    /// Warns of a view of the app that speaks for all that is in it, so that nobody hears of the cover.
    private func warnOfText(of view: UIView) {
        guard view.isAccessibilityElement, !view.accessibilityTraits.contains(.updatesFrequently) else {
            return
        }
        SkeletonLog.warnOnce(
            "A \(view.declaredClass) around a view that loads is one accessibility element, so VoiceOver reads its old text "
                + "and not that it loads: give that view the model", about: view)
    }
}
