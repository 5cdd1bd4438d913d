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

    /// Returns the last content of a list with a model.
    static func content(of list: UIView, with model: FormAnimated) -> RememberedContent? {
        contents.cache.value(for: key(of: list, model))
    }

    /// Stores the content of a list with a model.
    static func store(_ content: RememberedContent, of list: UIView, with model: FormAnimated) {
        contents.cache.store(content, for: key(of: list, model))
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
