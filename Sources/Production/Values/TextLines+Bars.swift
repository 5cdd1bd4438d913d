import TabCache
package import UIKit

extension TextLines {
    /// The largest number of bars that are made.
    package static let barLimit = 1_000

    /// The number of bars side by side when no number is given.
    private static let horizontalFill = 3

    /// Returns the bars, from the top or from the left.
    ///
    /// - Parameters:
    ///   - frame: The area the bars are placed in, in points.
    ///   - alignment: The side that bars narrower than the frame stand at.
    /// - Returns: Bars in the coordinate space of the frame; none if the frame is not finite.
    package func bars(in frame: CGRect, alignment: Component.Alignment = .left) -> [CGRect] {
        guard let area = area(in: frame) else { return [] }
        let bars =
            switch mode {
            case .vertical: verticalBars(in: area, alignment: alignment)
            case .horizontal: horizontalBars(in: area, alignment: alignment)
            }
        guard isUpsideDown else { return bars }
        return bars.reversed().map {
            CGRect(x: $0.minX, y: frame.minY + frame.maxY - $0.maxY, width: $0.width, height: $0.height)
        }
    }

    /// The frame without its insets, or `nil` if it is not finite.
    private func area(in frame: CGRect) -> CGRect? {
        let left = insets.left.orZero
        let top = insets.top.orZero
        let area = CGRect(
            x: frame.minX + left, y: frame.minY + top,
            width: max(0, frame.width - left - insets.right.orZero),
            height: max(0, frame.height - top - insets.bottom.orZero))
        return area.maxX.isFinite && area.maxY.isFinite ? area : nil
    }

    // MARK: - From the top to the bottom

    private func verticalBars(in area: CGRect, alignment: Component.Alignment) -> [CGRect] {
        let stack = verticalStack(height: area.height)
        let contentHeight = stack.last.map { $0.y + $0.height } ?? 0
        let top = isCentered ? area.minY + (area.height - contentHeight) / 2 : area.minY
        return stack.enumerated().map { index, line in
            let width = width(at: index, of: stack.count, fullWidth: area.width)
            let x = x(ofWidth: width, in: area, alignment: alignment)
            return CGRect(x: x, y: top + line.y, width: width, height: line.height)
        }
    }

    /// The tops and heights of the bars, the first at zero.
    private func verticalStack(height: CGFloat) -> [(y: CGFloat, height: CGFloat)] {
        let isFilling = count <= 0
        let limit = isFilling ? Self.barLimit : min(count, Self.barLimit)
        var stack: [(y: CGFloat, height: CGFloat)] = []
        var y: CGFloat = 0
        while stack.count < limit {
            var barHeight = self.height(at: stack.count)
            if isFilling {
                // A thousandth of a point is rounding, not a line that does not fit.
                guard stack.isEmpty || y + barHeight <= height + 0.001 else { break }
                barHeight = min(barHeight, height)
            }
            let advance = barHeight + gap(after: stack.count)
            stack.append((y, barHeight))
            if isFilling, advance <= 0 { break }
            y += advance
        }
        return stack
    }

    private func width(at index: Int, of count: Int, fullWidth: CGFloat) -> CGFloat {
        if let width = widths[index] { return width.clampedLength }
        let isShortened = index == count - 1 && (count > 1 || shortensSingleLine)
        return isShortened ? fullWidth * min(lastLineScale.clampedLength, 1) : fullWidth
    }

    private func x(ofWidth width: CGFloat, in area: CGRect, alignment: Component.Alignment) -> CGFloat {
        switch alignment {
        case .left, .justified: area.minX
        case .center: area.midX - width / 2
        case .right: area.maxX - width
        }
    }

    // MARK: - Side by side

    /// Bars without a width of their own share what gaps and other bars leave of the width.
    private func horizontalBars(in area: CGRect, alignment: Component.Alignment) -> [CGRect] {
        let count = count > 0 ? min(count, Self.barLimit) : Self.horizontalFill
        let given = (0..<count).map { index in widths[index].map(\.clampedLength) }
        let gaps = (0..<count - 1).map(gap(after:))
        let taken = given.reduce(0) { $0 + ($1 ?? 0) } + gaps.reduce(0, +)
        let scale = taken > area.width ? area.width / taken : 1
        let sharing = given.count { $0 == nil }
        let share = sharing > 0 ? max(0, area.width - taken) / CGFloat(sharing) : 0
        let total = taken * scale + share * CGFloat(sharing)

        var x = x(ofWidth: total, in: area, alignment: alignment)
        return (0..<count).map { index in
            let width = given[index].map { $0 * scale } ?? share
            let height = min(height(at: index), area.height)
            let y = isCentered ? area.midY - height / 2 : area.minY
            defer { x += width + (index < gaps.count ? gaps[index] * scale : 0) }
            return CGRect(x: x, y: y, width: width, height: height)
        }
    }

    // MARK: - Sizes that can be trusted

    private func height(at index: Int) -> CGFloat {
        (heights[index] ?? lineHeight).clampedLength
    }

    private func gap(after index: Int) -> CGFloat {
        (spacings[index] ?? spacing).clampedLength
    }
}
