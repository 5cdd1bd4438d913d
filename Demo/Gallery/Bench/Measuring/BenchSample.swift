/// One measurement of a way.
struct BenchSample: Codable {
    /// In the unit of the row.
    let value: Double

    /// The instructions that were retired meanwhile; `nil` where the system counts none.
    var instructions: Double?
}
