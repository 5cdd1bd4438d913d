import UIKit

/// One walk over a view tree, which applies a policy to every view and collects what is found.
@MainActor
struct MappingWalk {
    private let root: UIView
    private let policy: MappingPolicy
    private let maker: ComponentMaker
    private let names: ViewNames
    private let surfaceColor: UIColor?
    private let recorder: (any MappingRecording)?

    private var findings = MappingFindings()
    private var openViews: [OpenView] = []
    private var looseLayers: [LooseLayer] = []

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

        /// What the view becomes when everything inside is mapped.
        enum End {
            case container(isCard: Bool, MappingRule)
            case component(ViewKind)
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
    }

    /// Maps the root and everything inside it.
    ///
    /// Trees can be hundreds of views deep, more than calls may be nested on a device: the views that are
    /// being walked are kept in a list instead. Layers come after all views, so that they move no index.
    mutating func run() -> MappingFindings {
        apply(policy.decisionAboutRoot(), to: root, over: ViewsBelow(root), at: MappingContext(of: root))
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
        return findings
    }

    private mutating func visit(_ view: UIView, inside parent: OpenView) {
        var context = parent.inner.step(into: view)
        visitCount += 1
        context.zIndex = visitCount
        let below = parent.inside.visit(view, in: context.frame)
        if let decision = policy.decisionToLeaveOut(view, in: parent.view, at: context) {
            return apply(decision, to: view, over: below, at: context)
        }
        let options = view.skeleton
        let isHidden =
            view.isInvisible && !policy.options.mapsHiddenViews && !view.isComingPicture(in: parent.view)
        if options.isHiddenWhileAnimated || isHidden {
            context.isHidden = true
        }
        if options.passesTouches { findings.addTouchArea(of: view, at: context) }
        apply(
            policy.decision(about: view, in: parent.view, over: below), to: view, over: below, at: context)
    }

    private mutating func apply(
        _ decision: MappingDecision, to view: UIView, over below: ViewsBelow, at context: MappingContext
    ) {
        switch decision {
        case .ignore(let rule): record(view, .ignored, rule, at: context)
        case .insert(let production):
            findings.insert(production, at: context)
            visitCount &+= production.nextZIndex
            record(view, .ignored, .ownModel, at: context)
        case .walk(let rule):
            let isCard = addCard(view, over: below, at: context)
            if let cell = view as? UITableViewCell { addAccessory(of: cell, at: context) }
            open(
                view, at: context, end: .container(isCard: isCard, rule),
                layers: layers(of: view, over: below, at: context))
        case .component(let kind): add(view, as: kind, at: context)
        case .componentOnCard(let kind):
            _ = addCard(view, over: below, at: context)
            add(view, as: kind, at: context)
        case .componentAfterViewsInside(let kind): open(view, at: context, end: .component(kind))
        case .unseen(let kind, let rule): add(view, as: kind, at: context, removal: .empty, rule: rule)
        case .surface(let kind, let rule):
            let isCard = addCard(view, over: below, at: context)
            add(view, as: kind, at: context, removal: .surface, rule: isCard ? .card : rule)
        }
    }

    private mutating func open(
        _ view: UIView, at context: MappingContext, end: OpenView.End, layers: [LooseLayer] = []
    ) {
        openViews.append(
            OpenView(
                view: view, context: context, inner: context.inside(view),
                inside: WalkedViews(policy.candidates(of: view)), end: end, layers: layers[...]))
    }

    private mutating func close(_ open: OpenView) {
        switch open.end {
        case .container(let isCard, let rule):
            record(open.view, isCard ? .card : .container, isCard ? .card : rule, at: open.context)
        case .component(let kind): add(open.view, as: kind, at: open.context)
        }
    }

    private func record(
        _ view: UIView, _ outcome: MappingOutcome, _ rule: MappingRule, at context: MappingContext
    ) {
        recorder?.record(view, as: outcome, by: rule, at: context)
    }
}

// MARK: - What is found

extension MappingWalk {
    private mutating func add(
        _ view: UIView, as kind: ViewKind, at context: MappingContext, removal: ComponentRemoval? = nil,
        rule: MappingRule? = nil
    ) {
        let options = view.skeleton
        var component = maker.component(
            for: view, at: context.frame, kind: kind, options: options, index: findings.nextIndex,
            name: options.name ?? names[view])
        component.removal = component.removal ?? removal
        component = findings.add(component, at: context)
        let outcome = MappingOutcome.component(
            index: component.index, name: component.name, removal: component.removal)
        record(view, outcome, rule ?? kind.rule, at: context)
    }

    /// Adds a card for a view that looks like one, and returns whether it does.
    ///
    /// The root and its content view are the surface of the production.
    private mutating func addCard(
        _ view: UIView, over below: ViewsBelow, at context: MappingContext
    ) -> Bool {
        guard view !== root, view !== SystemView.contentView(of: root) else { return false }
        let coversRoot = policy.coversRoot(view)
        if view.isVeil, below.picture != nil { return false }
        let card = Surface(
            cardOf: view, at: context.frame, over: below, on: surfaceColor, coversRoot: coversRoot,
            keepsColors: policy.options.keepsColors)
        return card.map { findings.addCard($0, at: context) } ?? false
    }

    /// Adds the marks that a table cell draws at its end, which are no views of the app and take no index.
    private mutating func addAccessory(of cell: UITableViewCell, at context: MappingContext) {
        for frame in AccessoryMark.frames(in: cell) {
            let radius = min(frame.width, frame.height) / 2
            let place = frame.offsetBy(dx: context.frame.minX, dy: context.frame.minY)
            _ = findings.addCard(Surface(frame: place, cornerRadius: radius, fill: .muted), at: context)
        }
    }

    /// The layers of a view without views of their own, of which one that is as large as the view is a surface.
    private func layers(of view: UIView, over below: ViewsBelow, at context: MappingContext) -> [LooseLayer] {
        let placed = StandaloneLayers.placed(in: view)
        guard !placed.isEmpty else { return [] }
        let inner = context.inside(view)
        return placed.map { layer, viewsBehind in
            var loose = LooseLayer(layer: layer, context: inner, viewsBehind: viewsBehind)
            if view.isVeil(layer, over: below) {
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
        if let surface = layer.surface { _ = findings.addCard(surface, at: layer.context) }
        looseLayers.append(layer)
    }

    private mutating func add(_ loose: LooseLayer) {
        var component = maker.component(for: loose.layer, index: findings.nextIndex)
        component.name = names[loose.layer]
        component.removal = component.removal ?? loose.removal
        _ = findings.add(component, at: loose.context)
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
