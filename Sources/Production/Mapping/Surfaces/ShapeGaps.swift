import TabCache
import UIKit

/// Keeps a gap between the bars of texts and the shapes that they would touch, so that two shapes stay two.
struct ShapeGaps {
    /// The smallest gap between a bar and the shape beside it, in points.
    private static let beside: CGFloat = 6

    /// The smallest gap between a bar and the shape above or below it, in points.
    private static let below: CGFloat = 3

    /// The part of its width or height that a bar keeps, 0...1.
    private static let rest: CGFloat = 0.5

    /// The smallest length, in points, of what is left of a text beside a picture.
    private static let shortest: CGFloat = 16

    /// The smallest height, in points, of the bar of a text.
    static let lowestBar: CGFloat = 6

    /// Makes bars shorter, or lower, where they touch what is beside, or below, them, or begin with a picture.
    static func open(_ components: inout [Component]) {
        let order = components.indices.filter { components[$0].isOpenable }
            .sorted { components[$0].frame.minY < components[$1].frame.minY }
        let areas = order.map { components[$0].frame.insetBy(dx: -beside / 2, dy: -below / 2) }
        for (place, area) in areas.enumerated() {
            for other in (place + 1)..<max(place + 1, areas.count) {
                // What begins below this one does not touch it, nor does anything after that.
                guard areas[other].minY <= area.maxY else { break }
                if areas[other].minX <= area.maxX, area.minX <= areas[other].maxX {
                    open(order[place], order[other], of: &components)
                }
            }
        }
    }

    private static func open(_ first: Int, _ second: Int, of components: inout [Component]) {
        let (one, two) = (components[first].frame, components[second].frame)
        let sharedHeight = min(one.maxY, two.maxY) - max(one.minY, two.minY)
        let sharedWidth = min(one.maxX, two.maxX) - max(one.minX, two.minX)
        if sharedHeight > min(one.height, two.height) / 2, sharedWidth > -beside, sharedWidth <= 1 {
            let isFirstLeft = one.minX < two.minX
            openBeside(
                left: isFirstLeft ? first : second, right: isFirstLeft ? second : first,
                by: beside + sharedWidth, of: &components)
        } else if sharedWidth > 1, sharedHeight > -below, sharedHeight <= 1 {
            openBelow(upper: first, lower: second, by: below + sharedHeight, of: &components)
        } else if sharedHeight > min(one.height, two.height) / 2, sharedWidth > 1 {
            openAfter(picture: first, text: second, of: &components)
            openAfter(picture: second, text: first, of: &components)
        }
    }

    /// Takes the gap from the end of a text, not from its beginning, where there is a choice.
    private static func openBeside(
        left: Int, right: Int, by gap: CGFloat, of components: inout [Component]
    ) {
        let beginsRight = components[right].alignment == .right
        if components[left].isBar, !(beginsRight && components[right].isBar) {
            components[left].frame.size.width = max(
                components[left].frame.width - gap, components[left].frame.width * rest)
        } else if components[right].isBar {
            let width = max(components[right].frame.width - gap, components[right].frame.width * rest)
            components[right].frame.origin.x = components[right].frame.maxX - width
            components[right].frame.size.width = width
        }
    }

    /// Begins a text after the picture that it begins with, as it will where a cell makes room for its image.
    private static func openAfter(picture: Int, text: Int, of components: inout [Component]) {
        let (area, bar) = (components[picture].frame, components[text].frame)
        guard components[picture].role == .image, components[text].isBar,
            bar.width - area.width - beside >= shortest
        else { return }
        let isLeading = abs(bar.minX - area.minX) <= 1
        guard isLeading || abs(bar.maxX - area.maxX) <= 1 else { return }
        components[text].frame.size.width = bar.width - area.width - beside
        if isLeading { components[text].frame.origin.x = area.maxX + beside }
    }

    private static func openBelow(
        upper: Int, lower: Int, by gap: CGFloat, of components: inout [Component]
    ) {
        let parts = [upper, lower].filter { components[$0].isBar }
        for part in parts {
            let share = gap / CGFloat(parts.count)
            let old = components[part].frame.height
            let height = max(old - share, old * rest, min(old, lowestBar))
            if part == lower { components[part].frame.origin.y = components[part].frame.maxY - height }
            components[part].frame.size.height = height
        }
    }
}

extension Component {
    fileprivate var isOpenable: Bool {
        !isRemoved && !isCutOut && lines == nil && frame.isFinite && !frame.isEmpty
    }

    /// Whether the shape is a bar that stands for one line of text.
    fileprivate var isBar: Bool { role == .label && frame.height < sourceFrame.height - 0.5 }
}
