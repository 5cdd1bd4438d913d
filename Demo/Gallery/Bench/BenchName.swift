/// The benches that there are, in the order in which they run.
enum BenchName: String, CaseIterable {
    case rows
    case memory
    case cache
    case adjusting
}
