import UIKit

/// A container without a color that binding will give one: it is a card already by its corners or by its name.
@MainActor
struct ComingGround {
    private static let words: Set<String> = ["background", "panel", "card", "bubble"]

    private let filled: Set<ObjectIdentifier>
    private let texts: Int

    /// - Parameters:
    ///   - root: The view that is mapped.
    ///   - filled: The views whose text is a sample; a text that is there has its ground already.
    init(in root: UIView, filled: Set<ObjectIdentifier>) {
        self.filled = filled
        texts = filled.isEmpty ? 0 : root.sampleTexts(filled)?.count ?? 0
    }

    /// Whether a clear view holds all texts, which are samples, or lies below them beside them, and has the corners or the
    /// name of a card.
    func isGround(_ view: UIView, named name: String?) -> Bool {
        guard texts > 0, view.isPlainView, view.showsNothingItself, view.superview?.isSurface != true else {
            return false
        }
        let isCut = view.layer.shownCornerRadius > 0 && view.clipsToBounds
        let isNamed = name.map { !Self.words.isDisjoint(with: TextKind.split($0)) } ?? false
        guard isCut || isNamed else { return false }
        return view.subviews.isEmpty ? isBelowTexts(view) : view.sampleTexts(filled)?.count == texts
    }

    /// Whether all texts stand within a view that lies behind them.
    private func isBelowTexts(_ view: UIView) -> Bool {
        guard let siblings = view.superview?.subviews, let place = siblings.firstIndex(of: view) else {
            return false
        }
        let labels = siblings[(place + 1)...].compactMap { $0.sampleTexts(filled) }.joined()
        let area = view.bounds.insetBy(dx: -1, dy: -1)
        return labels.count == texts
            && labels.allSatisfy { area.contains($0.convert($0.bounds, to: view)) }
    }
}

extension UIView {
    /// The texts inside that are samples; `nil` where another text is there too.
    fileprivate func sampleTexts(_ filled: Set<ObjectIdentifier>) -> [UILabel]? {
        if isInvisible { return [] }
        if let label = self as? UILabel { return filled.contains(ObjectIdentifier(self)) ? [label] : nil }
        var texts: [UILabel] = []
        for view in subviews where !(view is UIControl) {
            guard let inner = view.sampleTexts(filled) else { return nil }
            texts += inner
        }
        return texts
    }
}
