/// The positions of selected components among those of a production.
///
/// One component is by far the most frequent selection, and selecting it allocates nothing.
enum Selection {
    case none
    case one(Int)
    case many([Int])

    init(_ positions: [Int]) {
        switch positions.count {
        case 0: self = .none
        case 1: self = .one(positions[0])
        default: self = .many(positions)
        }
    }

    var positions: [Int] {
        switch self {
        case .none: []
        case .one(let position): [position]
        case .many(let positions): positions
        }
    }
}
