public import UIKit

extension ComponentChain {
    /// Divides into lines from top to bottom; zero fills the height with as many as fit.
    ///
    /// A negative number gives a warning and changes nothing.
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
        return adjustLines {
            $0.count = count
            $0.mode = mode
        }
    }

    /// Sets the gap between bars.
    @discardableResult
    public func space(_ distance: CGFloat) -> ComponentChain {
        adjustLines { $0.spacing = max(0, distance) }
    }

    /// Sets the width of the last bar as a fraction of the full width, 0...1 (`lastLineScale`).
    @discardableResult
    public func lastLineScale(_ scale: CGFloat) -> ComponentChain {
        adjustLines { $0.lastLineScale = min(max(0, scale), 1) }
    }

    /// Sets the width of one bar, counted from zero (`targetLineWidth`).
    @discardableResult
    public func width(_ width: CGFloat, ofLine line: Int) -> ComponentChain {
        self.width(width, ofLines: line..<line + 1)
    }

    /// Sets the height of one bar, counted from zero (`targetLineHeight`).
    @discardableResult
    public func height(_ height: CGFloat, ofLine line: Int) -> ComponentChain {
        self.height(height, ofLines: line..<line + 1)
    }

    /// Sets the gap after one bar, counted from zero (`targetLineSpace`).
    @discardableResult
    public func space(_ distance: CGFloat, afterLine line: Int) -> ComponentChain {
        self.space(distance, afterLines: line..<line + 1)
    }

    /// Sets the width of a run of bars (`rangeLineWidth`).
    @discardableResult
    public func width(_ width: CGFloat, ofLines range: Range<Int>) -> ComponentChain {
        adjustLines { lines in range.forEach { lines.widths[$0] = max(0, width) } }
    }

    /// Sets the height of a run of bars (`rangeLineHeight`).
    @discardableResult
    public func height(_ height: CGFloat, ofLines range: Range<Int>) -> ComponentChain {
        adjustLines { lines in range.forEach { lines.heights[$0] = max(0, height) } }
    }

    /// Sets the gap after each of a run of bars (`rangeLineSpace`).
    @discardableResult
    public func space(_ distance: CGFloat, afterLines range: Range<Int>) -> ComponentChain {
        adjustLines { lines in range.forEach { lines.spacings[$0] = max(0, distance) } }
    }

    private func adjustLines(_ change: (inout TextLines) -> Void) -> ComponentChain {
        adjust { component in
            var lines = component.lines ?? TextLines(count: 1)
            change(&lines)
            component.lines = lines
        }
    }
}
