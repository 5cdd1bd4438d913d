import TabCache
import UIKit

/// One walk over a view tree, which applies the rules of mapping to every view and collects what is found.
@MainActor
struct MappingWalk {
    private let root: MappingRoot
    private let maker: ComponentMaker
    private let recorder: (any MappingRecording)?

    // What was found so far.
    private var components: [Component] = []
    private var cards: [Component] = []
    private var touchAreas: [CGRect] = []
    private var insertions: [(production: Production, context: MappingContext)] = []
    private var looseLayers: [LooseLayer] = []

    /// The number of views and layers that were visited, in the order in which they are painted.
    private var visitCount = 0

    /// A layer of the app without a view, which is visited between the views beside it.
    private struct LooseLayer {
        let layer: CALayer
        var context: MappingContext

        /// The number of views inside the same one that are behind the layer.
        let viewsBehind: Int

        /// What the layer is where it is no shape.
        var surface: Component?
        var removal: ComponentRemoval?
    }

    init(in root: MappingRoot, maker: ComponentMaker, recorder: (any MappingRecording)?) {
        self.root = root
        self.maker = maker
        self.recorder = recorder
    }

    /// Maps the root and everything inside it.
    ///
    /// Layers come after all views, so that they move no index, and productions of other models come last.
    mutating func run() -> Production {
        let node = MappedView(root.view, in: root)
        node.context.isHidden = node.said.isHiddenWhileAnimated
        if node.said.passesTouches { touchAreas.append(node.context.frame) }
        apply(node.rulingOfRoot, to: node)
        for layer in looseLayers { add(layer) }
        for (other, context) in insertions { add(other, at: context) }
        var production = Production(
            className: root.view.classFacts.name.bare,
            size: root.view.bounds.isFinite ? root.view.skeletonArea.size : .zero,
            surface: Component(
                surfaceOf: root.view, isRightToLeft: maker.isRightToLeft(root.view),
                keepsColors: root.options.keepsColors),
            cards: cards, components: components)
        production.touchAreas = touchAreas
        let layers = [root.view.layer, SystemView.contentView(of: root.view)?.layer]
        production.raiseBorders(includesSurface: layers.contains { $0?.hasBorder == true })
        return production
    }

    /// Maps what is inside a view, its layers at their places between its views.
    private mutating func mapInside(_ node: MappedView, layers: [LooseLayer] = []) {
        let inner = node.context.inside(node.view)
        let inside = WalkedViews(root.viewsInside(node.view))
        var layers = layers[...]
        for view in inside.views {
            while let layer = layers.first, layer.viewsBehind <= inside.visitedCount {
                visit(layers.removeFirst())
            }
            visit(view, inside: node, at: inner, among: inside)
        }
        layers.forEach { visit($0) }
    }

    private mutating func visit(
        _ view: UIView, inside parent: MappedView, at inner: MappingContext, among siblings: WalkedViews
    ) {
        var context = inner.step(into: view)
        visitCount += 1
        context.zIndex = visitCount
        let node = MappedView(view, in: root, over: siblings.visit(view, in: context.frame), at: context)
        if let ruling = node.ruling(by: MappingRule.apart) { return apply(ruling, to: node, isApart: true) }
        let isHidden =
            view.isInvisible && !root.options.mapsHiddenViews
            && !(Guess.comingPicture.isMade && view.isComingPicture(in: parent.view))
        node.context.isHidden = context.isHidden || node.said.isHiddenWhileAnimated || isHidden
        if node.said.passesTouches || node.isKnown && KnownTexts.canBeTouched(view, in: root.view) {
            open(node)
        }
        let ruling = node.ruling(in: parent.view)
        apply(ruling, to: node, isApart: MappingRule.nested.contains { $0.name == ruling.rule })
    }

    /// Lets touches through to a view that can be seen.
    private mutating func open(_ node: MappedView) {
        let context = node.context
        guard !node.view.isInvisible, !context.isHidden, context.frame.isFinite,
            let area = context.visiblePart(of: context.frame)
        else { return }
        touchAreas.append(area)
    }

    private mutating func apply(_ ruling: MappedView.Ruling, to node: MappedView, isApart: Bool = false) {
        let rule = ruling.rule
        switch ruling.decision {
        case .leaveOut: record(node, as: isApart ? .apart : .ignored, by: rule)
        case .insert(let production):
            insertions.append((production, node.context.inside(list: node.view)))
            visitCount &+= production.nextZIndex
            record(node, as: .apart, by: rule)
        case .walk:
            let isCard = addCard(node)
            mapInside(node, layers: layers(of: node))
            record(node, as: isCard ? .card : .container, by: isCard ? Self.cardRule : rule)
        case .shape(let shape, let isOnCard, let isAfterViewsInside, let removal):
            let isSurface = isOnCard && addCard(node) && removal != nil
            if isAfterViewsInside { mapInside(node) }
            add(
                node, as: shape, removal: isSurface ? .surface : removal,
                rule: isSurface ? Self.cardRule : rule)
        }
    }

    private func record(_ node: MappedView, as outcome: MappingOutcome, by rule: String) {
        recorder?.record(node.view, as: outcome, by: rule, at: node.context)
    }

    /// Why a view is a surface of its own.
    private static let cardRule = "looks like a card"
}

// MARK: - What is found

extension MappingWalk {
    private mutating func add(
        _ node: MappedView, as shape: ViewShape, removal: ComponentRemoval? = nil, rule: String
    ) {
        var component = maker.component(for: node, as: shape, index: components.count)
        component.removal = component.removal ?? removal
        component = add(component, at: node.context)
        let outcome = MappingOutcome.component(
            index: component.index, name: component.name, removal: component.removal)
        record(node, as: outcome, by: rule)
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
    private mutating func addCard(_ node: MappedView) -> Bool {
        let view = node.view
        guard view !== root.view, view !== SystemView.contentView(of: root.view) else { return false }
        if view.isTint, node.below.picture != nil { return false }
        guard let card = Component(cardOf: node) else { return false }
        return add(card: card, at: node.context)
    }

    /// Adds a card as far as it is seen, and returns whether anything of it is.
    @discardableResult
    private mutating func add(
        card: Component, at context: MappingContext, isTurned: Bool = false
    ) -> Bool {
        guard !context.isHidden, let frame = context.visiblePart(of: card.frame) else { return false }
        var card = card
        card.frame = frame
        if !isTurned { card.turn(context.flip) }
        if card.cornerRadius == 0, let rounding = context.rounding(of: frame) { card.corners = rounding }
        card.zIndex = context.zIndex
        cards.append(card)
        return true
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
        for card in other.surfaces { add(card: card, at: place(card.zIndex), isTurned: true) }
        for var component in other.components {
            component.index = components.count
            add(component, at: place(component.zIndex), isTurned: true)
        }
        touchAreas += other.touchAreas.compactMap(context.visiblePart)
    }

    /// The layers of a view without views of their own, of which one that is as large as the view is a surface.
    private func layers(of node: MappedView) -> [LooseLayer] {
        let view = node.view
        let placed = StandaloneLayers.placed(in: view)
        guard !placed.isEmpty else { return [] }
        let inner = node.context.inside(view)
        return placed.map { layer, viewsBehind in
            var loose = LooseLayer(layer: layer, context: inner, viewsBehind: viewsBehind)
            if view.isTint(layer, over: node.below) {
                loose.removal = .empty
            } else if !view.subviews.isEmpty {
                loose.surface = maker.surface(of: layer, in: view, over: node.context.frame)
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
        if let surface = layer.surface { add(card: surface, at: layer.context) }
        looseLayers.append(layer)
    }

    private mutating func add(_ loose: LooseLayer) {
        var component = maker.component(for: loose.layer, index: components.count)
        component.name = root.names[loose.layer]
        component.removal = component.removal ?? loose.removal
        add(component, at: loose.context)
    }
}
