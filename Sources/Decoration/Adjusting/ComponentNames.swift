/// Where the components of each name are.
///
/// Elements of an array answer to the name of the array, and a view inside a view to its own name:
/// `tags[0]` is one of `tags`, and `header.avatar` is an `avatar`. A component of exactly the name comes before all
/// of these.
struct ComponentNames {
    private var exact: [String: Selection] = [:]
    /// The names that are parts of others, read on first use.
    private var partial: [String: [Int]]?

    /// Reads the names of components once, however many are looked for.
    init(of components: [Component]) {
        exact.reserveCapacity(components.count)
        for position in components.indices { add(components[position].name, at: position) }
    }

    /// Adds the name of a component that comes after all others.
    mutating func add(_ name: String?, at position: Int) {
        guard let name else { return }
        if let others = exact.updateValue(.one(position), forKey: name) {
            exact[name] = .many(others + [position])
        }
        for part in partial == nil ? [] : Self.parts(of: name) {
            partial?[part, default: []].append(position)
        }
    }

    /// Returns the positions of the components of a name, in order.
    mutating func positions(of name: String) -> Selection {
        if let selection = exact[name] { return selection }
        let names = partial ?? parts
        partial = names
        return Selection(names[name] ?? [])
    }

    private var parts: [String: [Int]] {
        var positions: [String: [Int]] = [:]
        for (name, selection) in exact {
            for part in Self.parts(of: name) { positions[part, default: []] += selection }
        }
        return positions.mapValues { $0.sorted() }
    }

    /// The names of arrays that a name begins with, and of views that it ends with.
    private static func parts(of name: String) -> Set<String> {
        var parts: Set<String> = []
        for index in name.indices {
            if name[index] == "[" { parts.insert(String(name[..<index])) }
            if name[index] == "." { parts.insert(String(name[name.index(after: index)...])) }
        }
        return parts
    }
}
