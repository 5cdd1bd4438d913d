import UIKit

extension Filler {
    /// The number of times that lines are taken from texts that squeeze others.
    private static let rounds = 5

    /// Makes lent texts fit the room that a layout gave them: they break in their columns, stay inside the root, and
    /// take no height from anything else.
    ///
    /// - Parameter layOut: Lays out the root once more.
    func fit(in root: UIView, layOut: () -> Void) {
        let isShortened = shortenSingleLines(in: root)
        let isSquared = squareImages(in: root)
        guard !wrapping.isEmpty else {
            if isShortened || isSquared { layOut() }
            return
        }
        // What stands beside what is seen while each text is one line.
        if wrapping.count > 1 || isSquared {
            wrapping.forEach { $0.fit(lines: 1, in: root) }
            layOut()
        }
        fitToColumns(in: root)
        layOut()
        for _ in 0..<Self.rounds {
            guard isSqueezing(in: root), shortenWrapping() else { return }
            layOut()
        }
    }

    /// Breaks lent texts of several lines for the columns that a layout gave them.
    func fitToColumns(in root: UIView) {
        let budget = LineBudget(of: wrapping.map(\.label), in: root)
        for text in wrapping {
            let label = text.label
            text.fit(lines: budget.lines(of: label), in: root, longestLine: budget.longestLine(of: label))
        }
    }

    /// Makes each lent text of several lines one line of the usual length.
    ///
    /// - Returns: Whether there is one, so that another layout is needed.
    func shortenToLines(in root: UIView) -> Bool {
        for text in wrapping {
            let font = text.label.font ?? .systemFont(ofSize: 17)
            text.fit(lines: 1, in: root, longestLine: TextKind.name.width(font: font, ordinal: 0))
        }
        return !wrapping.isEmpty
    }

    private func shortenWrapping() -> Bool {
        wrapping.reduce(false) { $1.shorten() || $0 }
    }

    /// Shortens texts of one line that run out of the root, or under a control.
    private func shortenSingleLines(in root: UIView) -> Bool {
        let overlap = ControlOverlap(of: singleLines, in: root, filled: filled)
        let rooms = singleLines.map { label in
            let overhang = max(label.overhang(in: root), overlap.share(of: label))
            let room = label.bounds.width - overhang
            return overhang > 0 && room < label.intrinsicContentSize.width ? room : nil
        }
        for case (let label, let room?) in zip(singleLines, rooms) {
            label.text = SampleText.word(width: room, font: label.font ?? .systemFont(ofSize: 17))
        }
        return rooms.contains { $0 != nil }
    }

    /// Whether lent texts of several lines are lower than they are, or something else is.
    private func isSqueezing(in root: UIView) -> Bool {
        wrapping.contains(where: \.isSqueezed) || root.holdsSqueezedText
    }

    /// The part of the width of the root from which an empty image is a picture across it, 0...1.
    private static let wideShare: CGFloat = 0.5

    /// The height of a picture across its view as a part of its width.
    private static let wideRatio: CGFloat = 9 / 16

    /// Gives an empty image the side that nothing else gives it: small ones are square.
    ///
    /// - Returns: Whether one was given, so that another layout is needed.
    private func squareImages(in root: UIView) -> Bool {
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
        }
        return !holes.isEmpty
    }
}

extension UIView {
    /// Whether a text or a control inside is lower than a line of it, though no constraint of its own says so.
    fileprivate var holdsSqueezedText: Bool {
        if isInvisible || self is UITableView || self is UICollectionView { return false }
        let isFree = !translatesAutoresizingMaskIntoConstraints && givenLength(.height) == nil
        if let label = self as? UILabel {
            // A stack that has room to spare gives some to a label without a text.
            let counts = label.text?.isEmpty == false || label.bounds.height > 0
            return isFree && counts && label.bounds.height < label.font.lineHeight - 1
        }
        if self is UIControl { return isFree && bounds.height < intrinsicContentSize.height - 1 }
        return subviews.contains(where: \.holdsSqueezedText)
    }
}
