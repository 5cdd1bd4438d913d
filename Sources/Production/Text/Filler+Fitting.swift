import TabCache
import UIKit

extension Filler {
    /// The part of its column that a line takes, 0...1.
    private static let lineShare: CGFloat = 0.97

    /// Makes sample texts fit the room that a layout gave them: they break in their columns, and stay inside the root.
    ///
    /// One more layout is enough. Another comes before it where an image gets a side.
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
}
