public import UIKit

/// Moves and sizes. The names of the calls that differ from TABAnimated's are given with each.
extension ComponentChain {
    /// Moves left by a distance.
    @discardableResult
    public func left(_ distance: CGFloat) -> ComponentChain {
        adjust { $0.frame.origin.x -= distance }
    }

    /// Moves right by a distance.
    @discardableResult
    public func right(_ distance: CGFloat) -> ComponentChain {
        adjust { $0.frame.origin.x += distance }
    }

    /// Moves up by a distance.
    @discardableResult
    public func up(_ distance: CGFloat) -> ComponentChain {
        adjust { $0.frame.origin.y -= distance }
    }

    /// Moves down by a distance.
    @discardableResult
    public func down(_ distance: CGFloat) -> ComponentChain {
        adjust { $0.frame.origin.y += distance }
    }

    /// Sets the left edge.
    @discardableResult
    public func x(_ x: CGFloat) -> ComponentChain {
        adjust { $0.frame.origin.x = x }
    }

    /// Sets the top edge.
    @discardableResult
    public func y(_ y: CGFloat) -> ComponentChain {
        adjust { $0.frame.origin.y = y }
    }

    /// Moves along the x axis by a distance (`x_offset`).
    @discardableResult
    public func offset(x distance: CGFloat) -> ComponentChain {
        right(distance)
    }

    /// Moves along the y axis by a distance (`y_offset`).
    @discardableResult
    public func offset(y distance: CGFloat) -> ComponentChain {
        down(distance)
    }

    /// Sets the width; text keeps the edge or the centre it is aligned to.
    ///
    /// A width that is not positive gives a warning and changes nothing.
    @discardableResult
    public func width(_ width: CGFloat) -> ComponentChain {
        guard isPositive(width, "width") else { return self }
        return adjust { $0.setWidth(width) }
    }

    /// Sets the height; for several lines, the height of each bar.
    ///
    /// A single bar keeps its top edge. A height that is not positive gives a warning and changes nothing.
    @discardableResult
    public func height(_ height: CGFloat) -> ComponentChain {
        guard isPositive(height, "height") else { return self }
        return adjust { $0.setBarHeight(height) }
    }

    /// Makes narrower by a distance (`reducedWidth`); a negative distance widens.
    @discardableResult
    public func reducedWidth(_ distance: CGFloat) -> ComponentChain {
        adjust { $0.setWidth($0.frame.width - distance) }
    }

    /// Makes lower by a distance (`reducedHeight`); a negative distance heightens.
    @discardableResult
    public func reducedHeight(_ distance: CGFloat) -> ComponentChain {
        adjust { $0.setBarHeight($0.barHeight - distance) }
    }

    /// Makes narrower by a distance, about the centre (`reducedWidth_vertical`).
    @discardableResult
    public func reducedWidthAboutCenter(_ distance: CGFloat) -> ComponentChain {
        adjust { component in
            let center = component.frame.midX
            component.frame.size.width = max(0, component.frame.width - distance)
            component.frame.origin.x = center - component.frame.width / 2
        }
    }

    /// Makes lower by a distance, about the centre (`reducedHeight_horizontal`).
    @discardableResult
    public func reducedHeightAboutCenter(_ distance: CGFloat) -> ComponentChain {
        adjust { component in
            let center = component.frame.midY
            component.setBarHeight(component.barHeight - distance)
            if component.lines == nil { component.frame.origin.y = center - component.frame.height / 2 }
        }
    }

    private func isPositive(_ value: CGFloat, _ property: String) -> Bool {
        if value > 0, value.isFinite { return true }
        manager.warn("ignores \(property)(\(value)): a \(property) is a positive number of points")
        return false
    }
}

extension Component {
    /// The height of one bar.
    fileprivate var barHeight: CGFloat {
        lines?.lineHeight ?? frame.height
    }

    fileprivate mutating func setBarHeight(_ height: CGFloat) {
        if lines == nil {
            frame.size.height = max(0, height)
        } else {
            lines?.lineHeight = max(0, height)
        }
    }

    fileprivate mutating func setWidth(_ width: CGFloat) {
        let change = max(0, width) - frame.width
        frame.size.width = max(0, width)
        switch alignment {
        case .left, .justified: break
        case .center: frame.origin.x -= change / 2
        case .right: frame.origin.x -= change
        }
    }
}
