import TabProduction
import UIKit

/// What is known of the headers of a list: which of them have loaded once, and which said something before that.
@MainActor
final class KnownHeaders {
    private static let ofLists = Associated<KnownHeaders>()

    /// The sections whose header had a text at the first start.
    private var atStart: Set<Int>?
    private var loaded: Set<Int> = []
    private var hasLoadedWhole = false

    static func of(_ list: UIScrollView) -> KnownHeaders { ofLists[list, default: KnownHeaders()] }

    /// Notes parts that have ended; none is the whole list.
    func note(_ ended: [EndedPart]) {
        hasLoadedWhole = hasLoadedWhole || ended.isEmpty
        for part in ended {
            if case .section = part.part, let position = part.position { loaded.insert(position) }
        }
    }

    /// Whether the header that a list has of a section stays the app's own while the section loads: it has loaded
    /// before, or its text is known and the model keeps known texts. One that is blank does not.
    func keepsHeader(ofSection position: Int, in list: some ListHost, for model: FormAnimated) -> Bool {
        let isAgain = hasLoadedWhole || loaded.contains(position)
        guard isAgain || isKnown(position, in: list, for: model) else { return false }
        return list.shownView(.header, ofSection: position).map { !KnownTexts.isBlank($0) } ?? true
    }

    /// Returns the sections of the whole list whose known header stands where that of the skeleton would.
    func sections(in list: some ListHost, for model: FormAnimated, among elements: [PlacedElement]) -> Set<
        Int
    > {
        guard model.resolvedMapping.keepsKnownTexts else { return [] }
        let headers = elements.filter { $0.kind == .header }
        let kept = headers.filter { header in
            guard let view = list.shownView(.header, ofSection: header.path.section),
                KnownTexts.areShown(in: view), isKnown(header.path.section, in: list, for: model)
            else { return false }
            return list.shown(header.frame).insetBy(dx: -1, dy: -1).contains(view.frame)
                && view.frame.insetBy(dx: -1, dy: -1).contains(list.shown(header.frame))
        }
        return Set(kept.map(\.path.section))
    }

    /// Whether the header of a section had a text when the list, which is in a window, started to load for the first time.
    private func isKnown(_ position: Int, in list: some ListHost, for model: FormAnimated) -> Bool {
        guard model.resolvedMapping.keepsKnownTexts else { return false }
        if atStart == nil, list.window != nil {
            list.layOutNow()
            let headers = (0..<list.numberOfSections).map { list.shownView(.header, ofSection: $0) }
            atStart = Set(headers.indices.filter { headers[$0].map(KnownTexts.areShown) ?? false })
        }
        return atStart?.contains(position) ?? false
    }
}
