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
    private(set) var nestedProductions: [(Production, CGPoint)] = []

    init(mapper: ViewMapper, root: UIView, filled: Set<ObjectIdentifier>) {
        self.mapper = mapper
        self.root = root
        names = ViewNames(of: root)
        maker = ComponentMaker(mapper: mapper, root: root, filled: filled)
        surfaceColor = Surface(of: root).color
    }

    /// Maps what is inside the root; a root that is content itself becomes the only component.
    mutating func walkRoot() -> MappedView {
        if let mapping = (root as? any SkeletonMappable)?.skeletonMapping {
            switch mapping {
            case .block, .lines, .cutOut: return add(root, as: .declared(mapping), isHidden: false)
            case .automatic, .container, .ignored: break
            }
        }
        let kind = ViewKind(of: root, options: mapper.options)
        if kind.isContent, !kind.isList { return add(root, as: kind, isHidden: false) }
        return MappedView(root, .container, walkInside(root, isHidden: false))
    }

    private mutating func walkInside(_ view: UIView, isHidden: Bool) -> [MappedView] {
        view.subviews.map { visit($0, in: view, isHidden: isHidden) }
    }

    private mutating func visit(_ view: UIView, in parent: UIView, isHidden: Bool) -> MappedView {
        if let reason = SystemView.reason(toIgnore: view, in: parent) {
            return MappedView(view, .ignored(reason: reason))
        }
        if let reason = leaveOutNested(view) {
            return MappedView(view, .ignored(reason: reason))
        }
        let isHidden = isHidden || (!mapper.options.mapsHiddenViews && view.isInvisible)
        let mapping = (view as? any SkeletonMappable)?.skeletonMapping ?? .automatic
        switch mapping {
        case .ignored: return MappedView(view, .ignored(reason: "says so"))
        case .container: return container(view, isHidden: isHidden)
        case .block, .lines, .cutOut: return add(view, as: .declared(mapping), isHidden: isHidden)
        case .automatic: return visitAutomatic(view, isHidden: isHidden)
        }
    }

    private mutating func visitAutomatic(_ view: UIView, isHidden: Bool) -> MappedView {
        let kind = ViewKind(of: view, options: mapper.options)
        switch kind {
        case .container:
            return container(view, isHidden: isHidden)
        case .block where coversRoot(view):
            let isCard = addCard(view, isHidden: isHidden)
            return MappedView(view, isCard ? .card : .ignored(reason: "as large as the root"))
        case .button(let button) where coversRoot(view) && maker.isBlank(button):
            return MappedView(view, .ignored(reason: "only takes touches"))
        case .label, .image:
            let children = walkInside(view, isHidden: isHidden)
            return add(view, as: kind, isHidden: isHidden, children: children)
        default:
            return add(view, as: kind, isHidden: isHidden)
        }
    }

    private mutating func container(_ view: UIView, isHidden: Bool) -> MappedView {
        let isCard = addCard(view, isHidden: isHidden)
        return MappedView(view, isCard ? .card : .container, walkInside(view, isHidden: isHidden))
    }

    /// Adds a card for a view that looks like one, and returns whether it does.
    private mutating func addCard(_ view: UIView, isHidden: Bool) -> Bool {
        let isContentView = view === SystemView.contentView(of: root)
        guard !isHidden, !isContentView else { return false }
        guard let card = Backdrop(cardOf: view, in: root, over: surfaceColor) else { return false }
        cards.append(card)
        return true
    }

    private mutating func add(
        _ view: UIView, as kind: ViewKind, isHidden: Bool, children: [MappedView] = []
    ) -> MappedView {
        var component = maker.component(for: view, kind: kind, index: components.count)
        component.name = names[view]
        if isHidden { component.removal = .hidden }
        components.append(component)
        let outcome = MappedView.Outcome.component(
            index: component.index, name: component.name, removal: component.removal)
        return MappedView(view, outcome, children)
    }

    /// Asks whether a view has a skeleton of its own, and says why it is left out if so.
    private mutating func leaveOutNested(_ view: UIView) -> String? {
        switch mapper.nested(view) {
        case .none: return nil
        case .separate: return "has a skeleton of its own"
        case .mapped(let production):
            let origin = view.frame(inBoundsOf: root).origin
            guard !view.isInvisible, origin.x.isFinite, origin.y.isFinite else { return "is hidden" }
            nestedProductions.append((production, origin))
            return "mapped by its own model"
        }
    }

    private func coversRoot(_ view: UIView) -> Bool {
        let size = view.bounds.size
        let whole = root.bounds.size
        return size == whole || size.width > whole.width || size.height > whole.height
    }
}

extension MappedView {
    @MainActor
    fileprivate init(_ view: UIView, _ outcome: Outcome, _ children: [MappedView] = []) {
        self.init(className: String(describing: type(of: view)), outcome: outcome, children: children)
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
