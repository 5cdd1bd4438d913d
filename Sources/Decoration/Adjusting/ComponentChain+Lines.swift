public import UIKit

/// Bars. They are counted from zero; a bar past the last one gives a warning and is left out. A negative length or
/// fraction gives a warning and counts as zero.
extension ComponentChain {
    /// Divides into lines from top to bottom; zero fills the height with as many as fit.
    ///
    /// Bars made this way are as high as the text they replace or as a height set before; those of any
    /// other shape are 12 points high. A negative number gives a warning and changes nothing; one above
    /// 1,000 gives a warning and as many bars as that.
    @discardableResult
    public consuming func line(_ count: Int) -> ComponentChain {
        line(count, mode: .vertical)
    }

    /// Divides into bars from top to bottom or side by side (`lineWithMode`).
    @discardableResult
    public consuming func line(_ count: Int, mode: TextLines.Mode) -> ComponentChain {
        guard count >= 0 else {
            manager.warn("ignores line(\(count)): a number of lines is zero or more")
            return self
        }
        if count > TextLines.barLimit {
            manager.warn("makes \(TextLines.barLimit) lines for line(\(count)), which are the most")
        }
        return adjustLines { lines, _ in
            lines.count = min(count, TextLines.barLimit)
            lines.mode = mode
        }
    }

    /// Sets the gap between bars.
    @discardableResult
    public consuming func space(_ distance: CGFloat) -> ComponentChain {
        let distance = notNegative(distance, "space")
        return adjustLines { lines, _ in lines.spacing = distance }
    }

    /// Sets the width of the last bar as a fraction of the full width, 0...1 (`lastLineScale`); more counts as 1.
    @discardableResult
    public consuming func lastLineScale(_ scale: CGFloat) -> ComponentChain {
        let scale = min(notNegative(scale, "lastLineScale"), 1)
        return adjustLines { lines, _ in lines.lastLineScale = scale }
    }

    /// Sets the width of one bar (`targetLineWidth`).
    @discardableResult
    public consuming func width(_ width: CGFloat, ofLine line: Int) -> ComponentChain {
        self.width(width, ofLines: range(of: line))
    }

    /// Sets the height of one bar (`targetLineHeight`).
    @discardableResult
    public consuming func height(_ height: CGFloat, ofLine line: Int) -> ComponentChain {
        self.height(height, ofLines: range(of: line))
    }

    /// Sets the gap after one bar (`targetLineSpace`).
    @discardableResult
    public consuming func space(_ distance: CGFloat, afterLine line: Int) -> ComponentChain {
        space(distance, afterLines: range(of: line))
    }

    /// Sets the width of one bar as a fraction of the full width (`targetLineScale`).
    @discardableResult
    public consuming func scale(_ scale: CGFloat, ofLine line: Int) -> ComponentChain {
        self.scale(scale, ofLines: range(of: line))
    }

    /// Sets the width of a run of bars (`rangeLineWidth`).
    @discardableResult
    public consuming func width(_ width: CGFloat, ofLines range: Range<Int>) -> ComponentChain {
        let width = notNegative(width, "width")
        return adjustLines(range) { lines, line, _ in lines.widths[line] = width }
    }

    /// Sets the height of a run of bars (`rangeLineHeight`).
    @discardableResult
    public consuming func height(_ height: CGFloat, ofLines range: Range<Int>) -> ComponentChain {
        let height = notNegative(height, "height")
        return adjustLines(range) { lines, line, _ in lines.heights[line] = height }
    }

    /// Sets the gap after each of a run of bars (`rangeLineSpace`).
    @discardableResult
    public consuming func space(_ distance: CGFloat, afterLines range: Range<Int>) -> ComponentChain {
        let distance = notNegative(distance, "space")
        return adjustLines(range) { lines, line, _ in lines.spacings[line] = distance }
    }

    /// Sets the width of a run of bars as a fraction of the full width, as it is now.
    @discardableResult
    public consuming func scale(_ scale: CGFloat, ofLines range: Range<Int>) -> ComponentChain {
        let scale = notNegative(scale, "scale")
        return adjustLines(range) { lines, line, frame in
            lines.widths[line] = max(0, frame.width - lines.insets.left - lines.insets.right) * scale
        }
    }
}

// MARK: - Assigning

extension ComponentChain {
    /// The range of one bar; of a number no bar can have, an empty one that a warning is given for.
    private func range(of line: Int) -> Range<Int> {
        line < .max ? line..<line + 1 : line..<line
    }

    private consuming func adjustLines(_ change: (inout TextLines, CGRect) -> Void) -> ComponentChain {
        let chain = self
        for position in chain.selection {
            let hasSetHeight = chain.manager.positionsOfSetHeight.contains(position)
            chain.manager.edit(.one(position)) { $0.changeLines(takingHeight: hasSetHeight, change) }
        }
        return chain
    }

    private consuming func adjustLines(
        _ range: Range<Int>, _ change: (inout TextLines, _ line: Int, CGRect) -> Void
    ) -> ComponentChain {
        var isPastTheEnd = range.isEmpty
        var shortest = Int.max
        let chain = adjustLines { lines, frame in
            let count = lines.count > 0 ? lines.count : lines.bars(in: frame).count
            shortest = min(shortest, count)
            let existing = range.clamped(to: 0..<count)
            if existing != range { isPastTheEnd = true }
            for line in existing { change(&lines, line, frame) }
        }
        if isPastTheEnd, !chain.selection.isEmpty {
            chain.manager.warn(
                "has no lines \(range.lowerBound)..<\(range.upperBound); it has 0..<\(shortest)")
        }
        return chain
    }
}

extension Component {
    /// Changes the division into bars in place; there is one bar where there was no division.
    fileprivate mutating func changeLines(takingHeight: Bool, _ change: (inout TextLines, CGRect) -> Void) {
        // A comparison with nil would copy the lines, with all their widths and heights.
        if case .none = lines {
            let isText = role == .label || role == .text
            let isOwnHeight = frame.height > 0 && (isText || takingHeight)
            lines = TextLines(count: 1, lineHeight: isOwnHeight ? frame.height : 12)
        }
        let frame = frame
        lines?.change { change(&$0, frame) }
    }
}

extension TextLines {
    fileprivate mutating func change(_ change: (inout TextLines) -> Void) {
        change(&self)
    }
}
