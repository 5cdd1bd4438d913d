import UIKit

/// One walk over a view tree, and what it has collected so far.
@MainActor
struct MappingWalk {
    let mapper: ViewMapper
    let root: UIView
    let names: ViewNames
    let maker: ComponentMaker
    private let surfaceColor: UIColor?

    private(set) var components: [Component] = []
    private(set) var cards: [Backdrop] = []
    private(set) var touchAreas: [CGRect] = []
    private(set) var nestedProductions: [(Production, CGPoint)] = []
    private var looseLayers: [(layer: CALayer, place: MappingPlace)] = []

    init(mapper: ViewMapper, root: UIView, filled: Set<ObjectIdentifier>) {
        self.mapper = mapper
        self.root = root
        names = ViewNames(of: root)
        maker = ComponentMaker(mapper: mapper, root: root, filled: filled)
        surfaceColor = Surface(of: root).color
    }

    /// Maps what is inside the root; a root that is content itself becomes the only component.
    mutating func walkRoot() -> MappedView {
        let tree = walk(from: visitRoot())
        for (layer, place) in looseLayers { add(layer, at: place) }
        return tree
    }

    // Trees can be hundreds of views deep, more than calls may be nested on a device: the views that are
    // being walked are kept in a list instead.
    private mutating func walk(from step: MappingStep) -> MappedView {
        var step = step
        var open: [MappingStep.Walked] = []
        while true {
            if case .walk(let walked) = step { open.append(walked) }
            if case .done(let node) = step {
                guard !open.isEmpty else { return node }
                open[open.count - 1].children.append(node)
            }
            guard let last = open.last else { continue }
            if let next = last.next {
                open[open.count - 1].position += 1
                step = visit(next, in: last.view, at: last.inner)
            } else {
                open.removeLast()
                step = .done(close(last))
            }
        }
    }

    private mutating func close(_ walked: MappingStep.Walked) -> MappedView {
        switch walked.ending {
        case .container(let isCard, let rule):
            return node(
                walked.view, isCard ? .card : .container, isCard ? .card : rule, at: walked.place,
                walked.children)
        case .component(let kind, let options):
            return add(walked.view, as: kind, options, at: walked.place, children: walked.children)
        }
    }

    private mutating func visitRoot() -> MappingStep {
        let place = MappingPlace(of: root)
        let options = root.skeleton
        let mapping = declaredMapping(of: root, options)
        switch mapping {
        case .block, .lines, .cutOut:
            return .done(add(root, as: .declared(mapping), options, at: place))
        case .automatic, .container, .ignored: break
        }
        if mapper.options.selection == .marked, !hasMarkedViews(inside: root) {
            return .done(options.isMarked ? addMarked(root, options, at: place) : ignored(root, .unmarked, at: place))
        }
        let kind = ViewKind(of: root, options: mapper.options)
        if mapper.options.selection == .automatic, kind.isContent, !kind.isList {
            return .done(add(root, as: kind, options, at: place))
        }
        collectLayers(of: root, at: place)
        return walkInside(root, at: place, ending: .container(isCard: false, .container))
    }

    private func walkInside(
        _ view: UIView, at place: MappingPlace, ending: MappingStep.Ending
    ) -> MappingStep {
        .walk(
            MappingStep.Walked(
                view: view, place: place, inner: place.inside(view),
                candidates: candidates(of: view), ending: ending))
    }

    private mutating func visit(_ view: UIView, in parent: UIView, at place: MappingPlace) -> MappingStep {
        var place = place.step(into: view)
        if let rule = ruleToLeaveOut(view, in: parent, at: place) {
            return .done(node(view, .ignored, rule, at: place))
        }
        if ViewClass.of(view).isOne(of: mapper.options.ignoredClasses) {
            return .done(ignored(view, .ignoredClass, at: place))
        }
        let options = view.skeleton
        if options.isHiddenWhileAnimated || (!mapper.options.mapsHiddenViews && view.isInvisible) {
            place.isHidden = true
        }
        if options.passesTouches { passTouches(to: view, at: place) }
        switch mapper.options.selection {
        case .automatic: return visitDeclared(view, options, at: place)
        case .marked: return visitMarked(view, options, in: parent, at: place)
        }
    }

    private mutating func ruleToLeaveOut(
        _ view: UIView, in parent: UIView, at place: MappingPlace
    ) -> MappingRule? {
        if let rule = SystemView.rule(toIgnore: view, in: parent) { return rule }
        if let rule = leaveOutNested(view, at: place) { return rule }
        return place.isTooDeep ? .tooDeep : nil
    }

    private mutating func visitDeclared(
        _ view: UIView, _ options: SkeletonViewOptions, at place: MappingPlace
    ) -> MappingStep {
        let mapping = declaredMapping(of: view, options)
        switch mapping {
        case .ignored: return .done(ignored(view, .declaredIgnored, at: place))
        case .container: return container(view, .declared, at: place)
        case .block, .lines, .cutOut: return .done(add(view, as: .declared(mapping), options, at: place))
        case .automatic: return visitAutomatic(view, options, at: place)
        }
    }

    private mutating func visitAutomatic(
        _ view: UIView, _ options: SkeletonViewOptions, at place: MappingPlace
    ) -> MappingStep {
        let kind = ViewKind(of: view, options: mapper.options)
        switch kind {
        case .container:
            return container(view, .container, at: place)
        case .block where coversRoot(view):
            let isCard = addCard(view, at: place)
            return .done(
                isCard
                    ? node(view, .card, .card, at: place) : node(view, .ignored, .asLargeAsRoot, at: place))
        case .button(let button) where coversRoot(view) && maker.isBlank(button):
            return .done(ignored(view, .touchArea, at: place))
        case .label, .image:
            return walkInside(view, at: place, ending: .component(kind, options))
        case .textView:
            // The box of a text view is a surface, on which its lines stand.
            _ = addCard(view, at: place)
            return .done(add(view, as: kind, options, at: place))
        default:
            return .done(add(view, as: kind, options, at: place))
        }
    }

    private func declaredMapping(of view: UIView, _ options: SkeletonViewOptions) -> SkeletonMapping {
        options.mapping ?? (view as? any SkeletonMappable)?.skeletonMapping ?? .automatic
    }
}

// MARK: - Only marked views

extension MappingWalk {
    private func candidates(of view: UIView) -> [UIView] {
        guard mapper.options.selection == .marked, let stack = view as? UIStackView else { return view.subviews }
        return stack.arrangedSubviews
    }

    private func hasMarkedViews(inside view: UIView) -> Bool {
        candidates(of: view).contains { inner in
            inner.skeleton.isMarked
                || (inner === SystemView.contentView(of: view) && hasMarkedViews(inside: inner))
        }
    }

    private mutating func visitMarked(
        _ view: UIView, _ options: SkeletonViewOptions, in parent: UIView, at place: MappingPlace
    ) -> MappingStep {
        if !options.isMarked, view === SystemView.contentView(of: parent) {
            return container(view, .container, at: place)
        }
        guard options.isMarked else { return .done(ignored(view, .unmarked, at: place)) }
        if hasMarkedViews(inside: view) { return container(view, .marked, at: place) }
        return .done(addMarked(view, options, at: place))
    }

    private mutating func addMarked(
        _ view: UIView, _ options: SkeletonViewOptions, at place: MappingPlace
    ) -> MappedView {
        let mapping = declaredMapping(of: view, options)
        switch mapping {
        case .ignored: return ignored(view, .declaredIgnored, at: place)
        case .block, .lines, .cutOut: return add(view, as: .declared(mapping), options, at: place)
        case .automatic, .container: break
        }
        let kind = ViewKind(of: view, options: mapper.options)
        return add(view, as: kind.isContent ? kind : .opaque(.marked), options, at: place)
    }
}

// MARK: - What views become

extension MappingWalk {
    private mutating func container(
        _ view: UIView, _ rule: MappingRule, at place: MappingPlace
    ) -> MappingStep {
        let isCard = addCard(view, at: place)
        collectLayers(of: view, at: place)
        return walkInside(view, at: place, ending: .container(isCard: isCard, rule))
    }

    /// Adds a card for a view that looks like one, and returns whether it does.
    private mutating func addCard(_ view: UIView, at place: MappingPlace) -> Bool {
        let isContentView = view === SystemView.contentView(of: root)
        guard !place.isHidden, !isContentView else { return false }
        guard var card = Backdrop(cardOf: view, at: place.frame, over: surfaceColor) else { return false }
        guard let frame = place.visiblePart(of: card.frame) else { return false }
        card.frame = frame
        cards.append(card)
        return true
    }

    private mutating func add(
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

    private mutating func passTouches(to view: UIView, at place: MappingPlace) {
        guard place.frame.isFinite, !view.isInvisible else { return }
        guard let area = place.visiblePart(of: place.frame) else { return }
        touchAreas.append(area)
    }

    /// Asks whether a view has a skeleton of its own, and gives the rule to leave it out by if so.
    private mutating func leaveOutNested(_ view: UIView, at place: MappingPlace) -> MappingRule? {
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

    private func coversRoot(_ view: UIView) -> Bool {
        let size = view.bounds.size
        let whole = root.bounds.size
        return size == whole || size.width > whole.width || size.height > whole.height
    }
}

// MARK: - Layers that no view stands behind

extension MappingWalk {
    /// Takes a layer as large as its view as a surface, and keeps the others for the end.
    private mutating func collectLayers(of view: UIView, at place: MappingPlace) {
        let layers = HandmadeLayer.all(in: view)
        guard !layers.isEmpty else { return }
        let whole = place.frame
        let place = place.inside(view)
        for layer in layers {
            guard !view.subviews.isEmpty, let surface = maker.surface(of: layer, over: whole) else {
                looseLayers.append((layer, place))
                continue
            }
            if !place.isHidden, let frame = place.visiblePart(of: surface.frame) {
                var surface = surface
                surface.frame = frame
                cards.append(surface)
            }
        }
    }

    /// Layers come after all views, so that they move no index.
    private mutating func add(_ layer: CALayer, at place: MappingPlace) {
        var component = maker.component(for: layer, index: components.count)
        component.name = names[layer]
        place.limit(&component)
        components.append(component)
    }
}

// MARK: - The tree

extension MappingWalk {
    private func node(
        _ view: UIView, _ outcome: MappedView.Outcome, _ rule: MappingRule, at place: MappingPlace,
        _ children: [MappedView] = []
    ) -> MappedView {
        MappedView(
            className: ViewClass.of(view).name.bare, outcome: outcome, rule: rule, frame: place.frame,
            children: children)
    }

    /// A view that was left out, with everything inside it.
    private func ignored(_ view: UIView, _ rule: MappingRule, at place: MappingPlace) -> MappedView {
        node(view, .ignored, rule, at: place, inner(of: view, .insideIgnored, at: place.inside(view)))
    }

    /// The views inside one that is not walked; all of them were left out by the same rule.
    private func inner(of view: UIView, _ rule: MappingRule, at place: MappingPlace) -> [MappedView] {
        guard !place.isTooDeep else { return [] }
        return view.subviews.map { inner in
            let place = place.step(into: inner)
            return node(inner, .ignored, rule, at: place, self.inner(of: inner, rule, at: place.inside(inner)))
        }
    }
}

extension UIView {
    /// Whether the view is hidden or as good as transparent.
    var isInvisible: Bool { isHidden || alpha < 0.01 }

    /// The frame in the coordinate space of a view above it whose top left visible corner is zero.
    func frame(inBoundsOf root: UIView) -> CGRect {
        convert(bounds, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    }
}
