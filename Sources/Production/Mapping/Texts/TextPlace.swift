import UIKit

/// Where a text stands after a layout in which each text took one line.
struct TextPlace {
    /// The width of its column, in points, as far as nothing that follows is covered.
    let width: CGFloat

    /// Whether something can be seen to its left or right.
    let isBeside: Bool

    /// Whether no other text stands above or below it in the same view.
    let isAlone: Bool

    /// Whether a control such as a switch stands beside it: that is a setting and its explanation.
    let isBesideControl: Bool

    /// Whether it stands at the end of its row, as a value or a time does.
    let isLast: Bool

    /// Whether it begins a row that another text ends, as the name of a value does.
    let isFirst: Bool

    /// Whether it is the heading of other texts without a limit in the same view.
    let isHeading: Bool

    /// Whether three texts or more stand side by side in narrow columns.
    let isOneOfMany: Bool

    /// The width, in points, below which a column is narrow.
    static let narrowColumn: CGFloat = 120
}

/// What can be seen around texts after a layout in which each took one line.
@MainActor
struct TextSurroundings {
    /// The width, in points, below which a view is a line rather than a neighbor.
    private static let narrowest: CGFloat = 16

    /// The distance, in points, that a text keeps from what it would run over.
    private static let gap: CGFloat = 16

    /// The part of the width of the root within which a row ends, 0...1.
    private static let endShare: CGFloat = 0.85

    private struct Part {
        let view: UIView
        let parent: UIView?
        /// The frame in the root, as it would be from left to right.
        let frame: CGRect
        let isText: Bool
        let isSetting: Bool
    }

    private let root: UIView
    private let isMirrored: Bool
    private let headings: Set<ObjectIdentifier>
    private var parts: [Part] = []

    /// Reads where everything in a root is that can be seen.
    ///
    /// - Parameters:
    ///   - unlimited: The labels whose text is lent and whose lines nothing limits.
    ///   - filled: The views whose text is lent.
    init(in root: UIView, unlimited: [UILabel], filled: Set<ObjectIdentifier>) {
        self.root = root
        isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let columns = Dictionary(grouping: unlimited) { $0.superview.map { ObjectIdentifier($0) } }
        headings = Set(columns.values.flatMap(Self.headings))
        let mirrorAxis = isMirrored ? root.bounds.width : nil
        root.forEachPart(at: .zero) { view, frame in
            guard view !== root, view.isSeenItself, frame.width >= Self.narrowest,
                (view as? UIButton)?.isBlank(filled: filled) != true
            else { return }
            var place = frame
            if let mirrorAxis { place.origin.x = mirrorAxis - frame.maxX }
            parts.append(
                Part(
                    view: view, parent: view.superview, frame: place,
                    isText: (view as? UILabel).map { TextBox(of: $0) == nil } ?? false,
                    isSetting: ViewClass.of(view).control?.isSetting == true))
        }
    }

    /// Where a label stands.
    func place(of label: UILabel) -> TextPlace {
        let frame = frame(of: label)
        let others = parts.filter { $0.view !== label }
        let beside = others.filter { $0.frame.isBeside(frame) }
        let texts = beside.filter(\.isText)
        let isAtEnd = frame.maxX > root.bounds.width * Self.endShare
        let isLast = isAtEnd && frame.minX > root.bounds.width / 2
        return TextPlace(
            width: room(for: label, at: frame), isBeside: !beside.isEmpty,
            isAlone: !others.contains {
                $0.isText && $0.parent === label.superview && !$0.frame.isBeside(frame)
            },
            isBesideControl: beside.contains(where: \.isSetting), isLast: isLast,
            isFirst: !isLast && texts.contains { $0.frame.minX >= frame.maxX },
            isHeading: headings.contains(ObjectIdentifier(label)),
            isOneOfMany: texts.count > 1 && frame.width < TextPlace.narrowColumn)
    }

    /// The labels of a column that stand out, or else the first one; none in a column of one.
    private static func headings(of column: [UILabel]) -> [ObjectIdentifier] {
        guard column.count > 1 else { return [] }
        let smallest = column.map(\.font.pointSize).min() ?? 0
        let large = column.filter { $0.font.pointSize > smallest || $0.font.isBold }
        return (large.isEmpty || large.count == column.count ? Array(column.prefix(1)) : large)
            .map { ObjectIdentifier($0) }
    }

    private func frame(of view: UIView) -> CGRect {
        var frame = view.frame(inBoundsOf: root)
        if isMirrored { frame.origin.x = root.bounds.width - frame.maxX }
        return frame
    }

    /// The width of a label as far as neither it, nor the row of a stack that it is in, runs out of the root or under a
    /// control after it.
    private func room(for label: UILabel, at frame: CGRect) -> CGFloat {
        let row = label.row(in: root)
        let whole = row === label ? frame : self.frame(of: row)
        let ends = parts.filter { part in
            part.view is UIControl && part.frame.meetsHeight(of: frame) && part.frame.minX > whole.minX
                && part.frame.minX < whole.maxX && !part.view.isDescendant(of: row)
        }.map(\.frame.minX)
        let over = max(0, -whole.minX) + max(0, whole.maxX - min(root.bounds.width, ends.min() ?? .infinity))
        guard root.bounds.width > 0, over >= 1, over.isFinite else { return label.bounds.width }
        return label.bounds.width * max(0, 1 - (over + Self.gap) / whole.width)
    }
}

extension CGRect {
    fileprivate func meetsHeight(of other: CGRect) -> Bool { minY < other.maxY - 1 && maxY > other.minY + 1 }

    fileprivate func isBeside(_ other: CGRect) -> Bool {
        meetsHeight(of: other) && (minX >= other.maxX || maxX <= other.minX)
    }
}

extension UIView {
    /// Calls a closure with the view and all views inside it that can be seen and with their frames, from the outside in;
    /// with none inside lists, buttons and fields.
    fileprivate func forEachPart(at origin: CGPoint, _ body: (UIView, CGRect) -> Void) {
        if isInvisible { return }
        body(self, CGRect(origin: origin, size: bounds.size))
        if isClosedToTexts { return }
        for view in subviews {
            let place = CGPoint(
                x: origin.x + view.frame.minX - bounds.minX, y: origin.y + view.frame.minY - bounds.minY)
            view.forEachPart(at: place, body)
        }
    }

    /// Whether the view shows something besides the views inside it.
    fileprivate var isSeenItself: Bool {
        if self is UIControl || self is UIImageView || isSurface || isClosedToTexts { return true }
        return subviews.isEmpty && !isBlankSpace && !(self is UIStackView)
    }

    /// The outermost row of a stack that the view is in, or the view itself.
    fileprivate func row(in root: UIView) -> UIView {
        let rows = sequence(first: self, next: \.superview).prefix { $0 !== root }
            .compactMap { $0 as? UIStackView }.filter { $0.axis == .horizontal }
        return rows.last ?? self
    }

    /// The length of a side, in points, that a constraint of the view's own gives, or `nil`: those by which a stack hides
    /// or calms its views are zero, or weak.
    ///
    /// - Parameter orMore: Whether the smallest length of a view that may grow counts too.
    func givenLength(_ side: NSLayoutConstraint.Attribute, orMore: Bool = false) -> CGFloat? {
        constraints.first { constraint in
            constraint.isPlainConstraint && constraint.firstItem === self && constraint.secondItem == nil
                && constraint.firstAttribute == side && constraint.constant > 0
                && constraint.priority.rawValue >= UILayoutPriority.defaultHigh.rawValue
                && (constraint.relation == .equal || orMore && constraint.relation == .greaterThanOrEqual)
        }?.constant
    }
}
