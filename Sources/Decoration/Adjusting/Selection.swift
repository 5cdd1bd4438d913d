/// The positions of selected components among those of a production, in the order they were selected.
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
}

extension Selection: RandomAccessCollection {
    var startIndex: Int { 0 }

    var endIndex: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .many(let positions): positions.count
        }
    }

    subscript(index: Int) -> Int {
        switch self {
        case .none: preconditionFailure("nothing is selected")
        case .one(let position): position
        case .many(let positions): positions[index]
        }
    }
}
