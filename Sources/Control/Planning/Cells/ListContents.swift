import TabCache
import TabProduction
import UIKit

/// The cells of a list's skeleton: how many, how large, and the production of each.
///
/// It produces and adjusts a prototype once for each size, however many cells show it, and reuses the production that
/// measured a height.
@MainActor
final class ListContents {
    let model: FormAnimated

    var remembered: RememberedContent?

    /// The last production of each prototype, without adjustments.
    private(set) var bases = [PrototypeName: Production]()

    private weak var list: UIScrollView?
    private var productions = [Key: Production]()
    /// The first estimated height of each kind of self-sizing view: later a layout passes the measured height as its estimate.
    private var estimates = [PrototypeName: CGFloat]()
    private var conditions: ShapeConditions?
    private var appearance: LayerAppearance?
    private var twins = DuplicatePrototypes()

    init(of model: FormAnimated, in list: UIScrollView) {
        self.model = model
        self.list = list
    }

    /// Recalls the last content at the present width and size of text, if the model wants it.
    func recall() {
        guard let list, ResolvedStyle(of: model).remembersContent else { return }
        remembered = ContentMemory.content(of: list, with: model)
    }

    /// Forgets the productions, but not the last content.
    func forget() {
        productions = [:]
        estimates = [:]
    }

    // MARK: Productions

    private struct Key: Hashable {
        let name: PrototypeName
        let width: CGFloat
        /// Zero for the fitting height.
        let height: CGFloat
        /// The sides of the estimated size of a cell that measures itself in both directions; else empty.
        let estimate: [CGFloat]
        /// The place, if adjustments depend on it.
        let place: ElementPlace?

        init(_ name: PrototypeName, _ size: CGSize, _ estimate: CGSize?, _ place: ElementPlace?) {
            self.name = name
            self.estimate = estimate.map { [$0.width, $0.height] } ?? []
            self.place = place
            width = size.width
            height = size.height > 0 && size.height.isFinite ? size.height : 0
        }
    }

    /// Returns the adjusted production of a prototype.
    ///
    /// - Parameters:
    ///   - size: In points; a height of zero asks for the fitting one.
    ///   - estimate: The estimated size of a cell that measures itself in both directions, or with a width of zero the
    ///     estimated height of one that measures its height; else `nil`.
    ///   - place: The place in the list; `nil` to measure a height.
    func production(
        of prototype: CellAnimated, size: CGSize, estimate: CGSize? = nil, at place: ElementPlace? = nil
    ) -> Production {
        guard let list else {
            return Production(
                className: prototype.className, size: size,
                surface: nil)
        }
        let name = prototype.name
        let place = model.adjustments.dependsOnPlace ? place : nil
        let key = Key(name, size, estimate, place)
        if let production = productions[key] { return production }
        twins.add(prototype)
        let (base, production) = model.production(
            of: prototype, size: size, estimate: estimate, in: list, at: place)
        bases[name] = base
        productions[key] = production
        productions[Key(name, production.size, nil, place)] = production
        return production
    }

    /// Returns the fitting height of a view at the width of a size, whose height a view keeps that asks for none.
    func fittingHeight(of prototype: CellAnimated, in size: CGSize) -> CGFloat {
        let estimate = estimates[prototype.name] ?? size.height
        estimates[prototype.name] = estimate
        return production(
            of: prototype, size: CGSize(width: size.width, height: 0),
            estimate: estimate > 0 ? CGSize(width: 0, height: estimate) : nil
        ).size.height
    }

    /// Returns the height of a header or footer at a width: that of the model, or else the fitting height.
    func height(of view: CellAnimated, width: CGFloat) -> CGFloat {
        view.height ?? production(of: view, size: CGSize(width: width, height: 0)).size.height
    }

    /// Forgets the productions where they would come out otherwise by now; each plan begins with it.
    func followConditions() {
        guard let list else { return }
        let new = ShapeConditions(of: list, area: CGRect(x: 0, y: 0, width: list.bounds.width, height: 0))
        if new != conditions {
            forget()
            if let conditions, new.area != conditions.area || new.category != conditions.category {
                recall()
            }
        }
        conditions = new
        let traits = list.traitCollection
        let appearance = LayerAppearance(of: traits)
        if appearance != self.appearance, productions.values.contains(where: { $0.isOutdated(in: traits) }) {
            forget()
        }
        self.appearance = appearance
    }
}

/// What shapes depend on besides what views show.
struct ShapeConditions: Equatable {
    let area: CGRect
    let category: UIContentSizeCategory
    let direction: UIUserInterfaceLayoutDirection
    let surroundings: RowSurroundings
    let flip: Flip
    let sizeClasses: [UIUserInterfaceSizeClass]
    let scale: CGFloat

    @MainActor
    init(of view: UIView, area: CGRect) {
        self.area = area
        let traits = view.traitCollection
        category = traits.preferredContentSizeCategory
        sizeClasses = [traits.horizontalSizeClass, traits.verticalSizeClass]
        scale = traits.displayScale
        direction = view.effectiveUserInterfaceLayoutDirection
        surroundings = (view as? UITableView).map(RowSurroundings.init) ?? .none
        flip = view is UIScrollView ? Flip(of: view.transform) : []
    }
}
