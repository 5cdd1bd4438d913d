import Foundation

/// One section of a flow layout, in lines: its measures, and the frames that follow from them. "Along" is the
/// way a line runs, "across" the way the layout scrolls.
struct FlowSection {
    var itemSizes: [CGSize] = []
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var headerLength: CGFloat = 0
    var footerLength: CGFloat = 0

    /// The frames of a section that starts at a distance along the scrolling direction.
    struct Frames {
        var header = CGRect.zero
        var items: [CGRect] = []
        var footer = CGRect.zero
        var end: CGFloat = 0
    }

    /// Places the section; the corners of its items lie on pixels.
    func frames(
        from start: CGFloat, breadth: CGFloat, direction: UICollectionView.ScrollDirection, scale: CGFloat
    ) -> Frames {
        let axes = FlowAxes(direction: direction)
        func snapped(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
        let insets = axes.insets(inset)
        var frames = Frames()
        frames.header = axes.rect(along: 0, across: start, length: breadth, depth: headerLength)
        var across = start + headerLength + insets.before
        let room = breadth - insets.start - insets.end
        for (index, line) in lines(room: room, axes: axes).enumerated() {
            if index > 0 { across += lineSpacing }
            for (offset, size) in zip(offsets(of: line, room: room, axes: axes), line.items) {
                let length = axes.along(size)
                let depth = axes.across(size)
                frames.items.append(
                    axes.rect(
                        along: snapped(insets.start + offset),
                        across: snapped(across + (line.depth - depth) / 2), length: length, depth: depth))
            }
            across += line.depth
        }
        across += insets.after
        frames.footer = axes.rect(along: 0, across: across, length: breadth, depth: footerLength)
        frames.end = across + footerLength
        return frames
    }

    // MARK: Lines

    private struct Line {
        var items: [CGSize] = []
        var length: CGFloat = 0
        var depth: CGFloat = 0
        var isLast = false
    }

    private func lines(room: CGFloat, axes: FlowAxes) -> [Line] {
        var lines: [Line] = []
        var line = Line()
        for size in itemSizes {
            let length = axes.along(size)
            if !line.items.isEmpty, line.length + itemSpacing + length > room + 0.001 {
                lines.append(line)
                line = Line()
            }
            line.length += (line.items.isEmpty ? 0 : itemSpacing) + length
            line.depth = max(line.depth, axes.across(size))
            line.items.append(size)
        }
        guard !line.items.isEmpty else { return lines }
        line.isLast = true
        return lines + [line]
    }

    /// A line that others follow spreads its items over the room. The last one is spaced as if it were full of its
    /// items where they are alike, else by the least spacing. A line that has room for one item only centers it.
    private func offsets(of line: Line, room: CGFloat, axes: FlowAxes) -> [CGFloat] {
        let lengths = line.items.map(axes.along)
        if lengths.count == 1, capacity(of: line, room: room, axes: axes) == 1 {
            return [(room - lengths[0]) / 2]
        }
        let spacing = spacing(of: line, lengths: lengths, room: room, axes: axes)
        var offset: CGFloat = 0
        return lengths.map { length in
            defer { offset += length + spacing }
            return offset
        }
    }

    private func spacing(of line: Line, lengths: [CGFloat], room: CGFloat, axes: FlowAxes) -> CGFloat {
        let items = line.isLast ? capacity(of: line, room: room, axes: axes) : lengths.count
        guard let items, items > 1, lengths.count > 1 else { return itemSpacing }
        let filled = line.isLast ? lengths[0] * CGFloat(items) : lengths.reduce(0, +)
        return (room - filled) / CGFloat(items - 1)
    }

    /// How many items like those of the line a full line takes; nil when they differ.
    private func capacity(of line: Line, room: CGFloat, axes: FlowAxes) -> Int? {
        guard let first = line.items.first, line.items.allSatisfy({ $0 == first }) else { return nil }
        let step = axes.along(first) + itemSpacing
        guard step > 0 else { return nil }
        let fitting = (room + itemSpacing + 0.001) / step
        return fitting.isFinite ? max(1, Int(min(fitting, 10_000))) : 1
    }
}

/// Translates between a flow's two directions and the coordinates of the view.
struct FlowAxes {
    let direction: UICollectionView.ScrollDirection

    func along(_ size: CGSize) -> CGFloat {
        direction == .vertical ? size.width : size.height
    }

    func across(_ size: CGSize) -> CGFloat {
        direction == .vertical ? size.height : size.width
    }

    func insets(_ inset: UIEdgeInsets) -> (start: CGFloat, end: CGFloat, before: CGFloat, after: CGFloat) {
        direction == .vertical
            ? (inset.left, inset.right, inset.top, inset.bottom)
            : (inset.top, inset.bottom, inset.left, inset.right)
    }

    func rect(along: CGFloat, across: CGFloat, length: CGFloat, depth: CGFloat) -> CGRect {
        direction == .vertical
            ? CGRect(x: along, y: across, width: length, height: depth)
            : CGRect(x: across, y: along, width: depth, height: length)
    }
}
