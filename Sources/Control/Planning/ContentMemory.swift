import Foundation
import TabCache
import UIKit

/// Where what lists last showed is kept: in memory, and in a folder beside the productions.
@MainActor
enum ContentMemory {
    private static var current: (cache: FrequencyCache<RememberedContent>, identity: UUID)?

    /// Returns what a list with a model last showed.
    static func content(of list: UIView, with model: FormAnimated) -> RememberedContent? {
        cache.value(for: key(of: list, model))
    }

    /// Keeps what a list with a model shows.
    static func store(_ content: RememberedContent, of list: UIView, with model: FormAnimated) {
        cache.store(content, for: key(of: list, model))
    }

    private static var cache: FrequencyCache<RememberedContent> {
        let configuration = SkeletonConfiguration.shared
        if let current, current.identity == configuration.cacheIdentity { return current.cache }
        var settings = configuration.cache
        settings.directory =
            configuration.isCacheEnabled
            ? settings.directory?.appendingPathComponent("Content", isDirectory: true) : nil
        let cache = FrequencyCache<RememberedContent>(configuration: settings)
        current = (cache, configuration.cacheIdentity)
        SharedProducer.contents = cache
        return cache
    }

    private static func key(of list: UIView, _ model: FormAnimated) -> String {
        let classes = model.sections.flatMap(\.cells).map(\.prototype.classIdentity.name)
        return
            ([model.owner ?? list.owningControllerName, ClassIdentity.of(list.declaredClass).name] + classes)
            .joined(separator: "\u{1F}")
    }
}
