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

    /// A shape or a surface of a production.
    struct Place: Hashable {
        let isSurface: Bool
        let position: Int
    }

    /// Where the edge was put.
    let target: Place
    let coordinate: CGFloat
}

extension ComponentChain {
    /// Changes frames by that of another component, which is read once.
    func relate(
        to target: ComponentChain, _ assign: (_ frame: inout CGRect, _ other: CGRect) -> Void
    ) -> ComponentChain {
        guard let (_, other) = place(of: target) else { return self }
        for position in selection {
            var frame = self[position].frame
            assign(&frame, other)
            guard isFinite(frame.minX + frame.minY, "offset") else { break }
            self[position].frame = frame
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
        guard let (target, other) = place(of: target) else { return self }
        let coordinate = coordinate(other)
        guard isFinite(coordinate, "offset") else { return self }
        for position in selection {
            var frame = self[position].frame
            let place = place(at: position)
            let opposite = manager.pins[place]?[edge.opposite]
            let isHeld = opposite?.target == target && opposite?.coordinate == frame[edge.opposite]
            if !isHeld || !frame.stretch(edge, to: coordinate) { frame[edge] = coordinate }
            self[position].frame = frame
            manager.pins[place, default: [:]][edge] = Pin(target: target, coordinate: coordinate)
        }
        return self
    }

    private func place(at position: Int) -> Pin.Place {
        Pin.Place(isSurface: shapes == \.surfaces, position: position)
    }

    /// The shape that a relation points to, and its frame, if it is one of the same manager.
    ///
    /// A chain of another manager, such as one that was kept from another closure, gives a warning: its
    /// positions mean nothing here.
    private func place(of target: ComponentChain) -> (Pin.Place, CGRect)? {
        guard target.manager === manager else {
            warn("ignores a relation to a shape of \(target.manager.className)")
            return nil
        }
        guard let position = target.selection.first else { return nil }
        return (target.place(at: position), target[position].frame)
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
        let isFirst = edge == .left || edge == .top
        let length = isFirst ? self[edge.opposite] - coordinate : coordinate - self[edge.opposite]
        guard length > 0 else { return false }
        if edge == .left || edge == .right { size.width = length } else { size.height = length }
        if isFirst { self[edge] = coordinate }
        return true
    }
}
