import UIKit

extension [PlacedElement] {
    /// The places that the headers of sections move down to at most, by the indices of their sections: each stays above
    /// the section that follows.
    var pinEnds: [Int: CGFloat] {
        let placed = filter { $0.path.count > 1 }
        let starts = Dictionary(grouping: placed, by: \.path.section).mapValues { elements in
            elements.map(\.frame.minY).min() ?? 0
        }
        return placed.filter { $0.kind == .header }.reduce(into: [:]) { ends, header in
            let next = starts.filter { $0.key > header.path.section }.map(\.value).min() ?? .infinity
            ends[header.path.section] = next - header.frame.height
        }
    }
}
