import TabCache
package import TabProduction
package import UIKit

/// The shapes of one cell, header or view, which a closure given to `adjust` changes.
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
/// An index or name that no shape has gives one warning and changes nothing.
@MainActor
public final class ComponentManager {
    /// The production with the adjustments made so far.
    package internal(set) var production: Production

    /// The positions of components whose height the app set; lines made of them later take it over.
    var positionsOfSetHeight: Set<Int> = []

    /// The edges that relations have put on those of other shapes, by the shape that was moved; of two relations of an edge the
    /// later counts.
    var pins = [Pin.Place: [Pin.Edge: Pin]]()

    /// The direction that content runs in: where leading and trailing are.
    let layoutDirection: UIUserInterfaceLayoutDirection

    /// Where the shapes of an index and of a name are; `nil` until the first look-up.
    private var addresses: ShapeAddresses?

    /// What a list calls the kind of the view, such as `UICollectionView.elementKindSectionHeader`, also for the headers
    /// of tables; `nil` for cells and single views.
    public let elementKind: String?

    /// The class of the view that was mapped, where it is known without making one.
    package var viewClass: AnyClass?

    /// Finds or makes a view like the one that was mapped, for key paths that the runtime cannot name.
    private let findView: () -> UIView?
    private(set) lazy var view = findView()

    /// Creates a manager of a production, with a way to a view like the one that was mapped.
    package init(
        production: Production, layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        elementKind: String? = nil, view: @escaping () -> UIView? = { nil }
    ) {
        self.elementKind = elementKind
        self.production = production
        self.layoutDirection = layoutDirection
        findView = view
    }

    /// The name of the class whose shapes are adjusted, without its module.
    public var className: String { production.className }

    /// Whether the shapes are those of a view of a class, or of a subclass.
    package func isAbout(_ type: UIView.Type) -> Bool {
        viewClass.map { ClassFacts.of($0).isOne(of: [type]) } ?? (className == ClassName(type).bare)
    }

    /// The number of shapes, removed and created ones included.
    public var count: Int { production.components.count }
}

// MARK: - Looking up

extension ComponentManager {
    /// The positions of the components for which something is true, in order.
    func positions(where isWanted: (Component) -> Bool) -> [Int] {
        production.components.indices.filter { isWanted(production.components[$0]) }
    }

    /// The position of the component with an index; the first, if several have it.
    func position(ofIndex index: Int) -> Int? { knownAddresses.byIndex[index] }

    /// The positions of the components of a name, or of which it is a part.
    ///
    /// Elements of an array answer to the name of the array, and a view inside a view to its own name:
    /// `tags[0]` is one of `tags`, and `header.avatar` is an `avatar`. Components of exactly the name come before all
    /// of these.
    func positions(named name: String) -> [Int] {
        knownAddresses.byName[name]
            ?? positions { component in
                guard let other = component.name else { return false }
                return other.hasPrefix(name + "[") || other.hasSuffix("." + name)
            }
    }

    /// Adds a shape and returns its position.
    func append(_ component: Component) -> Int {
        let position = production.components.count
        production.components.append(component)
        addresses?.add(component, at: position)
        return position
    }

    /// Looks for names anew where the app gave a shape another one.
    func forgetAddresses() { addresses = nil }

    private var knownAddresses: ShapeAddresses {
        if let addresses { return addresses }
        let found = ShapeAddresses(of: production.components)
        addresses = found
        return found
    }

    /// The name of the component of a property.
    func name<Root: UIView>(of keyPath: PartialKeyPath<Root>) -> String? {
        ComponentName.name(of: keyPath) { view }
    }
}

// MARK: - Diagnostics

extension ComponentManager {
    /// Warns once of a mistake in an adjustment, which runs with every plan; what comes after a semicolon may change meanwhile.
    func warn(_ message: String) {
        let mistake = message.prefix { $0 != ";" }
        SkeletonLog.warnOnce("\(className) \(message)", of: "\(className) \(mistake)")
    }

    /// The indices there are, in words.
    var knownIndices: String {
        let indices = production.components.map(\.index).sorted()
        guard let first = indices.first, let last = indices.last else { return "none" }
        return last &- first == indices.count - 1 && first != last ? "\(first)...\(last)" : list(indices)
    }

    /// The names there are, in words.
    var knownNames: String {
        let names = production.components.compactMap(\.name)
        return names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
    }

    /// Indices in words, the first ten of them.
    func list(_ indices: [Int]) -> String {
        indices.prefix(10).map(String.init).joined(separator: ", ") + (indices.count > 10 ? ", …" : "")
    }
}

/// Where the shapes of a production are that have an index or exactly a name, so that each call of a closure finds its shapes
/// without going through all.
private struct ShapeAddresses {
    private(set) var byIndex = [Int: Int]()
    private(set) var byName = [String: [Int]]()

    init(of components: [Component]) {
        byIndex.reserveCapacity(components.count)
        for (position, component) in components.enumerated() { add(component, at: position) }
    }

    /// Takes in a shape; of two with one index the first counts.
    mutating func add(_ component: Component, at position: Int) {
        if byIndex[component.index] == nil { byIndex[component.index] = position }
        if let name = component.name { byName[name, default: []].append(position) }
    }
}
