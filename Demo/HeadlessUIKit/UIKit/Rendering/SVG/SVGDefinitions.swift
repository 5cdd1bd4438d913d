/// The shared parts of a picture (gradients, clips, masks, filters), each written once.
final class SVGDefinitions {
    private let prefix: String
    private var ids: [String: String] = [:]
    private var counts: [String: Int] = [:]
    private(set) var elements: [SVGElement] = []

    /// - Parameter prefix: What all ids begin with, so that pictures can share a page.
    init(prefix: String) {
        self.prefix = prefix
    }

    /// The reference to a definition; equal definitions share one.
    func reference(to element: SVGElement, kind: String) -> String {
        let source = element.source
        if let id = ids[source] { return "url(#\(id))" }
        let count = counts[kind, default: 0] + 1
        let id = "\(prefix)\(kind)\(count)"
        counts[kind] = count
        ids[source] = id
        elements.append(element.named(id))
        return "url(#\(id))"
    }
}

extension SVGElement {
    /// The element with an id as its first attribute.
    fileprivate func named(_ id: String) -> SVGElement {
        let copy = SVGElement(name, ["id": id], children: children)
        for (name, value) in attributes {
            copy.set(name, value)
        }
        return copy
    }
}
