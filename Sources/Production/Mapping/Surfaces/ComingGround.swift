import TabCache
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
        texts = filled.isEmpty ? 0 : root.sampleTexts(filled) ?? 0
    }

    /// Whether a clear view holds all texts, which are samples, and has the corners or the name of a card.
    func isGround(_ view: UIView, named name: String?) -> Bool {
        guard texts > 0, view.isPlainView, view.showsNothingItself, view.superview?.isSurface != true else {
            return false
        }
        let isCut = view.layer.shownCornerRadius > 0 && view.clipsToBounds
        let isNamed = name.map { !Self.words.isDisjoint(with: TextKind.split($0)) } ?? false
        guard isCut || isNamed else { return false }
        return view.sampleTexts(filled) == texts
    }
}

extension UIView {
    /// The number of texts inside that are samples; `nil` where another text is there too.
    fileprivate func sampleTexts(_ filled: Set<ObjectIdentifier>) -> Int? {
        if isInvisible { return 0 }
        if self is UILabel { return filled.contains(ObjectIdentifier(self)) ? 1 : nil }
        var count = 0
        for view in subviews where !(view is UIControl) {
            guard let inner = view.sampleTexts(filled) else { return nil }
            count += inner
        }
        return count
    }
}
