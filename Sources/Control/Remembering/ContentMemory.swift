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
            let learned = kept(for: request, at: .place(view.placeWithContent))
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
        return (kept(for: request, at: .height(height)) ?? kept(for: request))?
            .stretched(toHeight: height, keepsMiddle: request.cell?.isSizeGiven == true)
    }

    // MARK: Learning

    /// What a view that was learned stands for.
    enum Slot {
        /// Cells of a height, in points.
        case height(CGFloat)
        /// Cells of heights that were not seen.
        case typical
        /// The view at a place of the app.
        case place(String)
    }

    /// What became of a view that was to be learned.
    enum Result {
        /// Nothing of it is new.
        case known
        case learned
        /// It does not show what it is expected to.
        case blank
    }

    /// What was seen of each kind of view, by the keys of what was learned of it.
    private static var marks = [String: Int]()

    /// Keeps what a view shows, unless that is what is kept of its kind.
    ///
    /// - Parameters:
    ///   - request: Asks for a production of the view at its size.
    ///   - mark: The number of the content.
    ///   - read: Reads the view.
    static func learn(
        _ request: ProductionRequest, at slots: [Slot], showing mark: Int, by read: () -> Production?
    ) -> Result {
        let keys = slots.map { key(of: request, at: $0).text }
        var hasher = Hasher()
        hasher.combine(mark)
        hasher.combine(LayerAppearance(of: request.traits))
        let new = hasher.finalize()
        if keys.allSatisfy({ marks[$0] == new }), slots.allSatisfy({ kept(for: request, at: $0) != nil }) {
            return .known
        }
        let production = read()
        if marks.count > 1_000 { marks = [:] }
        for key in keys { marks[key] = production == nil ? nil : new }
        guard let production else { return .blank }
        for slot in slots { store(production, for: request, at: slot) }
        return .learned
    }

    private static func store(_ production: Production, for request: ProductionRequest, at slot: Slot) {
        var key = key(of: request, at: slot)
        var known = productions.production(for: key)
        if production.appearance != nil, known?.isOutdated(in: request.traits) == true {
            key = self.key(of: request, at: slot, LayerAppearance(of: request.traits))
            known = productions.production(for: key)
        }
        if known != production { productions.store(production, for: key) }
    }

    /// Returns what is kept under the key of a request; another appearance has a key of its own, where it matters.
    private static func kept(for request: ProductionRequest, at slot: Slot = .typical) -> Production? {
        let first = productions.production(for: key(of: request, at: slot))
        guard first?.isOutdated(in: request.traits) == true else { return first }
        return productions.production(for: key(of: request, at: slot, LayerAppearance(of: request.traits)))
    }

    private static func key(
        of request: ProductionRequest, at slot: Slot, _ appearance: LayerAppearance? = nil
    ) -> ProductionKey {
        switch slot {
        case .height(let height): request.learnedKey(height: height, appearance: appearance)
        case .typical: request.learnedKey(appearance: appearance)
        case .place(let place): request.learnedKey(at: place, appearance: appearance)
        }
    }

    // MARK: Keys

    /// What the sizes of cells depend on.
    private static func conditions(of list: UIView) -> String {
        "\u{1F}\(list.bounds.width) \(list.traitCollection.preferredContentSizeCategory.rawValue)"
    }

    private static func key(of list: UIView, _ model: FormAnimated) -> String {
        let classes = model.sections.flatMap(\.cells).map(\.name.classIdentity.name)
        let place = [
            model.owner ?? list.owningControllerName, list.classFacts.identity.name, list.placeInApp,
        ]
        return (place + classes).joined(separator: "\u{1F}")
    }
}
