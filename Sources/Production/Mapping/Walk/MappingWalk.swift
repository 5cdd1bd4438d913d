import UIKit

/// One walk over a view tree, which applies the rules of mapping to every view and collects what is found.
@MainActor
struct MappingWalk {
    private let root: UIView
    private let policy: MappingPolicy
    private let maker: ComponentMaker
    private let names: ViewNames
    private let surfaceColor: UIColor?
    private let grounds: ComingGround
    private let recorder: (any MappingRecording)?

    // What was found so far.
    private var components: [Component] = []
    private var cards: [Surface] = []
    private var touchAreas: [CGRect] = []
    private var insertions: [(production: Production, context: MappingContext)] = []
    private var looseLayers: [LooseLayer] = []

    private var openViews: [OpenView] = []

    /// The number of views and layers that were visited, in the order in which they are painted.
    private var visitCount = 0

    /// A view whose inner views are being walked.
    fileprivate struct OpenView {
        let view: UIView
        let context: MappingContext
        let inner: MappingContext
        let inside: WalkedViews
        let end: End

        /// The layers of the app without a view, from the back, which are visited between the views inside.
        var layers: ArraySlice<LooseLayer> = []

        /// What the view becomes when everything inside is mapped, and by which rule.
        enum End {
            case container(isCard: Bool, String)
            case component(ViewKind, String)
        }
    }

    /// A layer without a view.
    fileprivate struct LooseLayer {
        let layer: CALayer
        var context: MappingContext

        /// The number of views inside the same one that are behind the layer.
        let viewsBehind: Int

        /// What the layer is where it is no shape.
        var surface: Surface?
        var removal: ComponentRemoval?
    }

    init(policy: MappingPolicy, maker: ComponentMaker, recorder: (any MappingRecording)?) {
        self.policy = policy
        self.maker = maker
        self.recorder = recorder
        root = policy.root
        names = ViewNames(of: root)
        surfaceColor = RootAppearance(of: root).color
        grounds = ComingGround(in: root, filled: policy.filled)
    }

    /// Maps the root and everything inside it.
    ///
    /// Trees can be hundreds of views deep, more than calls may be nested on a device: the views that are
    /// being walked are kept in a list instead. Layers come after all views, so that they move no index, and
    /// productions of other models come last.
    ///
    /// - Parameter clipsToEmptyViews: Whether a view without a size cuts off what is inside.
    mutating func run(clipsToEmptyViews: Bool = true) -> Production {
        var context = MappingContext(of: root)
        context.clipsToEmptyViews = clipsToEmptyViews
        context.isHidden = root.skeleton.isHiddenWhileAnimated
        if root.skeleton.passesTouches { touchAreas.append(context.frame) }
        apply(policy.decisionAboutRoot(at: context), to: root, over: ViewsBelow(none: root), at: context)
        while let last = openViews.indices.last {
            if let layer = openViews[last].nextLayer() {
                visit(layer)
            } else if let view = openViews[last].inside.next {
                visit(view, inside: openViews[last])
            } else {
                close(openViews.removeLast())
            }
        }
        for layer in looseLayers { add(layer) }
        ShapeGaps.open(&components)
        var production = Production(
            className: ClassName.of(root.declaredClass).bare,
            size: root.bounds.isFinite ? root.skeletonArea.size : .zero,
            surface: Surface(
                of: root, isRightToLeft: maker.isRightToLeft(root), keepsColors: policy.options.keepsColors),
            cards: cards, components: components)
        production.touchAreas = touchAreas
        production.removeHiddenSurfaces()
        (cards, components, touchAreas) = (production.cards, production.components, production.touchAreas)
        for (other, context) in insertions { add(other, at: context) }
        (production.cards, production.components, production.touchAreas) = (cards, components, touchAreas)
        production.raiseBorders(
            includesSurface: root.layer.hasBorder || SystemView.contentView(of: root)?.layer.hasBorder == true
        )
        return production
    }

    /// Adds what a list inside shows, as far as it is seen: its shapes come after all others, so that they move no index.
    private mutating func add(_ other: Production, at context: MappingContext) {
        let other = other.turned(context.flip)
            .placed(at: context.frame.origin, in: other.size)
        let place = { (zIndex: Int) in
            var place = context
            place.zIndex &+= zIndex
            return place
        }
        for card in [other.surface] + other.cards { add(card, at: place(card.zIndex), isTurned: true) }
        for var component in other.components {
            component.index = components.count
            add(component, at: place(component.zIndex), isTurned: true)
        }
        touchAreas += other.touchAreas.compactMap(context.visiblePart)
    }

    private mutating func visit(_ view: UIView, inside parent: OpenView) {
        var context = parent.inner.step(into: view)
        visitCount += 1
        context.zIndex = visitCount
        let below = parent.inside.visit(view, in: context.frame)
        let candidate = MappingCandidate(view, over: below, at: context, policy: policy)
        if let ruling = policy.decisionToLeaveOut(candidate) {
            return apply(ruling, to: view, over: below, at: context, isApart: true)
        }
        let options = view.skeleton
        let isHidden =
            view.isInvisible && !policy.options.mapsHiddenViews && !view.isComingPicture(in: parent.view)
            || view.isLesserAlternative
        context.isHidden = context.isHidden || options.isHiddenWhileAnimated || isHidden
        candidate.context = context
        if options.passesTouches || candidate.isKnown && KnownTexts.canBeTouched(view, in: root) {
            open(context, to: view)
        }
        let ruling = policy.decision(about: candidate, in: parent.view)
        var isApart = false
        if case .leaveOut = ruling.decision {
            isApart = MappingRule.nested.contains { $0.name == ruling.rule }
        }
        apply(ruling, to: view, over: below, at: context, isApart: isApart)
    }

    /// Lets touches through to a view that can be seen.
    private mutating func open(_ context: MappingContext, to view: UIView) {
        guard !view.isInvisible, !context.isHidden, context.frame.isFinite,
            let area = context.visiblePart(of: context.frame)
        else { return }
        touchAreas.append(area)
    }

    private mutating func apply(
        _ ruling: MappingPolicy.Ruling, to view: UIView, over below: ViewsBelow, at context: MappingContext,
        isApart: Bool = false
    ) {
        let rule = ruling.rule
        switch ruling.decision {
        case .leaveOut: recorder?.record(view, as: isApart ? .apart : .ignored, by: rule, at: context)
        case .insert(let production):
            insertions.append((production, context.inside(list: view)))
            visitCount &+= production.nextZIndex
            recorder?.record(view, as: .apart, by: rule, at: context)
        case .walk:
            let isCard = addCard(view, over: below, at: context)
            let layers = layers(of: view, over: below, at: context)
            open(view, at: context, end: .container(isCard: isCard, rule), layers: layers[...])
        case .shape(let kind, let isOnCard, let isAfterViewsInside, let removal):
            let isCard = isOnCard && addCard(view, over: below, at: context)
            if isAfterViewsInside {
                open(view, at: context, end: .component(kind, rule))
            } else {
                let isSurface = isCard && removal != nil
                add(
                    view, as: kind, at: context, removal: isSurface ? .surface : removal,
                    rule: isSurface ? Self.cardRule : rule)
            }
        }
    }

    private mutating func open(
        _ view: UIView, at context: MappingContext, end: OpenView.End, layers: ArraySlice<LooseLayer> = []
    ) {
        openViews.append(
            OpenView(
                view: view, context: context, inner: context.inside(view),
                inside: WalkedViews(policy.candidates(of: view)), end: end, layers: layers))
    }

    private mutating func close(_ open: OpenView) {
        switch open.end {
        case .container(let isCard, let rule):
            let outcome = isCard ? MappingOutcome.card : .container
            recorder?.record(open.view, as: outcome, by: isCard ? Self.cardRule : rule, at: open.context)
        case .component(let kind, let rule): add(open.view, as: kind, at: open.context, rule: rule)
        }
    }

    /// Why a view is a surface of its own.
    private static let cardRule = "looks like a card"
}

// MARK: - What is found

extension MappingWalk {
    private mutating func add(
        _ view: UIView, as kind: ViewKind, at context: MappingContext, removal: ComponentRemoval? = nil,
        rule: String
    ) {
        let options = view.skeleton
        var component = maker.component(
            for: view, at: context.frame, kind: kind, options: options, index: components.count,
            name: options.name ?? names[view])
        component.removal = component.removal ?? removal
        component = add(component, at: context)
        let outcome = MappingOutcome.component(
            index: component.index, name: component.name, removal: component.removal)
        recorder?.record(view, as: outcome, by: rule, at: context)
    }

    /// Adds a component as far as it is seen, and returns what was added.
    @discardableResult
    private mutating func add(
        _ component: Component, at context: MappingContext, isTurned: Bool = false
    ) -> Component {
        var component = component
        component.zIndex = context.zIndex
        if !isTurned { component.turn(context.flip) }
        context.limit(&component)
        components.append(component)
        return component
    }

    /// Adds a card for a view that looks like one, and returns whether it does.
    ///
    /// The root and its content view are the surface of the production.
    private mutating func addCard(
        _ view: UIView, over below: ViewsBelow, at context: MappingContext
    ) -> Bool {
        guard view !== root, view !== SystemView.contentView(of: root) else { return false }
        if view.isTint, below.picture != nil { return false }
        let card = Surface(
            cardOf: view, at: context.frame, over: below, on: surfaceColor,
            coversRoot: policy.coversRoot(view), isClipped: context.isClipped,
            keepsColors: policy.options.keepsColors)
        if let card { return add(card, at: context) }
        guard !policy.coversRoot(view), grounds.isGround(view, named: names[view]) else { return false }
        let corners = ShownCorners(of: view.layer)
        var ground = Surface(frame: context.frame, cornerRadius: corners.radius, fill: .muted)
        ground.roundedCorners = corners.corners
        return add(ground, at: context)
    }

    /// Adds a card as far as it is seen, and returns whether anything of it is.
    @discardableResult
    private mutating func add(
        _ card: Surface, at context: MappingContext, isTurned: Bool = false
    ) -> Bool {
        guard !context.isHidden, let frame = context.visiblePart(of: card.frame) else { return false }
        var card = card
        card.frame = frame
        if !isTurned { card.turn(context.flip) }
        if card.cornerRadius == 0, let rounding = context.rounding(of: frame) {
            (card.cornerRadius, card.roundedCorners) = rounding
        }
        card.zIndex = context.zIndex
        cards.append(card)
        return true
    }

    /// The layers of a view without views of their own, of which one that is as large as the view is a surface.
    private func layers(of view: UIView, over below: ViewsBelow, at context: MappingContext) -> [LooseLayer] {
        let placed = StandaloneLayers.placed(in: view)
        guard !placed.isEmpty else { return [] }
        let inner = context.inside(view)
        return placed.map { layer, viewsBehind in
            var loose = LooseLayer(layer: layer, context: inner, viewsBehind: viewsBehind)
            if view.isTint(layer, over: below) {
                loose.removal = .empty
            } else if !view.subviews.isEmpty {
                loose.surface = maker.surface(of: layer, in: view, over: context.frame)
                loose.removal = loose.surface.map { _ in .surface }
            }
            return loose
        }
    }

    /// Adds the surface that a layer is, and keeps the layer for the end, where it gets an index.
    private mutating func visit(_ layer: LooseLayer) {
        var layer = layer
        visitCount += 1
        layer.context.zIndex = visitCount
        if let surface = layer.surface { add(surface, at: layer.context) }
        looseLayers.append(layer)
    }

    private mutating func add(_ loose: LooseLayer) {
        var component = maker.component(for: loose.layer, index: components.count)
        component.name = names[loose.layer]
        component.removal = component.removal ?? loose.removal
        add(component, at: loose.context)
    }
}

@MainActor
extension MappingWalk.OpenView {
    /// Takes the first layer that is behind the next view.
    fileprivate mutating func nextLayer() -> MappingWalk.LooseLayer? {
        guard let layer = layers.first, layer.viewsBehind <= inside.visitedCount else { return nil }
        return layers.removeFirst()
    }
}
