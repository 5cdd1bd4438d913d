extension Production {
    /// Returns the production with the indices of another one of the same view.
    ///
    /// Content can bring views with it and leave others out, and adjustments name indices that they have without
    /// content. A component is found again by its name, or else by its kind and its order. What the other one has
    /// alone keeps its index and is not drawn; what this one has alone comes last. The paint of the view itself, which
    /// a list may have changed, stays that of the other one.
    func numbered(like base: Production) -> Production {
        var rest = components
        var numbered = base.components.map { old in
            let position = rest.firstIndex { $0.isSame(as: old) }
            var component = position.map { rest.remove(at: $0) } ?? old.withoutShape
            component.index = old.index
            if component.fill == .standard { component.fill = old.fill }
            return component
        }
        let next = (numbered.map(\.index).max() ?? -1) + 1
        for (offset, component) in rest.enumerated() {
            var component = component
            component.index = next + offset
            numbered.append(component)
        }
        var production = self
        production.components = numbered
        production.surface = base.surface
        production.surface.frame = surface.frame
        return production
    }
}

extension Component {
    /// Whether both stand for the same view, seen at two times.
    fileprivate func isSame(as other: Component) -> Bool {
        name == other.name && (name != nil || role == other.role)
    }

    /// The component with its index and its place, but without a shape.
    fileprivate var withoutShape: Component {
        var component = self
        component.removal = removal ?? .empty
        return component
    }
}
