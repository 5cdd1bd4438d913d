/// Where work that a clock measures begins and ends; a profiler finds both functions by their names.
@MainActor
enum ProfilerMark {
    private static var depth = 0

    @inline(never)
    static func begin() {
        depth += 1
    }

    @inline(never)
    static func end() {
        precondition(depth > 0, "nothing is measured")
        depth -= 1
    }
}
