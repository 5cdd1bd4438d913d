package import UIKit

/// The directions in which a view is turned over: a list that grows from its lower edge is upside down, and its cells
/// are turned back.
package struct Flip: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Left and right are exchanged.
    package static let horizontal = Flip(rawValue: 1 << 0)
    /// Above and below are exchanged.
    package static let vertical = Flip(rawValue: 1 << 1)

    /// The directions that a transform turns over; none for one that leans or turns by a quarter.
    package init(of transform: CGAffineTransform) {
        self = []
        guard abs(transform.b) < 0.001, abs(transform.c) < 0.001 else { return }
        if transform.a < 0 { insert(.horizontal) }
        if transform.d < 0 { insert(.vertical) }
    }
}

extension Production {
    /// Returns the production as it is seen where its view is turned over.
    package func turned(_ flip: Flip) -> Production {
        guard !flip.isEmpty else { return self }
        var production = self
        let turn = { (frame: CGRect) in frame.turned(flip, within: size) }
        production.changeShapes {
            $0.turn(flip)
            $0.frame = turn($0.frame)
            $0.sourceFrame = turn($0.sourceFrame)
        }
        production.touchAreas = touchAreas.map(turn)
        return production
    }

    /// Changes every surface and every component.
    mutating func changeShapes(_ change: (inout Component) -> Void) {
        for index in surfaces.indices { change(&surfaces[index]) }
        for index in components.indices { change(&components[index]) }
    }
}

extension CGRect {
    /// The rectangle where the area around it, from zero on, is turned over.
    func turned(_ flip: Flip, within size: CGSize) -> CGRect {
        CGRect(
            x: flip.contains(.horizontal) ? size.width - maxX : minX,
            y: flip.contains(.vertical) ? size.height - maxY : minY, width: width, height: height)
    }
}

extension Component {
    /// Turns over what is inside the frame: the order of bars, the side that they stand at, the corners.
    mutating func turn(_ flip: Flip) {
        guard !flip.isEmpty else { return }
        corners.rounded = corners.rounded.turned(flip)
        shadow?.turn(flip)
        opening = opening?.turned(flip)
        // Bars that are upside down take their insets with them.
        if let insets = lines?.insets.turned(flip.intersection(.horizontal)) { lines?.insets = insets }
        if flip.contains(.vertical) { lines?.isUpsideDown.toggle() }
        guard flip.contains(.horizontal) else { return }
        alignment = alignment == .right ? .left : alignment == .left && lines != nil ? .right : alignment
    }
}

extension Component.Shadow {
    fileprivate mutating func turn(_ flip: Flip) {
        if flip.contains(.horizontal) { offset.width = -offset.width }
        if flip.contains(.vertical) { offset.height = -offset.height }
    }
}

extension TextLines.Insets {
    fileprivate func turned(_ flip: Flip) -> TextLines.Insets {
        var insets = self
        if flip.contains(.horizontal) { swap(&insets.left, &insets.right) }
        if flip.contains(.vertical) { swap(&insets.top, &insets.bottom) }
        return insets
    }
}

extension RoundedCorners {
    fileprivate func turned(_ flip: Flip) -> RoundedCorners {
        var corners = intersection(.continuous)
        for (left, right) in [(RoundedCorners.topLeft, RoundedCorners.topRight), (.bottomLeft, .bottomRight)]
        {
            let isOver = flip.contains(.horizontal)
            if contains(left) { corners.insert(isOver ? right : left) }
            if contains(right) { corners.insert(isOver ? left : right) }
        }
        guard flip.contains(.vertical) else { return corners }
        let turned = corners
        corners = intersection(.continuous)
        for (top, bottom) in [(RoundedCorners.topLeft, RoundedCorners.bottomLeft), (.topRight, .bottomRight)]
        {
            if turned.contains(top) { corners.insert(bottom) }
            if turned.contains(bottom) { corners.insert(top) }
        }
        return corners
    }
}
