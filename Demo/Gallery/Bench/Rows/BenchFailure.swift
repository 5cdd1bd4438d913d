/// Figures of a bench that fell behind those of before.
struct BenchFailure: Error {
    /// A line for each.
    let lines: [String]
}
