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
    public internal(set) var production: Production

    /// Creates a manager of a production.
    public init(production: Production) {
        self.production = production
    }

    /// The name of the class whose components are adjusted, without its module.
    public var className: String { production.className }

    /// The number of components, removed and created ones included.
    public var count: Int { production.components.count }

    /// The surface under the components.
    public var background: BackgroundChain { BackgroundChain(manager: self) }
}

// MARK: - Addressing

extension ComponentManager {
    /// Selects the component with an index.
    public func animation(_ index: Int) -> ComponentChain {
        animations([index])
    }

    /// Selects a run of components.
    ///
    /// - Parameters:
    ///   - location: The first index.
    ///   - length: The number of components; indices past the end give a warning and are left out.
    public func animations(_ location: Int, _ length: Int) -> ComponentChain {
        guard length > 0 else {
            warn("animations(\(location), \(length)) selects nothing: a length is at least 1")
            return ComponentChain(manager: self, positions: [])
        }
        let end = location.addingReportingOverflow(length)
        guard !end.overflow else { return animations([location]) }
        return animations(location..<min(end.partialValue, location + max(count, 1) + 1))
    }

    /// Selects the components with the indices of a range, such as `1..<4`.
    public func animations(_ indices: Range<Int>) -> ComponentChain {
        animations(Array(indices))
    }

    /// Selects the components with the indices of a closed range, such as `1...3`.
    public func animations(_ indices: ClosedRange<Int>) -> ComponentChain {
        animations(Array(indices))
    }

    /// Selects the components with the given indices.
    public func animations(_ indices: [Int]) -> ComponentChain {
        let missing = indices.filter { position(ofIndex: $0) == nil }
        if !missing.isEmpty {
            warn("has no component \(Self.list(missing)); it has \(knownIndices)")
        }
        return ComponentChain(manager: self, positions: indices.compactMap(position(ofIndex:)))
    }

    /// Selects every component.
    public var all: ComponentChain {
        ComponentChain(manager: self, positions: Array(production.components.indices))
    }

    /// Selects the component whose view is held by a property of this name.
    ///
    /// Elements of an array are named `tags[0]`; the array's own name selects all of them.
    public func animation(named name: String) -> ComponentChain {
        let positions = production.components.indices.filter { matches(production.components[$0].name, name) }
        if positions.isEmpty {
            warn("has no component named \"\(name)\"; it has \(knownNames)")
        }
        return ComponentChain(manager: self, positions: positions)
    }

    /// Selects the component whose view is held by a property, which the compiler checks.
    ///
    /// The path is resolved to the property's name, so it works on cached productions too.
    public func animation<Root: UIView, Value>(_ keyPath: KeyPath<Root, Value>) -> ComponentChain {
        guard let name = ComponentName.name(of: keyPath) else {
            warn("has no component for \(keyPath): the property does not hold a view")
            return ComponentChain(manager: self, positions: [])
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
            return ComponentChain(manager: self, positions: [position])
        }
        production.components.append(
            Component(index: index, name: name, role: .created, frame: .zero))
        return ComponentChain(manager: self, positions: [production.components.count - 1])
    }

    private func matches(_ name: String?, _ wanted: String) -> Bool {
        guard let name else { return false }
        return name == wanted || name.hasPrefix(wanted + "[") || name.hasSuffix("." + wanted)
    }
}

// MARK: - Diagnostics

extension ComponentManager {
    func position(ofIndex index: Int) -> Int? {
        production.components.firstIndex { $0.index == index }
    }

    func warn(_ message: String) {
        SkeletonLog.warn("\(className) \(message)")
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
