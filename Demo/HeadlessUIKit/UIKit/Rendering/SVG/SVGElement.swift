/// One element of a picture: a name, attributes in the order they were set, and children.
final class SVGElement {
    let name: String
    var text: String?
    private(set) var attributes: [(name: String, value: String)] = []
    private(set) var children: [SVGElement] = []

    init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], children: [SVGElement?] = []) {
        self.name = name
        for (name, value) in attributes {
            set(name, value)
        }
        append(children)
    }

    /// Sets an attribute; nil leaves it as it is.
    func set(_ name: String, _ value: String?) {
        guard let value else { return }
        if let index = attributes.firstIndex(where: { $0.name == name }) {
            attributes[index].value = value
        } else {
            attributes.append((name, value))
        }
    }

    /// Adds a child; of a group that does nothing its children.
    func append(_ child: SVGElement?) {
        guard let child else { return }
        children += child.isPlainGroup ? child.children : [child]
    }

    func append(_ elements: [SVGElement?]) {
        elements.forEach(append)
    }
}

extension SVGElement {
    /// Whether the element is a group that does nothing, which its children can do without.
    fileprivate var isPlainGroup: Bool {
        name == "g" && attributes.isEmpty && !children.contains { $0.name.hasPrefix("animate") }
    }

    /// The element, or the only child of a plain group; nil for a group without children.
    var simplified: SVGElement? {
        guard name == "g" else { return self }
        if children.isEmpty { return nil }
        return isPlainGroup && children.count == 1 ? children[0] : self
    }
}
