import TabProduction
public import UIKit

/// Bars. They are counted from zero; a bar past the last one gives a warning and is left out. A negative length or
/// fraction gives a warning and counts as zero.
extension ComponentChain {
    /// Divides into lines; zero fills the height with as many as fit (`line`, `lineWithMode`).
    ///
    /// Bars made this way are as high as the text they replace or as a height set before; those of any
    /// other shape are 12 points high. A negative number gives a warning and changes nothing; one above
    /// 1,000 gives a warning and as many bars as that.
    ///
    /// - Parameters:
    ///   - count: The number of bars.
    ///   - isHorizontal: Whether they stand side by side instead of one below the other.
    @discardableResult
    public func line(_ count: Int, isHorizontal: Bool = false) -> ComponentChain {
        guard count >= 0 else {
            manager.warn("ignores line(\(count)): a number of lines is zero or more")
            return self
        }
        if count > TextLines.barLimit {
            manager.warn("makes \(TextLines.barLimit) lines for line(\(count)), which are the most")
        }
        return adjustLines { lines, _ in
            lines.count = min(count, TextLines.barLimit)
            lines.mode = isHorizontal ? .horizontal : .vertical
        }
    }

    /// Sets the gap between bars.
    @discardableResult
    public func space(_ distance: CGFloat) -> ComponentChain {
        let distance = notNegative(distance, "space")
        return adjustLines { lines, _ in lines.spacing = distance }
    }

    /// Sets the width of the last bar as a fraction of the full width, 0...1 (`lastLineScale`); more counts as 1.
    @discardableResult
    public func lastLineScale(_ scale: CGFloat) -> ComponentChain {
        let scale = min(notNegative(scale, "lastLineScale"), 1)
        return adjustLines { lines, _ in lines.lastLineScale = scale }
    }

    /// Sets the width of one bar (`targetLineWidth`).
    @discardableResult
    public func width(_ width: CGFloat, ofLine line: Int) -> ComponentChain {
        self.width(width, ofLines: line...line)
    }

    /// Sets the height of one bar (`targetLineHeight`).
    @discardableResult
    public func height(_ height: CGFloat, ofLine line: Int) -> ComponentChain {
        self.height(height, ofLines: line...line)
    }

    /// Sets the gap after one bar (`targetLineSpace`).
    @discardableResult
    public func space(_ distance: CGFloat, afterLine line: Int) -> ComponentChain {
        space(distance, afterLines: line...line)
    }

    /// Sets the width of one bar as a fraction of the full width (`targetLineScale`).
    @discardableResult
    public func scale(_ scale: CGFloat, ofLine line: Int) -> ComponentChain {
        self.scale(scale, ofLines: line...line)
    }

    /// Sets the width of a run of bars (`rangeLineWidth`).
    @discardableResult
    public func width(_ width: CGFloat, ofLines range: some RangeExpression<Int>) -> ComponentChain {
        let width = notNegative(width, "width")
        return adjustLines(range) { lines, line, _ in lines.widths[line] = width }
    }

    /// Sets the height of a run of bars (`rangeLineHeight`).
    @discardableResult
    public func height(_ height: CGFloat, ofLines range: some RangeExpression<Int>) -> ComponentChain {
        let height = notNegative(height, "height")
        return adjustLines(range) { lines, line, _ in lines.heights[line] = height }
    }

    /// Sets the gap after each of a run of bars (`rangeLineSpace`).
    @discardableResult
    public func space(_ distance: CGFloat, afterLines range: some RangeExpression<Int>) -> ComponentChain {
        let distance = notNegative(distance, "space")
        return adjustLines(range) { lines, line, _ in lines.spacings[line] = distance }
    }

    /// Sets the width of a run of bars as a fraction of the full width, as it is now.
    @discardableResult
    public func scale(_ scale: CGFloat, ofLines range: some RangeExpression<Int>) -> ComponentChain {
        let scale = notNegative(scale, "scale")
        return adjustLines(range) { lines, line, frame in
            lines.widths[line] = max(0, frame.width - lines.insets.left - lines.insets.right) * scale
        }
    }
}

// MARK: - Assigning

extension ComponentChain {
    private func adjustLines(_ change: (inout TextLines, CGRect) -> Void) -> ComponentChain {
        for position in selection {
            let isHeightSet = manager.positionsOfSetHeight.contains(position)
            manager.production.components[position].changeLines(takingHeight: isHeightSet, change)
        }
        return self
    }

    private func adjustLines(
        _ range: some RangeExpression<Int>, _ change: (inout TextLines, _ line: Int, CGRect) -> Void
    ) -> ComponentChain {
        var isPastTheEnd = false
        var shortest = Int.max
        _ = adjustLines { lines, frame in
            let count = lines.count > 0 ? lines.count : lines.bars(in: frame).count
            let existing = (0..<count).filter(range.contains)
            for line in existing { change(&lines, line, frame) }
            shortest = min(shortest, count)
            // A range without an end has all lines that there are.
            let endsBelow = range.contains(count) && !range.contains(.max)
            let beginsAbove = range.contains(-1) && !range.contains(.min)
            if existing.isEmpty || endsBelow || beginsAbove { isPastTheEnd = true }
        }
        if isPastTheEnd { warn("has no lines \(range); it has 0..<\(shortest)") }
        return self
    }
}

extension Component {
    /// Changes the division into bars; there is one bar where there was no division.
    fileprivate mutating func changeLines(takingHeight: Bool, _ change: (inout TextLines, CGRect) -> Void) {
        let isText = role == .label || role == .text
        var lines = lines ?? TextLines(count: 1, lineHeight: isText || takingHeight ? frame.height : 12)
        change(&lines, frame)
        self.lines = lines
    }
}
