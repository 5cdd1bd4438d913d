import UIKit

/// The tree that says what became of each view.
extension MappingWalk {
    func node(
        _ view: UIView, _ outcome: MappedView.Outcome, _ rule: MappingRule, at place: MappingPlace,
        _ children: [MappedView] = []
    ) -> MappedView {
        MappedView(
            className: ViewClass.of(view).name.bare, outcome: outcome, rule: rule, frame: place.frame,
            children: children)
    }

    /// A view that was left out, with everything inside it.
    func ignored(_ view: UIView, _ rule: MappingRule, at place: MappingPlace) -> MappedView {
        node(view, .ignored, rule, at: place, inner(of: view, .insideIgnored, at: place.inside(view)))
    }

    /// The views inside one that is not walked; all of them were left out by the same rule.
    func inner(of view: UIView, _ rule: MappingRule, at place: MappingPlace) -> [MappedView] {
        guard !place.isTooDeep else { return [] }
        return view.subviews.map { inner in
            let place = place.step(into: inner)
            return node(
                inner, .ignored, rule, at: place, self.inner(of: inner, rule, at: place.inside(inner)))
        }
    }
}
