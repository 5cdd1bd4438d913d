import TabCache
import TabProduction
import UIKit

/// What is known of the headers of a list, by the indices of their sections.
struct KnownHeaders {
    /// The sections whose header had a text at the first start; `nil` before.
    var withText: Set<Int>?

    /// The sections that have loaded by themselves.
    var loaded: Set<Int> = []

    /// Whether the whole list has loaded.
    var areAllLoaded = false
}

extension FormAnimated {
    /// Whether the header that a list has of a section stays the app's own while the section loads: it has loaded
    /// before, or its text is known and the model keeps known texts. One that is blank does not.
    func keepsHeader(ofSection position: Int, in list: some ListHost) -> Bool {
        let known = Attachment.of(list).knownHeaders
        let isAgain = known.areAllLoaded || known.loaded.contains(position)
        guard isAgain || isHeaderKnown(ofSection: position, in: list) else { return false }
        return list.shownView(.header, ofSection: position).map { !KnownTexts.isBlank($0) } ?? true
    }

    /// Returns the sections of the whole list whose known header stands where that of the skeleton would.
    func sectionsWithKnownHeader(in list: some ListHost, among elements: [PlacedElement]) -> Set<Int> {
        guard resolvedMapping.keepsKnownTexts else { return [] }
        let kept = elements.filter { element in
            guard element.kind == .header, isHeaderKnown(ofSection: element.path.section, in: list),
                let view = list.shownView(.header, ofSection: element.path.section)
            else { return false }
            let frame = list.shown(element.frame)
            return KnownTexts.areShown(in: view) && frame.insetBy(dx: -1, dy: -1).contains(view.frame)
                && view.frame.insetBy(dx: -1, dy: -1).contains(frame)
        }
        return Set(kept.map(\.path.section))
    }

    /// Whether the header of a section had a text when the list, which is in a window, started to load for the first time.
    private func isHeaderKnown(ofSection position: Int, in list: some ListHost) -> Bool {
        guard resolvedMapping.keepsKnownTexts else { return false }
        let attachment = Attachment.of(list)
        if attachment.knownHeaders.withText == nil, !list.layoutWaits {
            list.layOutNow()
            let headers = (0..<list.numberOfSections).map { list.shownView(.header, ofSection: $0) }
            attachment.knownHeaders.withText = Set(
                headers.indices.filter { headers[$0].map(KnownTexts.areShown) ?? false })
        }
        return attachment.knownHeaders.withText?.contains(position) ?? false
    }
}
