/// An edge that a relation has put on the same edge of another component.
struct Pin: Hashable {
    enum Edge: Hashable {
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

    /// The position of the component that has the edge.
    let position: Int
    let edge: Edge
    /// The position of the component it was put on.
    let target: Int
}
