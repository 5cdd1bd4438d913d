public import UIKit

/// Relations to another component: assignments made once, in the order of the calls.
///
/// Each sees the frame the other component has at that moment. A component that does not exist gives one
/// warning and changes nothing. TABAnimated's forms with the suffix `_offset` are the same calls with an
/// offset.
extension ComponentChain {
    /// Puts the left edge on the other's left edge (`leftEqualTo`, `leftEqualTo_offset`).
    ///
    /// After `rightEqualTo(_:offset:)` with the same component, the right edge stays and the width follows.
    @discardableResult
    public consuming func leftEqualTo(_ target: some ComponentTarget, offset: CGFloat = 0) -> ComponentChain {
        pin(.left, to: target) { $0.minX + offset }
    }

    /// Puts the right edge on the other's right edge (`rightEqualTo`, `rightEqualTo_offset`).
    ///
    /// After `leftEqualTo(_:offset:)` with the same component, the left edge stays and the width follows.
    @discardableResult
    public consuming func rightEqualTo(_ target: some ComponentTarget, offset: CGFloat = 0) -> ComponentChain
    {
        pin(.right, to: target) { $0.maxX + offset }
    }

    /// Puts the top edge on the other's top edge (`topEqualTo`, `topEqualTo_offset`).
    ///
    /// After `bottomEqualTo(_:offset:)` with the same component, the bottom edge stays and the height follows.
    @discardableResult
    public consuming func topEqualTo(_ target: some ComponentTarget, offset: CGFloat = 0) -> ComponentChain {
        pin(.top, to: target) { $0.minY + offset }
    }

    /// Puts the bottom edge on the other's bottom edge (`bottomEqualTo`, `bottomEqualTo_offset`).
    ///
    /// After `topEqualTo(_:offset:)` with the same component, the top edge stays and the height follows.
    @discardableResult
    public consuming func bottomEqualTo(_ target: some ComponentTarget, offset: CGFloat = 0) -> ComponentChain
    {
        pin(.bottom, to: target) { $0.maxY + offset }
    }

    /// Puts the left edge on the other's right edge (`leftEqualToRight`, `leftEqualToRight_offset`).
    @discardableResult
    public consuming func leftEqualToRight(_ target: some ComponentTarget, offset: CGFloat = 0)
        -> ComponentChain
    {
        relate(to: target) { $0.origin.x = $1.maxX + offset }
    }

    /// Puts the right edge on the other's left edge (`rightEqualToLeft`, `rightEqualToLeft_offset`).
    @discardableResult
    public consuming func rightEqualToLeft(_ target: some ComponentTarget, offset: CGFloat = 0)
        -> ComponentChain
    {
        relate(to: target) { $0.origin.x = $1.minX - $0.width + offset }
    }

    /// Puts the top edge on the other's bottom edge (`topEqualToBottom`, `topEqualToBottom_offset`).
    @discardableResult
    public consuming func topEqualToBottom(_ target: some ComponentTarget, offset: CGFloat = 0)
        -> ComponentChain
    {
        relate(to: target) { $0.origin.y = $1.maxY + offset }
    }

    /// Puts the bottom edge on the other's top edge (`bottomEqualToTop`, `bottomEqualToTop_offset`).
    @discardableResult
    public consuming func bottomEqualToTop(_ target: some ComponentTarget, offset: CGFloat = 0)
        -> ComponentChain
    {
        relate(to: target) { $0.origin.y = $1.minY - $0.height + offset }
    }

    /// Takes the other's width, plus an offset (`widthEqualTo`, `widthEqualTo_offset`); the left edge stays.
    @discardableResult
    public consuming func widthEqualTo(_ target: some ComponentTarget, offset: CGFloat = 0) -> ComponentChain
    {
        let manager = manager
        return relate(to: target) { $0.size.width = manager.length($1.width + offset, "widthEqualTo") }
    }

    /// Takes the other's height, plus an offset (`heightEqualTo`, `heightEqualTo_offset`); the top edge stays.
    @discardableResult
    public consuming func heightEqualTo(_ target: some ComponentTarget, offset: CGFloat = 0) -> ComponentChain
    {
        let manager = manager
        return relate(to: target) { $0.size.height = manager.length($1.height + offset, "heightEqualTo") }
    }

    /// Puts the center on the other's center along the x axis, plus an offset.
    @discardableResult
    public consuming func horizontalCenterEqualTo(_ target: some ComponentTarget, offset: CGFloat = 0)
        -> ComponentChain
    {
        relate(to: target) { $0.origin.x = $1.midX - $0.width / 2 + offset }
    }

    /// Puts the center on the other's center along the y axis, plus an offset.
    @discardableResult
    public consuming func verticalCenterEqualTo(_ target: some ComponentTarget, offset: CGFloat = 0)
        -> ComponentChain
    {
        relate(to: target) { $0.origin.y = $1.midY - $0.height / 2 + offset }
    }

    /// Puts the center on that of the whole view along the x axis, plus an offset (`horizontalCenterOffset`).
    @discardableResult
    public consuming func horizontalCenter(offset: CGFloat = 0) -> ComponentChain {
        let middle = manager.production.size.width / 2 + offset
        guard isFinite(middle, "horizontalCenter") else { return self }
        return edit { $0.frame.origin.x = middle - $0.frame.width / 2 }
    }

    /// Puts the center on that of the whole view along the y axis, plus an offset (`verticalCenterOffset`).
    @discardableResult
    public consuming func verticalCenter(offset: CGFloat = 0) -> ComponentChain {
        let middle = manager.production.size.height / 2 + offset
        guard isFinite(middle, "verticalCenter") else { return self }
        return edit { $0.frame.origin.y = middle - $0.frame.height / 2 }
    }
}

// MARK: - Assigning

extension ComponentChain {
    /// The position of the component that a relation points to, if it is one of the same manager.
    ///
    /// A chain of another manager, such as one that was kept from another closure, gives a warning: its
    /// positions mean nothing here.
    private func position(of target: some ComponentTarget) -> Int? {
        let chain = target.select(in: manager)
        guard chain.manager === manager else {
            warn("ignores a relation to a component of \(chain.manager.className)")
            return nil
        }
        return chain.selection.first
    }

    private consuming func relate(
        to target: some ComponentTarget, _ assign: (_ frame: inout CGRect, _ other: CGRect) -> Void
    ) -> ComponentChain {
        guard let position = position(of: target) else { return self }
        let other = manager.production.components[position].frame
        for position in selection {
            var frame = manager.production.components[position].frame
            assign(&frame, other)
            guard isFinite(frame.minX + frame.minY + frame.width + frame.height, "offset") else { break }
            manager.production.components[position].frame = frame
        }
        return self
    }

    /// Puts an edge at a coordinate of another component.
    ///
    /// Where the opposite edge is still where a relation to the same component put it, that edge stays, and
    /// the size changes.
    private consuming func pin(
        _ edge: Pin.Edge, to target: some ComponentTarget, at coordinate: (CGRect) -> CGFloat
    ) -> ComponentChain {
        guard let target = position(of: target) else { return self }
        let coordinate = coordinate(manager.production.components[target].frame)
        guard isFinite(coordinate, "offset") else { return self }
        for position in selection {
            let opposite = manager.pins[position, edge.opposite]
            var frame = manager.production.components[position].frame
            let isHeld =
                opposite?.target == target && opposite?.coordinate == frame.coordinate(of: edge.opposite)
            if !isHeld || !frame.stretch(edge, to: coordinate) { frame.move(edge, to: coordinate) }
            manager.production.components[position].frame = frame
            manager.pins[position, edge] = Pin(target: target, coordinate: coordinate)
        }
        return self
    }
}

extension ComponentManager {
    /// The length, or zero and a warning if it is negative.
    fileprivate func length(_ length: CGFloat, _ call: StaticString) -> CGFloat {
        if length >= 0 { return length }
        warn("takes 0 for \(call): the offset makes it \(length)")
        return 0
    }
}

extension CGRect {
    fileprivate func coordinate(of edge: Pin.Edge) -> CGFloat {
        switch edge {
        case .left: minX
        case .right: maxX
        case .top: minY
        case .bottom: maxY
        }
    }

    fileprivate mutating func move(_ edge: Pin.Edge, to coordinate: CGFloat) {
        switch edge {
        case .left: origin.x = coordinate
        case .right: origin.x = coordinate - width
        case .top: origin.y = coordinate
        case .bottom: origin.y = coordinate - height
        }
    }

    /// Moves one edge alone, unless nothing would be left between it and the opposite one.
    fileprivate mutating func stretch(_ edge: Pin.Edge, to coordinate: CGFloat) -> Bool {
        let length = abs(coordinate - self.coordinate(of: edge.opposite))
        let isLower = edge == .left || edge == .top
        let isOrdered =
            isLower
            ? coordinate < self.coordinate(of: edge.opposite)
            : coordinate > self.coordinate(of: edge.opposite)
        guard isOrdered else { return false }
        switch edge {
        case .left: self = CGRect(x: coordinate, y: minY, width: length, height: height)
        case .right: self = CGRect(x: minX, y: minY, width: length, height: height)
        case .top: self = CGRect(x: minX, y: coordinate, width: width, height: length)
        case .bottom: self = CGRect(x: minX, y: minY, width: width, height: length)
        }
        return true
    }
}
