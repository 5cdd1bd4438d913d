/// Notes the sections that a layout asks about and the app does not have.
@MainActor
final class SectionWatch {
    /// The number of sections that the app has; `nil` while that cannot be told.
    var count: (@MainActor () -> Int)?

    private(set) var unknown: [String] = []

    /// Hears that the layout asks about a section.
    func hear(_ number: Int) {
        if let count = count?(), number >= count { unknown.append("section \(number) of \(count)") }
    }
}
