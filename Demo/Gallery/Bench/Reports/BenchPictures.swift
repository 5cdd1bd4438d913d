import Foundation

/// Draws what a report says as charts.
struct BenchPictures {
    private let report: BenchReport

    init(_ report: BenchReport) {
        self.report = report
    }

    func write(to folder: String) throws {}
}
