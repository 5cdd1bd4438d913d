import UIKit

/// How many lines texts take whose labels set no limit, or one that few texts reach.
///
/// A text takes as many lines of its column as a text of its kind fills: three on a phone, more in a larger text size,
/// fewer on a pad. Beside something else, or in a bubble, it is shorter. Among several in one column the heading is
/// short unless its font is a large one, and so are all of them beside a control such as a switch: that is a setting and its
/// explanation.
@MainActor
struct LineBudget {
    /// The number of lines that a text has when it cannot be told, and the largest limit that is taken for its number.
    private static let usualLines = 3

    /// The largest number of lines that are imagined.
    private static let mostLines = 12

    /// The size, in points, of the font of a heading from which it is the title of a screen.
    private static let screenTitleSize: CGFloat = 28

    /// The width, in points, below which a view is one of several beside each other, rather than a row.
    private static let narrowestRow: CGFloat = 280

    /// The part of the width of its view below which a label is a column beside something else, 0...1.
    private static let columnShare: CGFloat = 0.7

    /// The part of the width of its view below which a text in a box is a message in a bubble, 0...1.
    private static let bubbleShare: CGFloat = 0.8

    private let headings: Set<ObjectIdentifier>
    private let controls: [CGRect]
    private let root: UIView

    init(of labels: [UILabel], in root: UIView) {
        self.root = root
        let unlimited = labels.filter { $0.numberOfLines <= 0 }
        let columns = Dictionary(grouping: unlimited) { $0.superview.map { ObjectIdentifier($0) } }
        headings = Set(columns.values.flatMap(Self.headings))
        controls = unlimited.isEmpty ? [] : Self.controls(in: root).map { $0.convert($0.bounds, to: root) }
    }

    /// The number of lines that the text of a label takes.
    func lines(of label: UILabel) -> Int {
        let limit = label.numberOfLines
        if limit > 0, limit <= Self.usualLines || label.isNumberOfLinesGiven { return limit }
        let lines = unlimitedLines(of: label)
        return limit > 0 ? min(limit, lines) : lines
    }

    private func unlimitedLines(of label: UILabel) -> Int {
        let isLarge = Self.isLarge(label)
        if isBesideControl(label) || !isLarge && headings.contains(ObjectIdentifier(label)) { return 1 }
        if isLarge || label.font.isBold {
            let isOfScreen = label.font.pointSize >= Self.screenTitleSize * label.textScale
            let letters = isOfScreen ? TextKind.lettersOfScreenTitle : TextKind.lettersOfHeading
            return min(Self.lines(ofLetters: letters, in: label), Self.usualLines)
        }
        let isShort = isMessage(label) || !isNarrow(label) && label.hasNeighborBeside(in: root)
        let letters = isShort ? TextKind.lettersOfMessage : TextKind.lettersOfParagraph
        let lines = Self.lines(ofLetters: letters, in: label)
        return isShort || isNarrow(label) ? min(lines, Self.narrowLines(in: label)) : lines
    }

    /// The number of lines that so many letters fill in the column of a label.
    private static func lines(ofLetters letters: CGFloat, in label: UILabel) -> Int {
        let inLine = TextKind.lettersInLine(of: label.bounds.width, font: label.font)
        guard inLine >= 1, inLine.isFinite else { return usualLines }
        return Int(min((letters / inLine).rounded(.up), CGFloat(mostLines)))
    }

    /// The size, in points, from which a font is one of titles, which take more lines than one.
    private static let largeSize: CGFloat = 20

    private static func isLarge(_ label: UILabel) -> Bool {
        label.font.pointSize >= largeSize * label.textScale
    }

    /// The lines of a column beside something else: three of its width, and more in a larger text size.
    private static func narrowLines(in label: UILabel) -> Int {
        Int((CGFloat(usualLines) * label.textScale).rounded())
    }
}

// MARK: - Where a label stands

extension LineBudget {
    /// Whether a label is a column beside something else, rather than as wide as a row or alone in a bubble.
    private func isNarrow(_ label: UILabel) -> Bool {
        guard root.bounds.width >= Self.narrowestRow else { return true }
        return !isAloneInBox(label) && label.bounds.width < root.bounds.width * Self.columnShare
    }

    /// Whether a label is the text of a bubble, which leaves a part of its row free.
    private func isMessage(_ label: UILabel) -> Bool {
        guard root.bounds.width >= Self.narrowestRow, isAloneInBox(label) else { return false }
        return label.bounds.width < root.bounds.width * Self.bubbleShare
    }

    private func isAloneInBox(_ label: UILabel) -> Bool {
        label.superview.map { $0 !== root && $0.isSurface && $0.subviews.count == 1 } ?? false
    }

    /// The labels of a column that stand out, or else the first one; none in a column of one.
    private static func headings(of column: [UILabel]) -> [ObjectIdentifier] {
        guard column.count > 1 else { return [] }
        let smallest = column.map(\.font.pointSize).min() ?? 0
        let large = column.filter { $0.font.pointSize > smallest || $0.font.isBold }
        return (large.isEmpty || large.count == column.count ? Array(column.prefix(1)) : large)
            .map { ObjectIdentifier($0) }
    }

    private func isBesideControl(_ label: UILabel) -> Bool {
        let frame = label.convert(label.bounds, to: root)
        return controls.contains { control in
            control.midY > frame.minY - control.height && control.midY < frame.maxY + control.height
                && (control.minX >= frame.maxX || control.maxX <= frame.minX)
        }
    }

    private static func controls(in view: UIView) -> [UIView] {
        if view.isInvisible { return [] }
        if ViewClass.of(view).control?.isSetting == true { return [view] }
        return view is UIControl ? [] : view.subviews.flatMap(controls)
    }
}

extension UILabel {
    /// Whether the app says how many bars stand for the text.
    fileprivate var isNumberOfLinesGiven: Bool {
        if case .custom(let count)? = skeleton.lines.count { return count > 0 }
        return false
    }
}

extension UIView {
    /// The width, in points, below which a view is a line rather than a neighbor.
    private static let narrowestNeighbor: CGFloat = 16

    /// Whether something that can be seen stands to the left or to the right of the view, inside a root.
    fileprivate func hasNeighborBeside(in root: UIView) -> Bool {
        let area = convert(bounds, to: root)
        var inner: UIView = self
        while inner !== root, let parent = inner.superview {
            let isBeside = parent.subviews.contains { other in
                guard other !== inner, !other.isInvisible, !other.isBlankSpace else { return false }
                let place = other.convert(other.bounds, to: root)
                return place.width >= Self.narrowestNeighbor && place.minY < area.maxY
                    && place.maxY > area.minY && (place.minX >= area.maxX || place.maxX <= area.minX)
            }
            if isBeside { return true }
            inner = parent
        }
        return false
    }
}
