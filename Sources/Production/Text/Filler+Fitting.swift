import TabCache
import UIKit

extension Filler {
    /// The part of its column that a line takes, 0...1.
    private static let lineShare: CGFloat = 0.97

    /// Makes sample texts fit the room that a layout gave them: they break in their columns, stay inside the root, and
    /// take no height from anything else.
    ///
    /// One more layout is enough. Another comes before it where an image gets a side, and one after it where texts turn out to
    /// have no room for their lines.
    ///
    /// - Parameter layOut: Lays out the root once more, with texts that will stay, or with those of a step on the way.
    func fit(in root: UIView, layOut: (_ isFinal: Bool) -> Void) {
        let views = labels.isEmpty ? [] : root.shownViews
        let wrapping = wrapping
        let isSquared = squareImages(in: root)
        guard !wrapping.isEmpty else {
            if isSquared { layOut(true) }
            return
        }
        if isSquared { layOut(false) }
        breakTexts(among: views, in: root)
        layOut(true)
        if shortenTexts(among: views, in: root) { layOut(true) }
    }

    /// Breaks sample texts of several lines for the columns that a layout gave them.
    func breakTexts(among views: [UIView], in root: UIView) {
        restoreLimits()
        let budget = LineBudget(of: wrapping, among: views, in: root)
        for filled in wrapping {
            fit(
                filled.label, in: root, lines: budget.lines(of: filled),
                longest: budget.longestLine(of: filled))
        }
    }

    /// Makes sample texts one line each where they take height from something else, and takes lines from those that cut
    /// each other.
    ///
    /// - Returns: Whether any is shorter, so that another layout is needed.
    private func shortenTexts(among views: [UIView], in root: UIView) -> Bool {
        let wrapping = wrapping
        let isSqueezed = Guess.squeezing.isMade && isSqueezing(among: views)
        let cuts =
            isSqueezed || !Guess.textCuts.isMade
            ? nil : TextCuts(among: views.compactMap { $0 as? UILabel }, in: root, of: wrapping)
        let long = wrapping.filter { isSqueezed || cuts?.lines[$0.label] != nil }
        guard !long.isEmpty else { return false }
        let budget = LineBudget(of: wrapping, among: views, in: root)
        for filled in long {
            fit(
                filled.label, in: root, lines: cuts?.lines[filled.label] ?? 1,
                longest: budget.longestLine(of: filled))
        }
        return true
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

    /// Whether sample texts of several lines are lower than they are, or something else is.
    private func isSqueezing(among views: [UIView]) -> Bool {
        wrapping.contains { $0.label.isSqueezed } || views.contains(where: \.isLowerThanLine)
    }

    /// The part of the width of the root from which an empty image is a picture across it, 0...1.
    private static let wideShare: CGFloat = 0.5

    /// The height of a picture across its view as a part of its width.
    private static let wideRatio: CGFloat = 9 / 16

    /// The largest side, in points, of an image that has only what is left beside a text.
    private static let largestLeftover: CGFloat = 44

    /// Gives an empty image the side that nothing else gives it: small ones are square, and one with a least width has that.
    ///
    /// - Returns: Whether one was given, so that another layout is needed.
    private func squareImages(in root: UIView) -> Bool {
        let isNarrowed = Guess.narrowImages.isMade && narrowImages()
        guard Guess.squareImages.isMade else { return isNarrowed }
        let holes = emptyImages.filter { image in
            let size = image.bounds.size
            return !image.isHidden && (size.width >= 1) != (size.height >= 1)
        }
        for image in holes {
            let isWide = image.bounds.width > root.bounds.width * Self.wideShare
            let ratio = image.heightAnchor.constraint(
                equalTo: image.widthAnchor, multiplier: isWide ? Self.wideRatio : 1)
            ratio.priority = UILayoutPriority(749)
            ratio.isActive = true
            guard !isWide, image.bounds.height < 1 else { continue }
            let limit = image.widthAnchor.constraint(lessThanOrEqualToConstant: Self.largestLeftover)
            limit.priority = UILayoutPriority(748)
            limit.isActive = true
        }
        return !holes.isEmpty || isNarrowed
    }

    private func narrowImages() -> Bool {
        var isNarrowed = false
        for image in emptyImages where !image.isHidden && image.givenLength(.width) == nil {
            guard let least = image.givenLength(.width, orMore: true), image.bounds.width > least else {
                continue
            }
            let width = image.widthAnchor.constraint(equalToConstant: least)
            width.priority = UILayoutPriority(749)
            width.isActive = true
            isNarrowed = true
        }
        return isNarrowed
    }
}

extension UIView {
    /// The views that a layout shows, the root among them, and none that is inside a text, a control or a list.
    var shownViews: [UIView] {
        descendants(entering: {
            !($0.isInvisible || $0.isList || $0 is UILabel || $0 is UIControl)
        }).filter { !$0.isInvisible }
    }

    /// Whether the view is a text or a control that is seen and lower than a line of it, though no constraint of its own says
    /// so.
    fileprivate var isLowerThanLine: Bool {
        if isInvisible { return false }
        let isFree = !translatesAutoresizingMaskIntoConstraints && givenLength(.height) == nil
        if let label = self as? UILabel {
            // A stack that has room to spare gives some to a label without a text.
            let counts = label.text?.isEmpty == false || label.bounds.height > 0
            return isFree && counts && label.bounds.height < label.font.lineHeight - 1
        }
        return self is UIControl && isFree && bounds.height < intrinsicContentSize.height - 1
    }
}
