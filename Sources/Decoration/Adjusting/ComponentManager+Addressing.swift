import TabCache
public import TabProduction
public import UIKit

/// Selecting shapes, and adding some that have no view.
extension ComponentManager {
    /// Selects the shape with an index, in the order in which views are added; an index that no shape has gives a warning and
    /// selects nothing.
    public func animation(_ index: Int) -> ComponentChain {
        animations(CollectionOfOne(index))
    }

    /// Selects `count` shapes from index `first` on.
    ///
    /// - Parameters:
    ///   - first: The first index.
    ///   - count: The number of shapes; indices past the end give a warning and are left out.
    public func animations(_ first: Int, _ count: Int) -> ComponentChain {
        guard count > 0 else {
            warn("animations(\(first), \(count)) selects nothing: a count is at least 1")
            return select([Int]())
        }
        let end = first.addingReportingOverflow(count)
        return animations(first..<(end.overflow ? .max : end.partialValue))
    }

    /// Selects the shapes with the given indices, in the order given: `[4, 1]`, `1...3` or, to the last one, `2...`.
    ///
    /// Indices that no shape has give one warning and are left out.
    public func animations(_ indices: some Sequence<Int>) -> ComponentChain {
        if let rest = indices as? PartialRangeFrom<Int> {
            return animations(production.components.map(\.index).filter(rest.contains).sorted())
        }
        var positions: [Int] = []
        var missing: [Int] = []
        for index in indices {
            if let position = position(ofIndex: index) {
                positions.append(position)
            } else {
                missing.append(index)
            }
            // A range as wide as numbers go is a mistake, and comes to an end here.
            if missing.count > Self.missingLimit { break }
        }
        if !missing.isEmpty { warn("has no shape \(list(missing)); it has \(knownIndices)") }
        return select(positions)
    }

    /// Selects every shape, removed and created ones included.
    public var all: ComponentChain { select(Array(production.components.indices)) }

    /// Selects the shapes of one kind of view, such as all labels; no warning if there are none.
    public func all(_ role: Component.Role) -> ComponentChain {
        select(positions { $0.role == role })
    }

    /// Selects the shape whose view is held by a property of this name, of the view or cell that is covered, of a view
    /// inside, or of the view controller around.
    ///
    /// Elements of an array are named `tags[0]`; the array's own name selects all of them.
    public func animation(named name: String) -> ComponentChain {
        let positions = positions(named: name)
        if positions.isEmpty { warn("has no shape named \"\(name)\"; it has \(knownNames)") }
        return select(positions)
    }

    /// Selects the shape whose view is held by a property, which the compiler checks.
    ///
    /// The path is resolved to the property's name, so it works on cached productions too.
    public func animation<Root: UIView, Value>(_ keyPath: KeyPath<Root, Value>) -> ComponentChain {
        animation(named: name(of: keyPath), of: keyPath)
    }

    /// Selects the component whose view is held by a property of the view controller, such as an outlet.
    ///
    /// The controller is the one whose view is covered, or holds the covered view. A private property has no key path for
    /// other types; select it by its name.
    public func animation<Controller: UIViewController, Value>(
        _ keyPath: KeyPath<Controller, Value>
    ) -> ComponentChain {
        animation(named: view.flatMap { ComponentName.name(of: keyPath, around: $0) }, of: keyPath)
    }

    private func animation(named name: String?, of keyPath: AnyKeyPath) -> ComponentChain {
        guard let name else {
            warn(
                "has no shape for \(keyPath): the property does not hold a view, or none is there to see it on; "
                    + "select by index or animation(named:), the names are \(knownNames)")
            return select([Int]())
        }
        return animation(named: name)
    }

    /// Adds a shape that has no view, and selects it.
    ///
    /// It has no size until the chain gives it one. An index in use gives a warning and selects the shape that has it.
    @discardableResult
    public func create(_ index: Int, name: String? = nil) -> ComponentChain {
        if let position = position(ofIndex: index) {
            warn("already has a shape \(index); create(\(index)) adjusts that one")
            return select([position])
        }
        var component = Component(index: index, name: name, role: .created, frame: .zero)
        component.zIndex = production.nextZIndex
        return select([append(component)])
    }

    /// Adds a shape under a name and the next free index, and selects it.
    ///
    /// A name in use gives a warning and selects the shapes that have it.
    @discardableResult
    public func create(named name: String) -> ComponentChain {
        let positions = positions(named: name)
        guard positions.isEmpty else {
            warn("already has a shape named \"\(name)\"; create(named:) adjusts that one")
            return select(positions)
        }
        let last = min(production.components.lazy.map(\.index).max() ?? -1, .max - 1)
        return create(last + 1, name: name)
    }

    private func select(_ positions: [Int]) -> ComponentChain {
        ComponentChain(manager: self, shapes: \.components, selection: positions)
    }

    /// The number of missing indices after which no more are looked for.
    private static let missingLimit = 1_000
}

/// Selecting surfaces.
extension ComponentManager {
    /// The background of the view, which is under all shapes.
    public var surface: ComponentChain { select(surfaces: 0..<1) }

    /// All cards: backgrounds inside the view, such as a rounded or shadowed container.
    public var cards: ComponentChain { select(surfaces: production.surfaces.indices.dropFirst()) }

    /// One card, counted from zero and from the back; one that does not exist gives a warning and changes nothing.
    public func card(_ position: Int) -> ComponentChain {
        let count = production.surfaces.count - 1
        guard position >= 0, position < count else {
            warn("has no card \(position); it has \(count == 0 ? "none" : "0..<\(count)")")
            return select([Int]())
        }
        return select(surfaces: position + 1..<position + 2)
    }

    private func select(surfaces: Range<Int>) -> ComponentChain {
        ComponentChain(manager: self, shapes: \.surfaces, selection: Array(surfaces))
    }
}
