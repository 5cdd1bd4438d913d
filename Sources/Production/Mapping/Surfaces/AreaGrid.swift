import TabCache
import UIKit

/// Rectangles in an order, found by where they are: one that is somewhere else is not looked at.
///
/// A page is cut into squares, each of which knows the rectangles that reach into it. Few rectangles are looked at one by one,
/// and so are those that reach into many squares.
struct AreaGrid {
    private struct Square: Hashable {
        let column: Int
        let row: Int
    }

    /// The rectangles, in the order in which they were added.
    private(set) var areas: [CGRect] = []

    private var places = [Square: [Int]]()
    private var largePlaces: [Int] = []
    private let isCut: Bool

    private static let side: CGFloat = 128
    private static let fewest = 16
    private static let mostSquares = 16

    /// - Parameter count: The number of rectangles that will be added.
    init(count: Int) {
        isCut = count > Self.fewest
        areas.reserveCapacity(count)
    }

    mutating func add(_ area: CGRect) {
        let place = areas.count
        areas.append(area)
        guard isCut else { return }
        guard let squares = Self.squares(of: area) else { return largePlaces.append(place) }
        for square in squares { places[square, default: []].append(place) }
    }

    /// Returns what a closure finds first of the rectangles that may meet an area, the last added first.
    func last<Found>(at area: CGRect, in range: Range<Int>, _ find: (Int) -> Found?) -> Found? {
        guard isCut, let squares = Self.squares(of: area) else {
            return range.reversed().firstResult(find)
        }
        let lists = squares.compactMap { places[$0] } + [largePlaces]
        var counts = lists.map(\.count)
        while true {
            let lasts = lists.indices.map { counts[$0] > 0 ? lists[$0][counts[$0] - 1] : -1 }
            guard let place = lasts.max(), place >= range.lowerBound else { return nil }
            for list in lists.indices where lasts[list] == place { counts[list] -= 1 }
            if place < range.upperBound, let found = find(place) { return found }
        }
    }

    /// The squares that an area reaches into; `nil` if they are many.
    private static func squares(of area: CGRect) -> [Square]? {
        guard area.isFinite, max(abs(area.minX), abs(area.maxX), abs(area.minY), abs(area.maxY)) < 1e9 else {
            return nil
        }
        let number = { (length: CGFloat) in Int((length / side).rounded(.down)) }
        let columns = number(area.minX - 1)...number(area.maxX + 1)
        let rows = number(area.minY - 1)...number(area.maxY + 1)
        guard columns.count * rows.count <= mostSquares else { return nil }
        return columns.flatMap { column in rows.map { Square(column: column, row: $0) } }
    }
}
