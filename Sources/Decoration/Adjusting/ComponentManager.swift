@_exported public import TabProduction
public import UIKit

/// The components of one production, handed to the app so that it can adjust them.
///
///     profileView.tabAnimated?.adjust { view in
///         view.animation(1).width(200)
///         view.animation(\ProfileView.nameLabel).down(3).height(12)
///         view.animation(named: "avatar").radius(24)
///     }
///
/// Calls take effect in the order they are made; of two that contradict each other the later wins.
/// An index or name that no component has gives one warning and changes nothing.
@MainActor
public final class ComponentManager {
    /// The production with the adjustments made so far.
    // A check takes longer than most changes; no closure of an app runs while the property is changed.
    @exclusivity(unchecked)
    public internal(set) var production: Production

    /// The positions of components whose height the app set, which lines made later take over.
    var positionsOfSetHeight: Set<Int> = []

    /// The edges that relations have put on those of another component.
    var pins = Pins()

    /// The number of components from the first on whose index is their position, as mapping makes them.
    private let numberedByPosition: Int
    private var positionsByIndex: [Int: Int]?
    private var names: ComponentNames?

    /// Creates a manager of a production.
    public init(production: Production) {
        self.production = production
        var count = 0
        while count < production.components.count, production.components[count].index == count { count += 1 }
        numberedByPosition = count
    }

    /// The name of the class whose components are adjusted, without its module.
    public var className: String { production.className }

    /// The number of components, removed and created ones included.
    public var count: Int { production.components.count }

    /// The surface under the components (`backgroundComponent`).
    public var background: BackdropChain { BackdropChain(manager: self, target: .background) }

    /// All cards: the surfaces inside the view that look like one.
    public var cards: BackdropChain { BackdropChain(manager: self, target: .cards(production.cards.indices)) }

    /// One card, counted from the back; one that does not exist gives a warning and changes nothing.
    public func card(_ position: Int) -> BackdropChain {
        let positions = production.cards.indices
        guard positions.contains(position) else {
            warn("has no card \(position); it has \(positions.isEmpty ? "none" : "0..<\(positions.count)")")
            return BackdropChain(manager: self, target: .cards(0..<0))
        }
        return BackdropChain(manager: self, target: .cards(position..<position + 1))
    }
}

// MARK: - Addressing

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
        select(expecting: indices.count) { indices.contains($0) }
    }

    /// Selects the components with the indices of a closed range, such as `1...3`.
    public func animations(_ indices: ClosedRange<Int>) -> ComponentChain {
        let distance = indices.upperBound.subtractingReportingOverflow(indices.lowerBound)
        let count = distance.overflow || distance.partialValue == .max ? .max : distance.partialValue + 1
        return select(expecting: count) { indices.contains($0) }
    }

    /// Selects all components from an index on, such as `2...`.
    public func animations(_ indices: PartialRangeFrom<Int>) -> ComponentChain {
        select(expecting: 1) { indices.contains($0) }
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
    public func all(_ role: ComponentRole) -> ComponentChain {
        let components = production.components
        return ComponentChain(
            manager: self, selection: Selection(components.indices.filter { components[$0].role == role }))
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
        guard let name = ComponentName.name(of: keyPath) else {
            warn("has no component for \(keyPath): the property does not hold a view")
            return ComponentChain(manager: self, selection: .none)
        }
        return animation(named: name)
    }

    /// Adds a component that no view stands behind, and selects it.
    ///
    /// It has no size until the chain gives it one. An index that is taken gives a warning and selects
    /// the component that has it.
    @discardableResult
    public func create(_ index: Int, name: String? = nil) -> ComponentChain {
        if let position = position(ofIndex: index) {
            warn("already has a component \(index); create(\(index)) adjusts that one")
            return ComponentChain(manager: self, selection: .one(position))
        }
        let position = production.components.count
        production.components.append(Component(index: index, name: name, role: .created, frame: .zero))
        positionsByIndex?[index] = position
        names?.add(name, at: position)
        return ComponentChain(manager: self, selection: .one(position))
    }

    /// Adds a component under a name and the next free index, and selects it (`createN`).
    ///
    /// A name that is taken gives a warning and selects the components that have it.
    @discardableResult
    public func create(named name: String) -> ComponentChain {
        let selection = selection(named: name)
        guard selection.isEmpty else {
            warn("already has a component named \"\(name)\"; create(named:) adjusts that one")
            return ComponentChain(manager: self, selection: selection)
        }
        let last = production.components.lazy.map(\.index).max() ?? -1
        return create(last + 1, name: name)
    }

    private func select(expecting count: Int, _ isWanted: (Int) -> Bool) -> ComponentChain {
        let components = production.components
        let found = components.indices.filter { isWanted(components[$0].index) }
            .sorted { components[$0].index < components[$1].index }
        if found.count < count {
            let indices = Self.list(found.map { components[$0].index })
            warn(
                found.isEmpty
                    ? "has no component of that range; it has \(knownIndices)"
                    : "has only \(indices) of that range; it has \(knownIndices)")
        }
        return ComponentChain(manager: self, selection: Selection(found))
    }
}

// MARK: - Looking up

extension ComponentManager {
    /// The position of the component with an index; the first, if several have it.
    func position(ofIndex index: Int) -> Int? {
        if index >= 0, index < numberedByPosition { return index }
        if let positionsByIndex { return positionsByIndex[index] }
        let components = production.components
        let positions = Dictionary(
            components.indices.map { (components[$0].index, $0) }, uniquingKeysWith: { first, _ in first })
        positionsByIndex = positions
        return positions[index]
    }

    /// Changes components in place, without a copy; the closure must not use the manager.
    func edit(_ selection: Selection, _ change: (inout Component) -> Void) {
        switch selection {
        case .none: break
        case .one(let position): change(&production.components[position])
        case .many(let positions):
            for position in positions { change(&production.components[position]) }
        }
    }

    func selection(named name: String) -> Selection {
        if names == nil { names = ComponentNames(of: production.components) }
        return names?.positions(of: name) ?? .none
    }

    /// Forgets the names that components had, because an app changed one.
    func namesDidChange() {
        names = nil
    }
}

// MARK: - Diagnostics

extension ComponentManager {
    func warn(_ message: String) {
        SkeletonLog.warn("\(className) \(message)")
    }

    func warnMissing(_ indices: [Int]) {
        warn("has no component \(Self.list(indices)); it has \(knownIndices)")
    }

    private var knownIndices: String {
        let indices = production.components.map(\.index).sorted()
        guard let first = indices.first, let last = indices.last else { return "none" }
        return last - first == indices.count - 1 && first != last ? "\(first)...\(last)" : Self.list(indices)
    }

    private var knownNames: String {
        let names = production.components.compactMap(\.name)
        return names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
    }

    private static func list(_ indices: [Int]) -> String {
        indices.map(String.init).joined(separator: ", ")
    }
}
