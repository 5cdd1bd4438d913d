import Foundation

/// What the figures of a row count.
enum BenchUnit: String, Codable {
    case seconds
    case bytes
    case layers

    /// A figure for people to read.
    func text(of value: Double) -> String {
        switch self {
        case .seconds where value < 100e-6: String(format: "%.1f µs", value * 1e6)
        case .seconds where value < 10e-3: String(format: "%.0f µs", value * 1e6)
        case .seconds: String(format: "%.1f ms", value * 1e3)
        case .bytes where value < 10e3: String(format: "%.0f B", value)
        case .bytes where value < 1e6: String(format: "%.0f kB", value / 1e3)
        case .bytes: String(format: "%.1f MB", value / 1e6)
        case .layers: String(format: "%.0f", value)
        }
    }
}
