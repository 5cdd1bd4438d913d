import Foundation

/// Finds the rectangles of many that reach into each other, without comparing each with all others.
///
/// A rectangle is kept in a net of squares that are as long as its longer side at least, so that it lies in four of them at
/// most. Each is compared with those of equal or larger nets whose squares it touches.
struct NearAreas {
    /// A square of a net; nets are told apart by the binary exponent of the length of their squares.
    struct Square: Hashable {
        fileprivate let net: Int
        fileprivate let column: CGFloat
        fileprivate let row: CGFloat
    }

    private let areas: [CGRect]
    private var positions: [Square: [Int]] = [:]
    private var nets: Set<Int> = []

    /// Creates the nets of rectangles that are finite.
    init(_ areas: [CGRect]) {
        self.areas = areas
        for (position, area) in areas.enumerated() {
            let net = Self.net(of: area)
            nets.insert(net)
            Self.forEachSquare(of: net, touching: area) { positions[$0, default: []].append(position) }
        }
    }

    /// The positions of all pairs that share a point, the lower one first, in order; each pair once.
    var pairs: [(first: Int, second: Int)] {
        var pairs: [(first: Int, second: Int)] = []
        forEachCandidate { one, other, square in
            guard Self.meet(areas[one], areas[other], first: square) else { return }
            pairs.append((min(one, other), max(one, other)))
        }
        return pairs.sorted { $0 < $1 }
    }

    /// Calls a closure with the positions that are compared, once for each square that both touch.
    func forEachCandidate(_ body: (_ one: Int, _ other: Int, Square) -> Void) {
        for (position, area) in areas.enumerated() {
            let own = Self.net(of: area)
            for net in nets where net >= own {
                Self.forEachSquare(of: net, touching: area) { square in
                    for other in positions[square] ?? [] where net > own || other > position {
                        body(position, other, square)
                    }
                }
            }
        }
    }

    /// Whether two rectangles share a point, the first of which is in a square: others that they share do not count.
    private static func meet(_ one: CGRect, _ other: CGRect, first square: Square) -> Bool {
        let (left, top) = (max(one.minX, other.minX), max(one.minY, other.minY))
        guard left <= min(one.maxX, other.maxX), top <= min(one.maxY, other.maxY) else { return false }
        return self.square(of: square.net, x: left, y: top) == square
    }

    private static func net(of area: CGRect) -> Int { Int(max(area.width, area.height, 1).exponent) + 1 }

    /// Calls a closure with the squares of a net that a rectangle touches: one, two or four.
    private static func forEachSquare(of net: Int, touching area: CGRect, _ body: (Square) -> Void) {
        let first = square(of: net, x: area.minX, y: area.minY)
        let last = square(of: net, x: area.maxX, y: area.maxY)
        body(first)
        if last.column != first.column { body(Square(net: net, column: last.column, row: first.row)) }
        if last.row != first.row { body(Square(net: net, column: first.column, row: last.row)) }
        if last.column != first.column, last.row != first.row { body(last) }
    }

    private static func square(of net: Int, x: CGFloat, y: CGFloat) -> Square {
        let length = CGFloat(sign: .plus, exponent: net, significand: 1)
        return Square(net: net, column: (x / length).rounded(.down), row: (y / length).rounded(.down))
    }
}
