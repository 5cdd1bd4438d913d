import TabCache
import TabProduction
import UIKit

/// A part of a list that has ended.
struct EndedPart {
    let part: ListPart

    /// The index of the section in the list; `nil` where the list does not have it.
    let position: Int?

    /// The cells that were in sight when it began to load; `nil` where it never came on screen.
    let before: ShownCells?
}

/// Looks, soon after an end, whether the list shows the app's data, and says in one line where it does not.
///
/// The list is the app's to reload: before the end, in its turn, or in the next turn.
@MainActor
final class EndCheck {
    private weak var list: (any ListHost)?
    private var ended: [EndedPart] = []
    private var timer: AnyObject?

    /// The time in which the app may tell the list, in seconds: two turns of the run loop, and a layout.
    private static let grace: TimeInterval = 0.1

    init(of list: any ListHost) {
        self.list = list
    }

    /// Looks in a moment at all that has ended until then.
    func wait(after ended: [EndedPart]) {
        self.ended += ended
        wait(attempts: 3)
    }

    /// Says nothing of parts that load again.
    func forget(_ parts: ListParts) {
        ended.removeAll { parts.contains($0.part) }
        if parts == .whole { timer = nil }
    }

    private func wait(attempts: Int) {
        timer = SkeletonConfiguration.delaying.wait(Self.grace) { [weak self] in
            guard let self, let list else { return }
            if attempts > 1, list.window != nil, list.layer.needsLayout() {
                return wait(attempts: attempts - 1)
            }
            timer = nil
            compare(list)
        }
    }

    private func compare(_ list: any ListHost) {
        let ended = ended
        self.ended = []
        guard list.anyDataSource != nil, !list.hasUncommittedUpdates else { return }
        let (shown, present) = (list.counts, list.countsOfDataSource)
        guard shown == present else {
            return SkeletonLog.warn(
                "\(list.declaredClass) has \(shown) cells where its data source has \(present), after the end of a "
                    + "skeleton: tell it of the new cells, or end with reloading: true")
        }
        guard let same = ended.first(where: { $0.isUnchanged(in: list) }) else { return }
        let name =
            switch same.part {
            case .section(let index): "Section \(index)"
            case .row(let index): "Cell \(index)"
            }
        SkeletonLog.warn(
            "\(name) of \(list.declaredClass) ended, and none of its cells was loaded again: reload it, or end with "
                + "reloading: true")
    }
}

extension EndedPart {
    @MainActor
    fileprivate func isUnchanged(in list: any ListHost) -> Bool {
        guard let before, let position else { return false }
        let paths = list.shownPaths.filter { path in
            guard path.section == position else { return false }
            if case .row(let row) = part { return path.item == row }
            return true
        }
        return before.areStill(paths.compactMap(list.shownCell))
    }
}

/// Cells in sight, and what they show.
@MainActor
struct ShownCells {
    private struct Shown {
        weak var cell: UIView?
        let content: Int
    }

    private let cells: [ObjectIdentifier: Shown]

    /// Notes the cells in sight; none where the list is not laid out.
    init(of list: any ListHost) {
        let isLaidOut = list.window != nil && !list.layer.needsLayout()
        let shown = isLaidOut ? list.shownPaths.compactMap(list.shownCell) : []
        cells = Dictionary(shown.map { (ObjectIdentifier($0), Shown(cell: $0, content: $0.shownContent)) }) {
            first, _ in first
        }
    }

    /// Whether cells are all among these, and show what they did.
    func areStill(_ now: [UIView]) -> Bool {
        !now.isEmpty
            && now.allSatisfy { cell in
                guard let shown = cells[ObjectIdentifier(cell)] else { return false }
                return shown.cell === cell && shown.content == cell.shownContent
            }
    }
}

extension UIView {
    /// A value that differs, as a rule, where the view shows something else.
    fileprivate var shownContent: Int {
        var hasher = Hasher()
        noteContent(in: &hasher)
        return hasher.finalize()
    }

    private func noteContent(in hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
        hasher.combine(isHidden)
        hasher.combine(tag)
        switch self {
        case let label as UILabel: hasher.combine(label.text)
        case let picture as UIImageView: hasher.combine(picture.image.map(ObjectIdentifier.init))
        default: subviews.forEach { $0.noteContent(in: &hasher) }
        }
    }
}
