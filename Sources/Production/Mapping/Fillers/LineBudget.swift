import UIKit

/// How many lines texts take whose labels set no limit, or one that few texts reach.
///
/// A text takes as many lines of its column as a text of its kind fills: three on a phone, more in a larger text size,
/// fewer on a pad. Beside something else, or in a bubble, it is shorter, and the only text beside an icon or a value is
/// one line, or two in a narrow tile. Among several in one column the heading is short unless its font is a large one,
/// and so are all of them beside a control such as a switch: that is a setting and its explanation. A guess of too few
/// lines is better than one of too many.
@MainActor
struct LineBudget {
    /// The largest limit that is taken for the number of lines.
    private static let usualLines = 3

    /// The size, in points, of the font of a heading from which it is the title of a screen.
    private static let screenTitleSize: CGFloat = 28

    /// The width, in points, below which a view is one of several beside each other, rather than a row.
    private static let narrowestRow: CGFloat = 280

    /// The part of the width of its view below which a text in a box is a message in a bubble, 0...1.
    private static let bubbleShare: CGFloat = 0.8

    private let headings: Set<ObjectIdentifier>
    private let controls: [CGRect]
    private let rowsOfControls: Stretches
    private let edges: [ObjectIdentifier: TextEdges]
    private let neighbors: Neighbors
    private let root: UIView

    init(of labels: [UILabel], in root: UIView) {
        self.root = root
        let unlimited = labels.filter { $0.numberOfLines <= 0 }
        let columns = Dictionary(grouping: unlimited) { $0.superview.map { ObjectIdentifier($0) } }
        headings = Set(columns.values.flatMap(Self.headings))
        let areas = { (views: [UIView]) in views.map { $0.convert($0.bounds, to: root) } }
        controls = unlimited.isEmpty ? [] : areas(Self.controls(in: root))
        rowsOfControls = Stretches(controls.map { ($0.midY - $0.height, $0.midY + $0.height) })
        edges = unlimited.isEmpty ? [:] : TextEdges.ofViews(in: root)
        neighbors = Neighbors(in: root)
    }

    /// The number of lines that the text of a label takes.
    func lines(of label: UILabel) -> Int {
        let limit = label.numberOfLines
        if limit > 0, limit <= Self.usualLines || label.isNumberOfLinesGiven { return limit }
        let lines =
            kind(of: label)?.lines(in: label.bounds.width, font: label.font, scale: label.textScale) ?? 1
        return limit > 0 ? min(limit, lines) : lines
    }

    /// The width, in points, of a text of one line that stands alone beside something; infinite for all others.
    func longestLine(of label: UILabel) -> CGFloat {
        kind(of: label) == .tile ? TextKind.line.width(font: label.font, ordinal: 0) : .infinity
    }

    /// What a text is taken for; `nil` for one of one line, as is any whose length nobody can know.
    private func kind(of label: UILabel) -> TextKind? {
        let isLarge = Self.isLarge(label)
        if isBesideControl(label) || !isLarge && headings.contains(ObjectIdentifier(label)) { return nil }
        let hasNeighbor = !isMessage(label) && neighbors.areBeside(label)
        if isLarge || label.font.isBold {
            if hasNeighbor { return isLarge ? nil : isAlone(label) ? .tile : .note }
            let isOfScreen = label.font.pointSize >= Self.screenTitleSize * label.textScale
            return isOfScreen ? .screenTitle : .heading
        }
        if isMessage(label) { return .message }
        if hasNeighbor { return isAlone(label) ? .tile : .note }
        return .paragraph
    }

    /// Whether a label holds the only text of its row, but for those beside it.
    private func isAlone(_ label: UILabel) -> Bool {
        let area = label.convert(label.bounds, to: root)
        guard let edges = edges[ObjectIdentifier(row(around: label))] else { return true }
        return edges.lastTop < max(area.maxY, area.minY.nextUp) && edges.firstBottom > area.minY
    }

    /// The nearest view around a label that has room for something beside it.
    private func row(around label: UILabel) -> UIView {
        var row: UIView = label
        while row !== root, row.bounds.width < label.bounds.width + Self.roomBeside, let outer = row.superview
        {
            row = outer
        }
        return row
    }

    /// The width, in points, that a view has more than a label which something stands beside.
    private static let roomBeside: CGFloat = 32

    /// The size, in points, from which a font is one of titles, which take more lines than one.
    private static let largeSize: CGFloat = 20

    private static func isLarge(_ label: UILabel) -> Bool {
        label.font.pointSize >= largeSize * label.textScale
    }
}

// MARK: - Where a label stands

extension LineBudget {
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
        return rowsOfControls.positions(from: frame.minY, to: frame.maxY).contains { position in
            controls[position].minX >= frame.maxX || controls[position].maxX <= frame.minX
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
