import TabCache
import TabProduction
import UIKit

/// The memory of the last content: the counts of lists and the shapes of views.
@MainActor
enum ContentMemory {
    private static let contents = MemoryFolder<RememberedContent>("Content") {
        FrequencyCache(configuration: $0)
    }
    private static let shapes = MemoryFolder<RememberedShapes>("Shapes") { FrequencyCache(configuration: $0) }

    /// Returns the last content of a list with a model: the counts, and the heights as far as they are of its present width
    /// and size of text.
    static func content(of list: UIView, with model: FormAnimated) -> RememberedContent? {
        let key = key(of: list, model)
        let here = contents.cache.value(for: key + conditions(of: list))
        return contents.cache.value(for: key)?.keepingHeights(of: here)
    }

    /// Stores the content of a list with a model.
    static func store(_ content: RememberedContent, of list: UIView, with model: FormAnimated) {
        let key = key(of: list, model)
        contents.cache.store(content.withoutHeights, for: key)
        contents.cache.store(content, for: key + conditions(of: list))
    }

    /// What the heights of cells depend on.
    private static func conditions(of list: UIView) -> String {
        "\u{1F}\(list.bounds.width) \(list.traitCollection.preferredContentSizeCategory.rawValue)"
    }

    /// Returns the last shapes of a request's views in a host.
    static func shapes(for request: ProductionRequest, in host: UIView) -> RememberedShapes? {
        shapes.cache.value(for: key(of: request, in: host))
    }

    /// Stores the shapes of a request's views in a host.
    static func store(_ remembered: RememberedShapes, for request: ProductionRequest, in host: UIView) {
        shapes.cache.store(remembered, for: key(of: request, in: host))
    }

    private static func key(of list: UIView, _ model: FormAnimated) -> String {
        let classes = model.sections.flatMap(\.cells).map(\.prototype.classIdentity.name)
        return
            ([model.owner ?? list.owningControllerName, ClassIdentity.of(list.declaredClass).name] + classes)
            .joined(separator: "\u{1F}")
    }

    private static func key(of request: ProductionRequest, in host: UIView) -> String {
        request.memoryKey(in: ClassIdentity.of(host.declaredClass).name, width: host.bounds.width)
    }
}
