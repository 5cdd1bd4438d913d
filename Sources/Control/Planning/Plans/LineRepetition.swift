import TabProduction
import UIKit

/// Lines of cells that repeat to the end of a plan: rows, a grid, or a pattern of several lines.
struct LineRepetition {
    /// The distance between two turns, in points.
    let period: CGFloat
    /// The start of the first line that repeats.
    let start: CGFloat
    /// The start of the turn after the last one.
    let end: CGFloat
    /// The number of cells of one turn.
    let cellsOfTurn: Int

    /// The greatest number of lines in one turn.
    private static let longestTurn = 8

    /// A cell of a line.
    private struct Cell: Equatable {
        let x: CGFloat
        let size: CGSize
        let name: PrototypeName?
    }

    private struct Line: Equatable {
        let y: CGFloat
        var cells: [Cell]
    }

    /// Finds the lines; `nil` where cells do not repeat.
    @MainActor
    init?(of elements: [PlacedElement]) {
        let lines = Self.lines(of: elements)
        guard
            let turn = (1...Self.longestTurn).first(where: { Self.repeats(lines, lines.count - 1, $0) })
        else { return nil }
        let last = lines.count - 1
        let first = (turn...last).reversed().prefix { Self.repeats(lines, $0, turn) }.last ?? last
        period = lines[last].y - lines[last - turn].y
        start = lines[first - turn].y
        end = lines[last - turn + 1].y + period
        cellsOfTurn = lines[(last - turn + 1)...].reduce(0) { $0 + $1.cells.count }
    }

    @MainActor
    private static func lines(of elements: [PlacedElement]) -> [Line] {
        let sorted = elements.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        return sorted.reduce(into: []) { lines, element in
            let cell = Cell(
                x: element.frame.minX, size: element.frame.size, name: element.prototype?.name)
            if let last = lines.last, abs(last.y - element.frame.minY) < 0.01 {
                lines[lines.count - 1].cells.append(cell)
            } else {
                lines.append(Line(y: element.frame.minY, cells: [cell]))
            }
        }
    }

    /// Whether the turn up to a line equals the turn before, cell by cell and in its distances.
    private static func repeats(_ lines: [Line], _ index: Int, _ turn: Int) -> Bool {
        guard index - 2 * turn + 1 >= 0 else { return false }
        let distance = lines[index].y - lines[index - turn].y
        return distance > 0
            && (0..<turn).allSatisfy { offset in
                let (line, other) = (lines[index - offset], lines[index - offset - turn])
                return line.cells == other.cells && abs(line.y - other.y - distance) < 0.01
            }
    }
}
