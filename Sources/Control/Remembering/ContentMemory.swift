import Foundation
import TabCache
import TabProduction
import UIKit

/// The memory of the last content: counts and sizes of lists, and what their cells and other views looked like.
@MainActor
enum ContentMemory {
    private static var contents: FrequencyCache<RememberedContent> { Stores.present.contents }

    private static var productions: FrequencyCache<Production> { Stores.present.productions }

    /// Returns the last content of a list with a model: the counts, and the sizes as far as they are of its present width
    /// and size of text.
    static func content(of list: UIView, with model: FormAnimated) -> RememberedContent? {
        let key = key(of: list, model)
        let here = contents.value(for: key + conditions(of: list))
        return contents.value(for: key)?.keepingSizes(of: here)
    }

    static func store(_ content: RememberedContent, of list: UIView, with model: FormAnimated) {
        let key = key(of: list, model)
        let counts = content.sections.map { RememberedContent.Section(count: $0.count, frames: []) }
        contents.store(RememberedContent(sections: counts), for: key)
        contents.store(content, for: key + conditions(of: list))
    }

    /// Returns what was learned of the kind of view that a request is about; `nil` where none of that width was seen.
    ///
    /// Of a cell it is the one of the same height, or else a typical one made as high. A view that is lower than it was
    /// has lost what made it high; one that is higher may hold its content elsewhere.
    static func production(for request: ProductionRequest) -> Production? {
        let height = request.size.height
        if request.view != nil {
            let learned = productions.production(for: request.learnedKey())
            return learned.flatMap { $0.size.height >= height - 0.5 ? $0 : nil }
        }
        guard height > 0, height.isFinite else {
            // A cell that measures itself in both directions is only as wide as the estimate if all others were.
            var request = request
            if let width = request.measure.estimate?.width, request.cell?.isPlaceholder != true {
                request.size.width = width
            }
            return productions.production(for: request.learnedKey())
        }
        let learned =
            productions.production(for: request.learnedKey(height: height))
            ?? productions.production(for: request.learnedKey())
        return learned?.stretched(toHeight: height)
    }

    /// - Parameters:
    ///   - request: What a production of the kind is asked with, at the size of the view.
    ///   - isTypical: Whether it stands for views of other heights too.
    static func store(_ production: Production, for request: ProductionRequest, isTypical: Bool) {
        let store = { (key: ProductionKey) in
            guard productions.production(for: key) != production else { return }
            productions.store(production, for: key)
        }
        if request.view == nil { store(request.learnedKey(height: request.size.height)) }
        if isTypical { store(request.learnedKey()) }
    }

    /// What the sizes of cells depend on.
    private static func conditions(of list: UIView) -> String {
        "\u{1F}\(list.bounds.width) \(list.traitCollection.preferredContentSizeCategory.rawValue)"
    }

    private static func key(of list: UIView, _ model: FormAnimated) -> String {
        let classes = model.sections.flatMap(\.cells).map(\.classIdentity.name)
        return
            ([model.owner ?? list.owningControllerName, ClassIdentity.of(list.declaredClass).name] + classes)
            .joined(separator: "\u{1F}")
    }
}
