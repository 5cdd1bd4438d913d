public import UIKit

/// Moves and sizes.
extension ComponentChain {
    /// Moves left by a distance.
    @discardableResult
    public consuming func left(_ distance: CGFloat) -> ComponentChain {
        move(x: -distance, y: 0, "left")
    }

    /// Moves right by a distance.
    @discardableResult
    public consuming func right(_ distance: CGFloat) -> ComponentChain {
        move(x: distance, y: 0, "right")
    }

    /// Moves up by a distance.
    @discardableResult
    public consuming func up(_ distance: CGFloat) -> ComponentChain {
        move(x: 0, y: -distance, "up")
    }

    /// Moves down by a distance.
    @discardableResult
    public consuming func down(_ distance: CGFloat) -> ComponentChain {
        move(x: 0, y: distance, "down")
    }

    /// Sets the left edge.
    @discardableResult
    public consuming func x(_ x: CGFloat) -> ComponentChain {
        guard isFinite(x, "x") else { return self }
        return edit { $0.frame.origin.x = x }
    }

    /// Sets the top edge.
    @discardableResult
    public consuming func y(_ y: CGFloat) -> ComponentChain {
        guard isFinite(y, "y") else { return self }
        return edit { $0.frame.origin.y = y }
    }

    /// Moves along the x axis by a distance (`x_offset`).
    @discardableResult
    public consuming func offset(x distance: CGFloat) -> ComponentChain {
        move(x: distance, y: 0, "offset")
    }

    /// Moves along the y axis by a distance (`y_offset`).
    @discardableResult
    public consuming func offset(y distance: CGFloat) -> ComponentChain {
        move(x: 0, y: distance, "offset")
    }

    /// Sets the width; text keeps the edge or the centre it is aligned to.
    ///
    /// A width that is not positive gives a warning and changes nothing.
    @discardableResult
    public consuming func width(_ width: CGFloat) -> ComponentChain {
        guard isPositive(width, "width") else { return self }
        return edit { $0.setWidth(width) }
    }

    /// Sets the height; for several lines, the height of each bar.
    ///
    /// A single bar keeps its top edge. A height that is not positive gives a warning and changes nothing.
    @discardableResult
    public consuming func height(_ height: CGFloat) -> ComponentChain {
        guard isPositive(height, "height") else { return self }
        rememberHeight()
        return edit { $0.setBarHeight(height) }
    }

    /// Makes narrower by a distance (`reducedWidth`); a negative distance widens.
    ///
    /// Text keeps the edge or the centre it is aligned to. More than there is leaves nothing, and a warning.
    @discardableResult
    public consuming func reducedWidth(_ distance: CGFloat) -> ComponentChain {
        reduce(distance, from: { $0.frame.width }, "reducedWidth") { $0.setWidth($1) }
    }

    /// Makes lower by a distance (`reducedHeight`); a negative distance heightens. The top edge stays.
    ///
    /// More than there is leaves nothing, and a warning.
    @discardableResult
    public consuming func reducedHeight(_ distance: CGFloat) -> ComponentChain {
        rememberHeight()
        return reduce(distance, from: { $0.barHeight }, "reducedHeight") { $0.setBarHeight($1) }
    }

    /// Makes narrower by a distance, half from each side (`reducedWidth_vertical`).
    @discardableResult
    public consuming func reducedWidthAboutCenter(_ distance: CGFloat) -> ComponentChain {
        reduce(distance, from: { $0.frame.width }, "reducedWidthAboutCenter") { component, width in
            let center = component.frame.midX
            component.frame.size.width = width
            component.frame.origin.x = center - width / 2
        }
    }

    /// Makes lower by a distance, half from the top and half from the bottom (`reducedHeight_horizontal`).
    @discardableResult
    public consuming func reducedHeightAboutCenter(_ distance: CGFloat) -> ComponentChain {
        rememberHeight()
        return reduce(distance, from: { $0.barHeight }, "reducedHeightAboutCenter") { component, height in
            let center = component.frame.midY
            component.setBarHeight(height)
            if component.lines == nil { component.frame.origin.y = center - height / 2 }
        }
    }

    /// Sets the side that bars stand at, and that the component keeps when it is made narrower or wider.
    @discardableResult
    public consuming func align(_ alignment: Component.Alignment) -> ComponentChain {
        edit { $0.alignment = alignment }
    }

    /// Lets centred text keep its left edge when it is made narrower or wider (`cancelAlignCenter`).
    @discardableResult
    public consuming func cancelAlignCenter() -> ComponentChain {
        edit { if $0.alignment == .center { $0.alignment = .left } }
    }
}

// MARK: - Assigning

extension ComponentChain {
    /// Remembers which shapes have a height of the app's, for lines that are made of them later.
    private func rememberHeight() {
        switch selection {
        case .none: break
        case .one(let position): rememberHeight(at: position)
        case .many(let positions): positions.forEach(rememberHeight)
        }
    }

    private func rememberHeight(at position: Int) {
        // Text gives its height to its lines anyway, and lines that exist have their own.
        switch manager.production.components[position].role {
        case .label, .text: break
        case .image, .button, .control, .block, .created: manager.positionsOfSetHeight.insert(position)
        }
    }

    private consuming func move(x: CGFloat, y: CGFloat, _ call: StaticString) -> ComponentChain {
        guard isFinite(x + y, call) else { return self }
        return edit {
            $0.frame.origin.x += x
            $0.frame.origin.y += y
        }
    }

    private func isPositive(_ value: CGFloat, _ call: StaticString) -> Bool {
        if value > 0, value.isFinite { return true }
        manager.warn("ignores \(call)(\(value)): a \(call) is a positive number of points")
        return false
    }

    private consuming func reduce(
        _ distance: CGFloat, from length: (Component) -> CGFloat, _ call: StaticString,
        set: (inout Component, CGFloat) -> Void
    ) -> ComponentChain {
        guard isFinite(distance, call) else { return self }
        var leavesNothing = false
        let chain = edit { component in
            let rest = length(component) - distance
            if rest < 0 { leavesNothing = true }
            set(&component, max(0, rest))
        }
        if leavesNothing { chain.manager.warn("has nothing left after \(call)(\(distance))") }
        return chain
    }
}

extension Component {
    /// The height of one bar.
    fileprivate var barHeight: CGFloat {
        lines?.lineHeight ?? frame.height
    }

    fileprivate mutating func setBarHeight(_ height: CGFloat) {
        // A comparison with nil would copy the lines, with all their widths and heights.
        if case .none = lines {
            frame.size.height = height
        } else {
            lines?.lineHeight = height
        }
    }

    fileprivate mutating func setWidth(_ width: CGFloat) {
        let change = width - frame.width
        frame.size.width = width
        switch alignment {
        case .left, .justified: break
        case .center: frame.origin.x -= change / 2
        case .right: frame.origin.x -= change
        }
    }
}
