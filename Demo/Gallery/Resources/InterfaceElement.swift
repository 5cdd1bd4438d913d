import Foundation
import FoundationXML

/// One element of an interface file, with everything in it.
final class InterfaceElement {
    let name: String
    private let attributes: [String: String]
    private(set) var children: [InterfaceElement] = []

    private init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// Reads XML and takes its outermost element; `nil` if it is not well formed.
    convenience init?(xml: Data) {
        let reader = Reader()
        let parser = XMLParser(data: xml)
        parser.delegate = reader
        guard parser.parse(), reader.isComplete, let root = reader.root else { return nil }
        self.init(name: root.name, attributes: root.attributes)
        children = root.children
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The number that an attribute says, or zero.
    func number(_ attribute: String) -> CGFloat {
        attributes[attribute].flatMap(Double.init).map { CGFloat($0) } ?? 0
    }

    /// Whether an attribute says yes.
    func flag(_ attribute: String) -> Bool {
        attributes[attribute] == "YES"
    }

    /// The first child of a name.
    func child(_ name: String) -> InterfaceElement? {
        children.first { $0.name == name }
    }

    /// The child that is the value of a property.
    func child(key: String) -> InterfaceElement? {
        children.first { $0["key"] == key }
    }

    /// Puts elements into each other as they open and close.
    private final class Reader: NSObject, XMLParserDelegate {
        private(set) var root: InterfaceElement?
        private var open: [InterfaceElement] = []

        /// Whether every element has been closed; a text that breaks off is parsed without complaint.
        var isComplete: Bool { open.isEmpty }

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?, attributes attributeDict: [String: String]
        ) {
            let element = InterfaceElement(name: elementName, attributes: attributeDict)
            open.last?.children.append(element)
            if root == nil { root = element }
            open.append(element)
        }

        func parser(
            _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?
        ) {
            open.removeLast()
        }
    }
}
