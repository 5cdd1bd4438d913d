import TabCache
import UIKit

/// The mapping of one view on screen, which looks afterwards exactly as it did before.
@MainActor
struct LiveSession {
    let view: UIView
    let mapper: ViewMapper

    /// Returns the production of the view where it stands.
    func map() -> Production {
        if view.bounds.isEmpty {
            SkeletonLog.warn(
                "\(view.declaredClass) has no size yet; start its skeleton after the first layout pass.")
            return mapper.map(view)
        }
        let production = CoveredContent.reveal(in: view, while: mapFilled)
        ProductionReview.check(
            production, of: view, className: view.classFacts.name.bare, by: mapper.options)
        return production
    }

    private func mapFilled() -> Production {
        guard Filler.isNeeded(in: view) else { return mapper.map(view) }
        var filler = Filler()
        let widths = view.shownTexts.map { (label: $0, width: $0.bounds.width) }
        filler.fill(view, width: view.bounds.width, onlyEmpty: true)
        view.layOutNow()
        filler.fit(in: view) { view.layOutNow() }
        // Priorities stay the app's on screen, so a sample text may win over one that is there.
        if widths.contains(where: { $0.label.bounds.width < $0.width - 1 }), filler.shortenToLines(in: view) {
            view.layOutNow()
        }
        let production = mapper.map(view, filledBy: filler)
        filler.restore()
        view.layOutNow()
        // Through the cover views are seen and touched where they are, and not where sample texts put them.
        return production.isOpen ? production.opened(like: mapper.map(view)) : production
    }
}

extension UIView {
    /// The labels inside that show a text.
    fileprivate var shownTexts: [UILabel] {
        descendants(entering: { !$0.isInvisible && !$0.isList && !($0 is UILabel) })
            .compactMap { $0 as? UILabel }.filter { !$0.isInvisible && !Filler.lacksText($0) }
    }
}
