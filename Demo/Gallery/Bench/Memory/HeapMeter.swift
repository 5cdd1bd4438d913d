import Foundation

/// What the process has of memory, as the C library and the system tell it.
enum HeapMeter {
    /// The bytes that are allocated and not freed; `nil` where the C library does not tell.
    static var bytesInUse: Double? {
        typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
        guard let report = CLibrary.function("malloc_info", as: Report.self), let file = tmpfile() else {
            return nil
        }
        defer { fclose(file) }
        guard report(0, file) == 0 else { return nil }
        rewind(file)
        var bytes = [UInt8](repeating: 0, count: 1 << 18)
        let count = fread(&bytes, 1, bytes.count, file)
        return inUse(in: String(decoding: bytes[..<count], as: UTF8.self))
    }

    /// Reads the totals at the end of a report: what the heaps have, less what is free in them, and what has pages of its own.
    static func inUse(in report: String) -> Double? {
        let totals = report.components(separatedBy: "</heap>").last ?? ""
        func size(_ element: String) -> Double? {
            guard let start = totals.range(of: element) else { return nil }
            let rest = totals[start.upperBound...]
            guard let size = rest.range(of: "size=\"") else { return nil }
            return Double(rest[size.upperBound...].prefix { $0 != "\"" })
        }
        guard let system = size("<system type=\"current\""), let fast = size("<total type=\"fast\""),
            let rest = size("<total type=\"rest\""), let mapped = size("<total type=\"mmap\"")
        else { return nil }
        return system - fast - rest + mapped
    }

    /// Gives back to the system what is free, so that what is taken next shows.
    static func trim() {
        typealias Trim = @convention(c) (Int) -> Int32
        _ = CLibrary.function("malloc_trim", as: Trim.self)?(0)
    }

    /// The most bytes of memory that work has needed beyond what there was; `nil` where the system does not tell.
    @MainActor
    static func peak(of work: () -> Void) -> Double? {
        trim()
        // Five resets the highest mark.
        guard (try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))) != nil,
            let before = status("VmRSS:")
        else { return nil }
        work()
        return status("VmHWM:").map { max(0, $0 - before) }
    }

    private static func status(_ name: String) -> Double? {
        let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = text?.split(separator: "\n").first { $0.hasPrefix(name) }
        return line.flatMap { Double($0.filter(\.isNumber)) }.map { $0 * 1_024 }
    }
}
