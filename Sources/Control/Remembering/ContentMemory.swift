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
    /// has lost what made it high, and shows what still has room; one that is higher may hold its content elsewhere.
    static func production(for request: ProductionRequest) -> Production? {
        let height = request.size.height
        if let view = request.view {
            let learned = kept(for: request, at: ViewPlace(of: view).withContent)
            return learned.flatMap { $0.size.height >= height - 0.5 ? $0.lowered(toHeight: height) : nil }
        }
        guard height > 0, height.isFinite else {
            // A cell that measures itself in both directions is only as wide as the estimate if all others were.
            var request = request
            if let width = request.measure.estimate?.width, request.cell?.isPlaceholder != true {
                request.size.width = width
            }
            return kept(for: request)
        }
        return (kept(for: request, height: height) ?? kept(for: request))?
            .stretched(toHeight: height, keepsMiddle: request.cell?.isSizeGiven == true)
    }

    /// Returns what is kept under the key of a request; another appearance has a key of its own, where it matters.
    private static func kept(
        for request: ProductionRequest, height: CGFloat? = nil, at place: String = ""
    ) -> Production? {
        let first = productions.production(for: request.learnedKey(height: height, at: place))
        guard first?.isOutdated(in: request.traits) == true else { return first }
        return productions.production(for: otherKey(of: request, height, place))
    }

    private static func otherKey(
        of request: ProductionRequest, _ height: CGFloat?, _ place: String
    ) -> ProductionKey {
        request.learnedKey(height: height, at: place, appearance: LayerAppearance(of: request.traits))
    }

    /// What was seen of each kind of view, by the keys of what was learned of it.
    private static var marks: [String: Int] = [:]

    /// Whether what was learned of a request is of content with a mark; it is noted, for what is learned next.
    static func knows(
        _ mark: Int, for request: ProductionRequest, isTypical: Bool = true, at place: String = ""
    ) -> Bool {
        let height = request.view == nil ? request.size.height : nil
        let key = request.learnedKey(height: height, at: place).text
        var hasher = Hasher()
        hasher.combine(mark)
        hasher.combine(isTypical)
        hasher.combine(LayerAppearance(of: request.traits))
        let new = hasher.finalize()
        let learned = kept(for: request, height: height, at: place)
        let isKept = learned != nil && (!isTypical || request.view != nil || kept(for: request) == learned)
        if isKept, marks[key] == new { return true }
        if marks.count == 1_000 { marks = [:] }
        marks[key] = new
        return false
    }

    /// Forgets what was seen of a kind of view that could not be learned.
    static func forgetMark(for request: ProductionRequest, at place: String = "") {
        marks[request.learnedKey(height: request.view == nil ? request.size.height : nil, at: place).text] =
            nil
    }

    /// - Parameters:
    ///   - request: Asks for a production of this kind of cell, at the size of the view.
    ///   - isTypical: Whether it stands for views of other heights too.
    static func store(_ production: Production, for request: ProductionRequest, isTypical: Bool) {
        store(production, for: request, height: request.size.height)
        if isTypical { store(production, for: request, height: nil) }
    }

    /// Stores what was learned of the view of a request, at a place of the app.
    static func store(_ production: Production, for request: ProductionRequest, at place: String) {
        store(production, for: request, height: nil, at: place)
    }

    private static func store(
        _ production: Production, for request: ProductionRequest, height: CGFloat?, at place: String = ""
    ) {
        var key = request.learnedKey(height: height, at: place)
        var known = productions.production(for: key)
        if production.appearance != nil, known?.isOutdated(in: request.traits) == true {
            key = otherKey(of: request, height, place)
            known = productions.production(for: key)
        }
        if known != production { productions.store(production, for: key) }
    }

    /// What the sizes of cells depend on.
    private static func conditions(of list: UIView) -> String {
        "\u{1F}\(list.bounds.width) \(list.traitCollection.preferredContentSizeCategory.rawValue)"
    }

    private static func key(of list: UIView, _ model: FormAnimated) -> String {
        let classes = model.sections.flatMap(\.cells).map(\.classIdentity.name)
        let place = [
            model.owner ?? list.owningControllerName, ClassIdentity.of(list.declaredClass).name,
            ViewPlace(of: list).text,
        ]
        return (place + classes).joined(separator: "\u{1F}")
    }
}
