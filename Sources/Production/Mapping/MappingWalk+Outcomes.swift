import UIKit

/// What views become.
extension MappingWalk {
    mutating func container(
        _ view: UIView, _ rule: MappingRule, at place: MappingPlace
    ) -> MappingStep {
        let isCard = addCard(view, at: place)
        collectLayers(of: view, at: place)
        return walkInside(view, at: place, ending: .container(isCard: isCard, rule))
    }

    /// Adds a card for a view that looks like one, and returns whether it does.
    mutating func addCard(_ view: UIView, at place: MappingPlace) -> Bool {
        let isContentView = view === SystemView.contentView(of: root)
        guard !place.isHidden, !isContentView else { return false }
        guard
            var card = Backdrop(
                cardOf: view, at: place.frame, over: surfaceColor, coversRoot: coversRoot(view)),
            let frame = place.visiblePart(of: card.frame)
        else { return false }
        card.frame = frame
        cards.append(card)
        return true
    }

    mutating func add(
        _ view: UIView, as kind: ViewKind, _ options: SkeletonViewOptions, at place: MappingPlace,
        children: [MappedView]? = nil
    ) -> MappedView {
        var component = maker.component(
            for: view, at: place.frame, kind: kind, options: options, index: components.count)
        component.name = options.name ?? names[view]
        place.limit(&component)
        components.append(component)
        let outcome = MappedView.Outcome.component(
            index: component.index, name: component.name, removal: component.removal)
        return node(
            view, outcome, kind.rule, at: place,
            children ?? inner(of: view, .insideShape, at: place.inside(view)))
    }

    mutating func passTouches(to view: UIView, at place: MappingPlace) {
        guard place.frame.isFinite, !view.isInvisible else { return }
        guard let area = place.visiblePart(of: place.frame) else { return }
        touchAreas.append(area)
    }

    /// Asks whether a view has a skeleton of its own, and gives the rule to leave it out by if so.
    mutating func leaveOutNested(_ view: UIView, at place: MappingPlace) -> MappingRule? {
        switch mapper.nested(view) {
        case .none: return nil
        case .separate: return .ownSkeleton
        case .mapped(let production):
            let origin = place.frame.origin
            guard !view.isInvisible, origin.x.isFinite, origin.y.isFinite else { return .hiddenModel }
            nestedProductions.append((production, origin))
            return .ownModel
        }
    }

    func coversRoot(_ view: UIView) -> Bool {
        let size = view.bounds.size
        let whole = root.bounds.size
        return size == whole || size.width > whole.width || size.height > whole.height
    }
}
