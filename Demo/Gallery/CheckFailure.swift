/// What a check of the command line has found wrong.
struct CheckFailure: Error {
    /// A line for each finding.
    let lines: [String]
}
