import TabCache
import TabProduction
public import UIKit

/// Bars, one for each line of a text. The first is line 0; a line past the last one gives a warning and changes nothing. A
/// negative length or fraction gives a warning and counts as zero.
extension ComponentChain {
    /// Divides the shape into bars, one for each line of a text; zero fills the height with as many as fit.
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

    /// Sets the gap between bars, in points.
    @discardableResult
    public func space(_ distance: CGFloat) -> ComponentChain {
        let distance = notNegative(distance, "space")
        return adjustLines { lines, _ in lines.spacing = distance }
    }

    /// Sets the width of the last bar as a fraction of the full width, 0...1; more counts as 1.
    @discardableResult
    public func lastLineScale(_ scale: CGFloat) -> ComponentChain {
        let scale = min(notNegative(scale, "lastLineScale"), 1)
        return adjustLines { lines, _ in lines.lastLineScale = scale }
    }

    /// Sets the width of one bar, in points.
    @discardableResult
    public func width(_ width: CGFloat, ofLine line: Int) -> ComponentChain {
        let width = notNegative(width, "width")
        return adjustLine(line) { lines, _ in lines.widths[line] = width }
    }

    /// Sets the height of one bar, in points.
    @discardableResult
    public func height(_ height: CGFloat, ofLine line: Int) -> ComponentChain {
        let height = notNegative(height, "height")
        return adjustLine(line) { lines, _ in lines.heights[line] = height }
    }

    /// Sets the gap between one bar and the next, in points.
    @discardableResult
    public func space(_ distance: CGFloat, afterLine line: Int) -> ComponentChain {
        let distance = notNegative(distance, "space")
        return adjustLine(line) { lines, _ in lines.spacings[line] = distance }
    }

    /// Sets the width of one bar as a fraction of the full width, as it is now; more than 1 is longer than that.
    @discardableResult
    public func scale(_ scale: CGFloat, ofLine line: Int) -> ComponentChain {
        let scale = notNegative(scale, "scale")
        return adjustLine(line) { lines, frame in
            lines.widths[line] = max(0, frame.width - lines.insets.left - lines.insets.right) * scale
        }
    }
}

// MARK: - Assigning

extension ComponentChain {
    private func adjustLines(_ change: (inout TextLines, CGRect) -> Void) -> ComponentChain {
        guard shapes == \.components else { return self }
        for position in selection {
            let isHeightSet = manager.positionsOfSetHeight.contains(position)
            self[position].changeLines(takingHeight: isHeightSet, change)
        }
        return self
    }

    private func adjustLine(_ line: Int, _ change: (inout TextLines, CGRect) -> Void) -> ComponentChain {
        var fewest = Int.max
        _ = adjustLines { lines, frame in
            let count = lines.count > 0 ? lines.count : lines.bars(in: frame).count
            if (0..<count).contains(line) { change(&lines, frame) }
            fewest = min(fewest, count)
        }
        if !selection.isEmpty, !(0..<fewest).contains(line) {
            warn("has no line \(line); it has 0..<\(fewest)")
        }
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
