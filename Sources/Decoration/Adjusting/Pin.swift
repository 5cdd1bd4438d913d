import Foundation

/// Where a relation has put an edge, and on which component.
struct Pin {
    /// An edge of a component.
    enum Edge: Int, CaseIterable {
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

/// The edges that relations have put on those of other components; of two relations of an edge the later counts.
struct Pins {
    private var pins: [Pin?] = []

    /// The pin of an edge of the component at a position.
    subscript(position: Int, edge: Pin.Edge) -> Pin? {
        get {
            let index = Self.index(position, edge)
            return index < pins.count ? pins[index] : nil
        }
        set {
            let index = Self.index(position, edge)
            if index >= pins.count { grow(beyond: index) }
            pins[index] = newValue
        }
    }

    private mutating func grow(beyond index: Int) {
        pins += Array(repeating: nil, count: Swift.max(index + 1, pins.count * 2) - pins.count)
    }

    private static func index(_ position: Int, _ edge: Pin.Edge) -> Int {
        position * Pin.Edge.allCases.count + edge.rawValue
    }
}
