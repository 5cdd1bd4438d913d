import TabCache
import UIKit

extension Filler {
    /// The part of its column that a line takes, 0...1.
    private static let lineShare: CGFloat = 0.97

    /// Makes sample texts fit the room that a layout gave them: they break in their columns, stay inside the root, and
    /// take no height from anything else.
    ///
    /// - Parameter layOut: Lays out the root once more, with texts that will stay, or with those of a step on the way.
    func fit(in root: UIView, layOut: (_ isFinal: Bool) -> Void) {
        let isShortened = shortenSingleLines(in: root)
        let isSquared = squareImages(in: root)
        guard !wrapping.isEmpty else {
            if isShortened || isSquared { layOut(true) }
            return
        }
        for pass in Pass.allCases {
            let isNeeded =
                switch pass {
                case .columns: wrapping.count > 1 || isSquared
                case .budget: true
                case .oneLine: isSqueezing(in: root)
                }
            guard isNeeded else { continue }
            breakTexts(in: root, by: pass)
            layOut(pass != .columns)
        }
        separateLines(in: root) { layOut(true) }
    }

    /// The ways to break texts of several lines, in their order.
    enum Pass: CaseIterable {
        /// One line as long as the column, which shows what stands beside a text.
        case columns
        /// As many lines as texts of the kind take.
        case budget
        /// One line of the usual length, where more take height from something else.
        case oneLine
    }

    private func budget(in root: UIView) -> LineBudget { LineBudget(of: wrapping, in: root, named: named) }

    /// Breaks sample texts of several lines for the columns that a layout gave them.
    func breakTexts(in root: UIView, by pass: Pass) {
        let budget = pass == .columns ? nil : budget(in: root)
        for label in wrapping {
            let count = pass == .budget ? budget?.lines(of: label) ?? 1 : 1
            fit(label, in: root, lines: (count, budget?.longestLine(of: label) ?? .infinity))
        }
    }

    /// Takes lines from texts that cut each other, those with most first, and of equal ones from the lower.
    private func separateLines(in root: UIView, layOut: () -> Void) {
        var counts = Dictionary(uniqueKeysWithValues: wrapping.map { (ObjectIdentifier($0), $0.sampleLines) })
        while true {
            let long = TextCuts.of(root).compactMap { upper, lower -> UILabel? in
                let both = (counts[ObjectIdentifier(upper)] ?? 0, counts[ObjectIdentifier(lower)] ?? 0)
                return max(both.0, both.1) < 2 ? nil : both.0 > both.1 ? upper : lower
            }
            guard !long.isEmpty else { return }
            let budget = budget(in: root)
            for label in Set(long) {
                let count = (counts[ObjectIdentifier(label)] ?? 2) - 1
                counts[ObjectIdentifier(label)] = count
                fit(label, in: root, lines: (count, budget.longestLine(of: label)))
            }
            layOut()
        }
    }

    /// Makes each sample text of several lines one line of the usual length.
    ///
    /// - Returns: Whether there is one, so that another layout is needed.
    func shortenToLines(in root: UIView) -> Bool {
        for label in wrapping {
            let font = label.font ?? .systemFont(ofSize: 17)
            fit(label, in: root, lines: (1, TextKind.name.width(font: font, ordinal: 0)))
        }
        return !wrapping.isEmpty
    }

    private func fit(_ label: UILabel, in root: UIView, lines: (count: Int, longest: CGFloat)) {
        let room = (label.bounds.width - label.overhang(in: root)) * Self.lineShare
        label.fill(lines: lines.count, width: lines.count > 1 ? room : min(room, lines.longest))
    }

    /// Shortens texts of one line that run out of the root, or under a control.
    private func shortenSingleLines(in root: UIView) -> Bool {
        let overlap = ControlOverlap(of: singleLines, in: root, filled: filled)
        let rooms = singleLines.map { label in
            label.bounds.width - max(0, label.overhang(in: root), overlap.share(of: label))
        }
        let long = zip(singleLines, rooms).filter { label, room in
            room < label.bounds.width && room < label.intrinsicContentSize.width
        }
        for (label, room) in long { label.fill(lines: 1, width: room) }
        return !long.isEmpty
    }

    /// Whether sample texts of several lines are lower than they are, or something else is.
    private func isSqueezing(in root: UIView) -> Bool {
        wrapping.contains(where: \.isSqueezed)
            || root.holds(
                \.isLowerThanLine,
                entering: { !($0.isInvisible || $0.isList || $0 is UILabel || $0 is UIControl) })
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
        let isNarrowed = narrowImages()
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
