public import TabProduction
public import UIKit

/// The components of one production, which the app adjusts.
///
/// ```swift
/// profileView.tabAnimated?.adjust { view in
///     view.animation(1).width(200)
///     view.animation(\ProfileView.nameLabel).down(3).height(12)
///     view.animation(named: "avatar").radius(24)
/// }
/// ```
///
/// Calls take effect in the order they are made; of two that contradict each other the later wins.
/// An index or name that no component has gives one warning and changes nothing.
@MainActor
public final class ComponentManager {
    /// The production with the adjustments made so far.
    // A check takes longer than most changes; no closure of an app runs while the property is changed.
    @exclusivity(unchecked)
    public internal(set) var production: Production

    /// The positions of components whose height the app set; lines made of them later take it over.
    var positionsOfSetHeight: Set<Int> = []

    /// The direction that content runs in: where leading and trailing are.
    let layoutDirection: UIUserInterfaceLayoutDirection

    /// The edges that relations have put on those of another component.
    var pins = Pins()

    /// The number of components from the first on whose index is their position, as mapping makes them.
    private let numberedByPosition: Int
    private var positionsByIndex: [Int: Int]?

    private var unnumbered: UnnumberedComponents?
    private var roles: [Component.Role: [Int]]?
    private var names: ComponentNames?

    /// Finds or makes a view like the one that was mapped, for key paths that the runtime cannot name.
    private let findView: () -> UIView?
    private var view: UIView?

    /// Creates a manager of a production.
    ///
    /// - Parameters:
    ///   - production: The production to adjust.
    ///   - layoutDirection: The direction that its content runs in.
    public convenience init(
        production: Production, layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.init(production: production, layoutDirection: layoutDirection) { nil }
    }

    /// Creates a manager of a production, with a way to a view like the one that was mapped.
    package init(
        production: Production, layoutDirection: UIUserInterfaceLayoutDirection,
        view: @escaping () -> UIView?
    ) {
        self.production = production
        self.layoutDirection = layoutDirection
        findView = view
        var count = 0
        while count < production.components.count, production.components[count].index == count { count += 1 }
        numberedByPosition = count
    }

    /// The name of the class whose components are adjusted, without its module.
    public var className: String { production.className }

    /// The number of components, removed and created ones included.
    public var count: Int { production.components.count }
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

    /// The positions of the components with the indices of a range, in the order of these.
    func positions(ofIndices range: ClosedRange<Int>) -> [Int] {
        let (first, last) = (max(0, range.lowerBound), min(range.upperBound, numberedByPosition - 1))
        let numbered = first <= last ? Array(first...last) : []
        let others = unnumbered ?? UnnumberedComponents(production.components[numberedByPosition...])
        unnumbered = others
        let found = others.components(in: range)
        guard let least = found.first, least.index < last else { return numbered + found.map(\.position) }
        return (numbered.map { ($0, $0) } + found.map { ($0.index, $0.position) }).sorted { $0 < $1 }.map(\.1)
    }

    /// The positions of the components of a role, in order.
    func positions(of role: Component.Role) -> [Int] {
        let found =
            roles ?? Dictionary(grouping: production.components.indices) { production.components[$0].role }
        roles = found
        return found[role] ?? []
    }

    /// Adds a component after all others and returns its position.
    func append(_ component: Component) -> Int {
        let position = production.components.count
        var component = component
        component.zIndex = production.nextZIndex
        production.components.append(component)
        positionsByIndex?[component.index] = position
        names?.add(component.name, at: position)
        roles?[component.role, default: []].append(position)
        unnumbered?.insert(component.index, at: position)
        return position
    }

    /// Changes components in place, without a copy; the closure must not use the manager.
    func edit(_ selection: Selection, _ change: (inout Component) -> Void) {
        switch selection {
        case .none: break
        case .one(let position): edit(position, change)
        case .many(let positions): positions.forEach { edit($0, change) }
        }
    }

    private func edit(_ position: Int, _ change: (inout Component) -> Void) {
        let role = production.components[position].role
        change(&production.components[position])
        if production.components[position].role != role { roles = nil }
    }

    /// The components of a name, or of which it is a part.
    func selection(named name: String) -> Selection {
        if names == nil { names = ComponentNames(of: production.components) }
        return names?.positions(of: name) ?? .none
    }

    /// Forgets which components have a role, because an app changed one.
    func rolesDidChange() {
        roles = nil
    }

    /// The name of the component of a property.
    func name<Root: UIView>(of keyPath: PartialKeyPath<Root>) -> String? {
        ComponentName.name(of: keyPath) {
            view = view ?? findView()
            return view
        }
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

    /// The indices there are, in words.
    var knownIndices: String {
        let indices = production.components.map(\.index).sorted()
        guard let first = indices.first, let last = indices.last else { return "none" }
        return last &- first == indices.count - 1 && first != last ? "\(first)...\(last)" : Self.list(indices)
    }

    /// The names there are, in words.
    var knownNames: String {
        let names = production.components.compactMap(\.name)
        return names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
    }

    static func list(_ indices: [Int]) -> String {
        indices.map(String.init).joined(separator: ", ")
    }
}
