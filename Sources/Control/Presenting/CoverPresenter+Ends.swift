import TabCache
import TabDecoration
import TabProduction
import UIKit

// How parts and the whole end.
extension CoverPresenter {
    /// Returns where the list has the section of a part; `nil` where it does not have it.
    func position(of part: ListPart) -> Int? { covers[part.section].map(\.position) ?? part.section }

    /// Ends parts while others go on.
    ///
    /// - Parameters:
    ///   - others: The parts that still load.
    ///   - fade: What takes the covers of the ended parts.
    func end(_ ended: [ListPart], leaving others: ListParts, to fade: Fade) {
        let old = covers[0]
        let gone = Set(overlays.keys).subtracting(others.sections.map(Optional.some))
        fade.add(gone.compactMap { overlays.removeValue(forKey: $0) })
        update(others)
        // Of the first section, rows may have ended alone.
        guard ended.contains(where: { $0 != .section($0.section) }), let host = planner.host,
            let rows = covers[0].flatMap({ old?.vanishing(from: $0) })
        else { return }
        let overlay = makeOverlay(for: rows, over: host)
        add(overlay, for: rows, over: host)
        fade.add([overlay])
    }

    /// Frees the app's view.
    ///
    /// - Parameter fade: What takes the covers.
    func end(to fade: Fade) {
        (observations, turns) = ([], nil)
        fade.add(views)
        overlays = [:]
        room?.takeBack()
    }
}
