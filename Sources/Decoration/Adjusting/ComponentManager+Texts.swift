public import TabProduction
public import UIKit

/// The look of SkeletonView, given to what was mapped without it.
extension ComponentManager {
    /// Gives all text the bars of other lines, such as `.skeletonView`, in the frame of its view.
    ///
    /// Calls made before are overridden. What the lines leave open stays as mapping found it. No font and no
    /// constraint is known here: a height relative to the font is that fraction of the height that mapping found,
    /// and one relative to constraints an equal share of the view's height for each line.
    ///
    /// - Parameters:
    ///   - lines: How the bars are made. A last bar of more than the full width has the full width.
    ///   - drawsSingleLinesAsBlocks: Whether a text of one line becomes a block of the view's size, as with
    ///     SkeletonView's `renderSingleLineAsView`.
    ///   - cornerRadius: The corner radius, in points, of everything but text whose corners are square.
    public func apply(
        _ lines: SkeletonLines, drawsSingleLinesAsBlocks: Bool = false, cornerRadius: CGFloat = 0
    ) {
        all.adjust { component in
            switch component.role {
            case .label, .text:
                component.takeBars(of: lines, isSingleLineBlock: drawsSingleLinesAsBlocks)
            case .image, .button, .control, .block, .created:
                if component.cornerRadius == 0 { component.cornerRadius = cornerRadius }
            }
        }
    }
}

extension Component {
    /// Makes bars anew in the frame of the view; those of a label are centered in its height.
    fileprivate mutating func takeBars(of lines: SkeletonLines, isSingleLineBlock: Bool) {
        let found = self.lines ?? TextLines(count: 1, lineHeight: frame.height)
        let wanted = lines.count.wanted(found: found.count)
        frame = sourceFrame
        if let radius = lines.cornerRadius { cornerRadius = radius }
        self.lines = nil
        if wanted == 1, isSingleLineBlock { return }
        var bars = found.taking(lines, height: frame.height, count: wanted)
        bars.isCentered = role == .label
        let room = frame.height - bars.insets.top - bars.insets.bottom
        let fitting = (room / max(1, bars.lineHeight + bars.spacing)).rounded()
        bars.count = wanted > 0 ? wanted : fitting > 0 ? Int(min(fitting, CGFloat(TextLines.barLimit))) : 0
        // Too low a view has no line at all and is one block.
        if bars.count > 0 { self.lines = bars }
    }
}

extension SkeletonLines.Count? {
    /// The number of bars, or zero for as many as fit.
    fileprivate func wanted(found: Int) -> Int {
        switch self {
        case nil, .inherited: found
        case .filling: 0
        case .custom(let count): min(count, TextLines.barLimit)
        }
    }
}

extension TextLines {
    /// These lines with the measures of others, for a number of bars in a view of a height in points.
    fileprivate func taking(_ lines: SkeletonLines, height: CGFloat, count: Int) -> TextLines {
        var bars = TextLines(
            count: count, lineHeight: lineHeight, spacing: lines.spacing ?? spacing,
            lastLineScale: min(max(lines.lastLineScale ?? lastLineScale, 0), 1), mode: lines.mode ?? mode)
        switch lines.height {
        case .fixed(let points): bars.lineHeight = max(0, points)
        case .relativeToFont(let fraction): bars.lineHeight = max(0, lineHeight * fraction)
        case .relativeToConstraints: if count > 0 { bars.lineHeight = height / CGFloat(count) }
        case nil: break
        }
        bars.shortensSingleLine = lines.shortensSingleLine ?? shortensSingleLine
        bars.insets = lines.insets ?? insets
        (bars.widths, bars.heights, bars.spacings) = (lines.widths, lines.heights, lines.spacings)
        return bars
    }
}
