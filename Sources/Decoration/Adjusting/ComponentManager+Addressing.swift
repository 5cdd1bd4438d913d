public import TabProduction
public import UIKit

/// Selecting components, and adding some that have no view.
extension ComponentManager {
    /// Selects the component with an index.
    public func animation(_ index: Int) -> ComponentChain {
        guard let position = position(ofIndex: index) else {
            warnMissing([index])
            return ComponentChain(manager: self, selection: .none)
        }
        return ComponentChain(manager: self, selection: .one(position))
    }

    /// Selects a run of components.
    ///
    /// - Parameters:
    ///   - location: The first index.
    ///   - length: The number of components; indices past the end give a warning and are left out.
    public func animations(_ location: Int, _ length: Int) -> ComponentChain {
        guard length > 0 else {
            warn("animations(\(location), \(length)) selects nothing: a length is at least 1")
            return ComponentChain(manager: self, selection: .none)
        }
        let end = location.addingReportingOverflow(length)
        return animations(location..<(end.overflow ? .max : end.partialValue))
    }

    /// Selects the components with the indices of a range, such as `1..<4`.
    public func animations(_ indices: Range<Int>) -> ComponentChain {
        guard !indices.isEmpty else { return ComponentChain(manager: self, selection: .none) }
        return animations(indices.lowerBound...(indices.upperBound - 1))
    }

    /// Selects the components with the indices of a closed range, such as `1...3`.
    public func animations(_ indices: ClosedRange<Int>) -> ComponentChain {
        let distance = indices.upperBound.subtractingReportingOverflow(indices.lowerBound)
        let count = distance.overflow || distance.partialValue == .max ? .max : distance.partialValue + 1
        return select(indices, expecting: count)
    }

    /// Selects all components from an index on, such as `2...`.
    public func animations(_ indices: PartialRangeFrom<Int>) -> ComponentChain {
        select(indices.lowerBound...(.max), expecting: 1)
    }

    /// Selects the components with the given indices, in the order given.
    public func animations(_ indices: [Int]) -> ComponentChain {
        let missing = indices.filter { position(ofIndex: $0) == nil }
        if !missing.isEmpty { warnMissing(missing) }
        return ComponentChain(
            manager: self, selection: Selection(indices.compactMap { position(ofIndex: $0) }))
    }

    /// Selects the components with the given indices (`animationsWithIndexs`).
    public func animations(at indices: Int...) -> ComponentChain {
        animations(indices)
    }

    /// Selects every component.
    public var all: ComponentChain {
        ComponentChain(manager: self, selection: Selection(Array(production.components.indices)))
    }

    /// Selects the components of one kind of content, such as all labels.
    public func all(_ role: Component.Role) -> ComponentChain {
        ComponentChain(manager: self, selection: Selection(positions(of: role)))
    }

    /// Selects the component whose view is held by a property of this name (`animationWithName`).
    ///
    /// Elements of an array are named `tags[0]`; the array's own name selects all of them.
    public func animation(named name: String) -> ComponentChain {
        let selection = selection(named: name)
        if selection.isEmpty {
            warn("has no component named \"\(name)\"; it has \(knownNames)")
        }
        return ComponentChain(manager: self, selection: selection)
    }

    /// Selects the component whose view is held by a property, which the compiler checks.
    ///
    /// The path is resolved to the property's name, so it works on cached productions too.
    public func animation<Root: UIView, Value>(_ keyPath: KeyPath<Root, Value>) -> ComponentChain {
        guard let name = name(of: keyPath) else {
            warn(
                "has no component for \(keyPath): the property does not hold a view, or none is there to see it on; "
                    + "select by index or animation(named:)")
            return ComponentChain(manager: self, selection: .none)
        }
        return animation(named: name)
    }

    /// Adds a component that has no view, and selects it.
    ///
    /// It has no size until the chain gives it one. An index in use gives a warning and selects the component that has it.
    @discardableResult
    public func create(_ index: Int, name: String? = nil) -> ComponentChain {
        if let position = position(ofIndex: index) {
            warn("already has a component \(index); create(\(index)) adjusts that one")
            return ComponentChain(manager: self, selection: .one(position))
        }
        let position = append(Component(index: index, name: name, role: .created, frame: .zero))
        return ComponentChain(manager: self, selection: .one(position))
    }

    /// Adds a component under a name and the next free index, and selects it (`createN`).
    ///
    /// A name in use gives a warning and selects the components that have it.
    @discardableResult
    public func create(named name: String) -> ComponentChain {
        let selection = selection(named: name)
        guard selection.isEmpty else {
            warn("already has a component named \"\(name)\"; create(named:) adjusts that one")
            return ComponentChain(manager: self, selection: selection)
        }
        let last = min(production.components.lazy.map(\.index).max() ?? -1, .max - 1)
        return create(last + 1, name: name)
    }

    private func select(_ indices: ClosedRange<Int>, expecting count: Int) -> ComponentChain {
        let found = positions(ofIndices: indices)
        if found.count < count {
            let indices = Self.list(found.map { production.components[$0].index })
            warn(
                found.isEmpty
                    ? "has no component of that range; it has \(knownIndices)"
                    : "has only \(indices) of that range; it has \(knownIndices)")
        }
        return ComponentChain(manager: self, selection: Selection(found))
    }
}

/// Selecting surfaces.
extension ComponentManager {
    /// The surface under the components (`backgroundComponent`).
    public var surface: SurfaceChain { SurfaceChain(manager: self, target: .root) }

    /// All cards: the surfaces inside the view that look like one.
    public var cards: SurfaceChain { SurfaceChain(manager: self, target: .cards(production.cards.indices)) }

    /// One card, counted from the back; one that does not exist gives a warning and changes nothing.
    public func card(_ position: Int) -> SurfaceChain {
        let positions = production.cards.indices
        guard positions.contains(position) else {
            warn("has no card \(position); it has \(positions.isEmpty ? "none" : "0..<\(positions.count)")")
            return SurfaceChain(manager: self, target: .cards(0..<0))
        }
        return SurfaceChain(manager: self, target: .cards(position..<position + 1))
    }
}
