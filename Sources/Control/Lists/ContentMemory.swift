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

    /// Keeps what a list shows now, unless that is nothing.
    static func remember(_ list: UIView, with model: FormAnimated) {
        guard let content = RememberedContent(of: list), content != model.rememberedContent else { return }
        model.rememberedContent = content
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
        return cache
    }

    private static func key(of list: UIView, _ model: FormAnimated) -> String {
        let classes = model.sections.flatMap(\.cells).map(\.prototype.className)
        return ([model.owner ?? list.owningControllerName, String(describing: list.declaredClass)] + classes)
            .joined(separator: "\u{1F}")
    }
}
