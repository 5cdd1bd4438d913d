import TabCache
import UIKit

/// Where a relation has put an edge, and on which component.
struct Pin {
    /// An edge of a component.
    enum Edge {
        case left
        case right
        case top
        case bottom

        var opposite: Edge {
            switch self {
            case .left: .right
            case .right: .left
            case .top: .bottom
            case .bottom: .top
            }
        }
    }

    /// The position of the component that the edge was put on.
    let target: Int
    let coordinate: CGFloat
}

extension ComponentChain {
    /// Changes frames by that of another component, which is read once.
    func relate(
        to target: ComponentChain, _ assign: (_ frame: inout CGRect, _ other: CGRect) -> Void
    ) -> ComponentChain {
        guard let other = position(of: target).map({ manager.production.components[$0].frame }) else {
            return self
        }
        for position in selection {
            var frame = manager.production.components[position].frame
            assign(&frame, other)
            guard isFinite(frame.minX + frame.minY, "offset") else { break }
            manager.production.components[position].frame = frame
        }
        return self
    }

    /// Puts an edge at a coordinate of another component.
    ///
    /// Where the opposite edge is still where a relation to the same component put it, that edge stays, and
    /// the size changes.
    func pin(
        _ edge: Pin.Edge, to target: ComponentChain, at coordinate: (CGRect) -> CGFloat
    ) -> ComponentChain {
        guard let target = position(of: target) else { return self }
        let coordinate = coordinate(manager.production.components[target].frame)
        guard isFinite(coordinate, "offset") else { return self }
        for position in selection {
            var frame = manager.production.components[position].frame
            let opposite = manager.pins[position]?[edge.opposite]
            let isHeld = opposite?.target == target && opposite?.coordinate == frame[edge.opposite]
            if !isHeld || !frame.stretch(edge, to: coordinate) { frame[edge] = coordinate }
            manager.production.components[position].frame = frame
            manager.pins[position, default: [:]][edge] = Pin(target: target, coordinate: coordinate)
        }
        return self
    }

    /// The position of the component that a relation points to, if it is one of the same manager.
    ///
    /// A chain of another manager, such as one that was kept from another closure, gives a warning: its
    /// positions mean nothing here.
    private func position(of target: ComponentChain) -> Int? {
        guard target.manager === manager else {
            warn("ignores a relation to a shape of \(target.manager.className)")
            return nil
        }
        return target.selection.first
    }
}

extension CGRect {
    /// The coordinate of an edge; setting it moves the rectangle and keeps its size.
    fileprivate subscript(edge: Pin.Edge) -> CGFloat {
        get {
            switch edge {
            case .left: minX
            case .right: maxX
            case .top: minY
            case .bottom: maxY
            }
        }
        set {
            switch edge {
            case .left: origin.x = newValue
            case .right: origin.x = newValue - width
            case .top: origin.y = newValue
            case .bottom: origin.y = newValue - height
            }
        }
    }

    /// Moves one edge alone, unless nothing would be left between it and the opposite one.
    fileprivate mutating func stretch(_ edge: Pin.Edge, to coordinate: CGFloat) -> Bool {
        let opposite = self[edge.opposite]
        switch edge {
        case .left where coordinate < opposite: (origin.x, size.width) = (coordinate, opposite - coordinate)
        case .right where coordinate > opposite: size.width = coordinate - opposite
        case .top where coordinate < opposite: (origin.y, size.height) = (coordinate, opposite - coordinate)
        case .bottom where coordinate > opposite: size.height = coordinate - opposite
        default: return false
        }
        return true
    }
}
