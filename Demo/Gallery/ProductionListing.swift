import Foundation
import TabAnimated

/// The productions of a scene as JSON, for people and for scripts.
struct ProductionListing: Encodable {
    private struct Listed: Encodable {
        let `class`: String
        let size: [Double]
        let components: [ListedComponent]
    }

    private struct ListedComponent: Encodable {
        let index: Int
        let name: String?
        let role: String
        let frame: [Double]
        let lines: Int
        let removed: Bool
    }

    private let productions: [Listed]

    init(_ productions: [Production]) {
        self.productions = productions.map { production in
            Listed(
                class: production.className,
                size: [production.size.width, production.size.height].map(Self.rounded),
                components: production.components.map(Self.list))
        }
    }

    func encode(to encoder: any Encoder) throws {
        try productions.encode(to: encoder)
    }

    /// The listing as text, with sorted keys.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    private static func list(_ component: Component) -> ListedComponent {
        let frame = component.frame
        return ListedComponent(
            index: component.index, name: component.name, role: component.role.rawValue,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map(rounded),
            lines: component.lines == nil ? 1 : component.bars.count, removed: component.isRemoved)
    }

    private static func rounded(_ value: CGFloat) -> Double {
        (Double(value) * 100).rounded() / 100
    }
}
