public import UIKit

/// Bars. They are counted from zero; a bar past the last one gives a warning and is left out.
extension ComponentChain {
    /// Divides into lines from top to bottom; zero fills the height with as many as fit.
    ///
    /// Bars made this way are as high as the text they stand for or as a height set before; those of any
    /// other shape are 12 points high. A negative number gives a warning and changes nothing.
    @discardableResult
    public func line(_ count: Int) -> ComponentChain {
        line(count, mode: .vertical)
    }

    /// Divides into bars from top to bottom or side by side (`lineWithMode`).
    @discardableResult
    public func line(_ count: Int, mode: TextLines.Mode) -> ComponentChain {
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
    public func space(_ distance: CGFloat) -> ComponentChain {
        let distance = notNegative(distance, "space")
        return adjustLines { lines, _ in lines.spacing = distance }
    }

    /// Sets the width of the last bar as a fraction of the full width, 0...1 (`lastLineScale`).
    @discardableResult
    public func lastLineScale(_ scale: CGFloat) -> ComponentChain {
        let scale = min(notNegative(scale, "lastLineScale"), 1)
        return adjustLines { lines, _ in lines.lastLineScale = scale }
    }

    /// Sets the width of one bar (`targetLineWidth`).
    @discardableResult
    public func width(_ width: CGFloat, ofLine line: Int) -> ComponentChain {
        self.width(width, ofLines: range(of: line))
    }

    /// Sets the height of one bar (`targetLineHeight`).
    @discardableResult
    public func height(_ height: CGFloat, ofLine line: Int) -> ComponentChain {
        self.height(height, ofLines: range(of: line))
    }

    /// Sets the gap after one bar (`targetLineSpace`).
    @discardableResult
    public func space(_ distance: CGFloat, afterLine line: Int) -> ComponentChain {
        space(distance, afterLines: range(of: line))
    }

    /// Sets the width of one bar as a fraction of the full width (`targetLineScale`).
    @discardableResult
    public func scale(_ scale: CGFloat, ofLine line: Int) -> ComponentChain {
        self.scale(scale, ofLines: range(of: line))
    }

    /// Sets the width of a run of bars (`rangeLineWidth`).
    @discardableResult
    public func width(_ width: CGFloat, ofLines range: Range<Int>) -> ComponentChain {
        let width = notNegative(width, "width")
        return adjustLines(range) { lines, line, _ in lines.widths[line] = width }
    }

    /// Sets the height of a run of bars (`rangeLineHeight`).
    @discardableResult
    public func height(_ height: CGFloat, ofLines range: Range<Int>) -> ComponentChain {
        let height = notNegative(height, "height")
        return adjustLines(range) { lines, line, _ in lines.heights[line] = height }
    }

    /// Sets the gap after each of a run of bars (`rangeLineSpace`).
    @discardableResult
    public func space(_ distance: CGFloat, afterLines range: Range<Int>) -> ComponentChain {
        let distance = notNegative(distance, "space")
        return adjustLines(range) { lines, line, _ in lines.spacings[line] = distance }
    }

    /// Sets the width of a run of bars as a fraction of the full width, as it is now.
    @discardableResult
    public func scale(_ scale: CGFloat, ofLines range: Range<Int>) -> ComponentChain {
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

    private func adjustLines(_ change: (inout TextLines, CGRect) -> Void) -> ComponentChain {
        for position in selection.positions {
            let hasSetHeight = manager.positionsOfSetHeight.contains(position)
            let frame = manager.production.components[position].frame
            var lines = manager.production.components[position].makeLines(takingHeight: hasSetHeight)
            change(&lines, frame)
            manager.production.components[position].lines = lines
        }
        return self
    }

    private func adjustLines(
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
        if isPastTheEnd, !selection.positions.isEmpty {
            manager.warn("has no lines \(range.lowerBound)..<\(range.upperBound); it has 0..<\(shortest)")
        }
        return chain
    }
}

extension Component {
    /// The division into bars, or a new one of a single bar.
    fileprivate func makeLines(takingHeight: Bool) -> TextLines {
        if let lines { return lines }
        let isText = role == .label || role == .text
        let isOwnHeight = frame.height > 0 && (isText || takingHeight)
        return TextLines(count: 1, lineHeight: isOwnHeight ? frame.height : 12)
    }
}
