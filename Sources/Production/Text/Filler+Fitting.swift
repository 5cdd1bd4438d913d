import TabCache
import UIKit

extension Filler {
    /// The part of its column that a line takes, 0...1.
    private static let lineShare: CGFloat = 0.97

    /// Makes sample texts fit the room that a layout gave them: they break in their columns, and stay inside the root.
    ///
    /// - Parameter layOut: Lays out the root once more, with texts that will stay.
    func fit(in root: UIView, layOut: () -> Void) {
        guard !wrapping.isEmpty else { return }
        breakTexts(among: root.shownViews, in: root)
        layOut()
    }

    /// Breaks sample texts of several lines for the columns that a layout gave them.
    func breakTexts(among views: [UIView], in root: UIView) {
        restoreLimits()
        let budget = LineBudget(among: views, in: root)
        for filled in wrapping {
            fit(
                filled.label, in: root, lines: budget.lines(of: filled),
                longest: budget.longestLine(of: filled))
        }
    }

    /// Makes each sample text of several lines one line of the usual length.
    ///
    /// - Returns: Whether there is one, so that another layout is needed.
    func shortenToLines(in root: UIView) -> Bool {
        for label in wrapping.map(\.label) {
            let font = label.font ?? .systemFont(ofSize: 17)
            fit(label, in: root, lines: 1, longest: TextKind.name.width(font: font, ordinal: 0))
        }
        return !wrapping.isEmpty
    }

    private func fit(_ label: UILabel, in root: UIView, lines: Int, longest: CGFloat) {
        let room = (label.bounds.width - label.overhang(in: root)) * Self.lineShare
        label.fill(lines: lines, width: lines > 1 ? room : min(room, longest))
    }
}

extension UIView {
    /// The views that a layout shows, the root among them, and none that is inside a text, a control or a list.
    var shownViews: [UIView] {
        descendants(entering: {
            !($0.isInvisible || $0.isList || $0 is UILabel || $0 is UIControl)
        }).filter { !$0.isInvisible }
    }
}
