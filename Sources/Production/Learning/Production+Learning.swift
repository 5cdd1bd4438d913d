import TabCache
package import UIKit

extension Production {
    /// Reads a view where it stands, for the next skeleton of its kind; `nil` if it has no size, or not the texts that are
    /// expected.
    ///
    /// - Parameters:
    ///   - view: The view, which is left as it is.
    ///   - request: What a production of the kind is asked with.
    ///   - base: What was shown of the kind until now, which gives the shapes their indices; `nil` counts them anew.
    ///   - typical: What views of the kind show, for a view that stands for others.
    @MainActor
    package init?(
        learnedFrom view: UIView, like request: ProductionRequest, numberedAs base: Production?,
        typical: TypicalContent? = nil
    ) {
        guard !view.bounds.isEmpty, view.bounds.isFinite else { return nil }
        let reading = ContentMapper(
            options: request.options, layoutDirection: request.layoutDirection, typical: typical)
        let read = reading.production(of: view)
        guard !read.isBlank else { return nil }
        guard read.hasTexts || base?.hasTexts != true && !read.awaitsTexts else { return nil }
        self = base.map { read.numbered(like: $0, hasPaint: !$0.isOutdated(in: request.traits)) } ?? read
        if appearance != nil { appearance = LayerAppearance(of: request.traits) }
    }

    /// Whether a text is drawn.
    private var hasTexts: Bool { components.contains { $0.isText && !$0.isRemoved } }

    /// Whether there are texts, none of which is there yet.
    private var awaitsTexts: Bool { !hasTexts && components.contains { $0.isText && $0.removal == .empty } }

    /// Returns the production with the indices of another one of the same view.
    ///
    /// Content can bring views with it and leave others out, and adjustments name indices that they have without
    /// content. A component is found again by its name, or else by its kind and its order. What the other one has
    /// alone keeps its index and is not drawn; what this one has alone comes last. The paint of the view itself, which
    /// a list may have changed, stays that of the other one, unless that is of another appearance, or this one is clear.
    private func numbered(like base: Production, hasPaint: Bool) -> Production {
        var rest = Dictionary(grouping: components.reversed(), by: \.sameView)
        var numbered = base.components.map { old in
            var component = rest[old.sameView]?.popLast() ?? old.withoutShape
            component.index = old.index
            if hasPaint, component.fill == .standard { component.fill = old.fill }
            return component
        }
        let next = (numbered.map(\.index).max() ?? -1) + 1
        let others = rest.values.joined().sorted { $0.index < $1.index }
        for (offset, var component) in others.enumerated() {
            component.index = next + offset
            numbered.append(component)
        }
        var production = self
        production.components = numbered
        guard hasPaint else { return production }
        production.surface = base.surface
        production.surface.frame = surface.frame
        // Binding may take away the ground that an interface file gives a row.
        if surface.fill == .none { production.surface.fill = .none }
        production.appearance = appearance ?? base.appearance
        return production
    }

    /// Returns the production at another height, which its surfaces follow; shapes stay where they are.
    ///
    /// - Parameter keepsMiddle: Whether what stands in the middle stays there: all shapes together, or else each alone.
    package func stretched(toHeight height: CGFloat, keepsMiddle: Bool = false) -> Production {
        let change = height - size.height
        guard change != 0 else { return self }
        var production = self
        production.size.height = height
        production.surface.frame.size.height = max(0, surface.frame.height + change)
        for index in surfaces.indices.dropFirst()
        where surfaces[index].frame.height > size.height * Self.tallShare {
            production.surfaces[index].frame.size.height = max(0, surfaces[index].frame.height + change)
        }
        guard keepsMiddle else { return production }
        let isCentered = { (frame: CGRect) in abs(frame.midY - size.height / 2) < 1.5 }
        let drawn = components.filter { !$0.isRemoved }.reduce(CGRect.null) { $0.union($1.frame) }
        let movesAll = !drawn.isNull && isCentered(drawn)
        for index in components.indices where movesAll || isCentered(components[index].frame) {
            production.components[index].frame.origin.y += change / 2
            production.components[index].sourceFrame.origin.y += change / 2
        }
        return production
    }

    /// Returns the production of a view that has become lower, without the shapes that would stand outside; `nil` if none
    /// is left.
    package func lowered(toHeight height: CGFloat) -> Production? {
        guard height < size.height - 0.5 else { return self }
        var production = stretched(toHeight: height)
        let isInside = { (frame: CGRect) in frame.maxY <= height + 0.5 }
        for index in components.indices where !isInside(components[index].frame) {
            production.components[index].removal = components[index].removal ?? .empty
        }
        production.cards.removeAll { !isInside($0.frame) }
        production.touchAreas.removeAll { !isInside($0) }
        return production.components.contains { !$0.isRemoved } ? production : nil
    }

    /// The part of the height that a surface has whose lower edge follows that of the view, 0...1.
    private static let tallShare: CGFloat = 0.7
}

extension Component {
    fileprivate var isText: Bool { role == .label || role == .text }

    /// What components of the same view have in common, seen at two times: the name, or else the kind.
    fileprivate var sameView: [String?] { [name, name == nil ? "\(role)" : nil] }

    /// The component with its index and its place, but without a shape.
    fileprivate var withoutShape: Component {
        var component = self
        component.removal = removal ?? .empty
        return component
    }
}

extension ProductionRequest {
    /// The key of what is learned of the kind of view: the same as of what is mapped, at whole points, and marked.
    ///
    /// - Parameters:
    ///   - height: In points; `nil` for a typical view.
    ///   - place: Where a view on screen is in its app; empty for a cell.
    ///   - appearance: The appearance, for a production that another than the first one needs.
    package func learnedKey(
        height: CGFloat? = nil, at place: String = "", appearance: LayerAppearance? = nil
    ) -> ProductionKey {
        var request = self
        request.measure = measure.ofLearned(height: height)
        return ProductionKey(request, appearance: appearance).ofLearned(at: place)
    }
}
