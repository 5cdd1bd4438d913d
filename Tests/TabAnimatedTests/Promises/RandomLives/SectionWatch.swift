import UIKit

/// Notes the sections and items that a layout asks about and the app does not have.
@MainActor
final class SectionWatch {
    /// The number of sections that the app has; `nil` while that cannot be told.
    var count: (@MainActor () -> Int)?

    /// Whether the app has an item; `nil` while that cannot be told.
    var hasItem: (@MainActor (IndexPath) -> Bool)?

    private(set) var unknown: [String] = []

    /// Hears that the layout asks about an item.
    func hear(_ path: IndexPath) {
        if hasItem?(path) == false { unknown.append("the layout asks about \(path.section)-\(path.item)") }
    }

    /// Hears that the layout asks about a section.
    func hear(_ number: Int) {
        if let count = count?(), number >= count { unknown.append("section \(number) of \(count)") }
    }
}
