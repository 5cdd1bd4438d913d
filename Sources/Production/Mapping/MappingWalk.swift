import UIKit

/// One walk over a view tree, and what it has collected so far.
@MainActor
struct MappingWalk {
    let mapper: ViewMapper
    let root: UIView
    let names: ViewNames
    let maker: ComponentMaker
    let surfaceColor: UIColor?

    var components: [Component] = []
    var cards: [Backdrop] = []
    var touchAreas: [CGRect] = []
    var nestedProductions: [(Production, CGPoint)] = []
    var looseLayers: [(layer: CALayer, place: MappingPlace)] = []

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
            return .done(
                options.isMarked ? addMarked(root, options, at: place) : ignored(root, .unmarked, at: place))
        }
        let kind = ViewKind(of: root, options: mapper.options)
        if mapper.options.selection == .automatic, kind.isContent, !kind.isList {
            return .done(add(root, as: kind, options, at: place))
        }
        collectLayers(of: root, at: place)
        return walkInside(root, at: place, ending: .container(isCard: false, .container))
    }

    func walkInside(
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

    func declaredMapping(of view: UIView, _ options: SkeletonViewOptions) -> SkeletonMapping {
        options.mapping ?? (view as? any SkeletonMappable)?.skeletonMapping ?? .automatic
    }
}

extension UIView {
    /// Whether the view is hidden or as good as transparent.
    var isInvisible: Bool { isHidden || alpha < 0.01 }

    /// The frame in the coordinate space of a view above it whose top left visible corner is zero.
    package func frame(inBoundsOf root: UIView) -> CGRect {
        convert(bounds, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    }
}
