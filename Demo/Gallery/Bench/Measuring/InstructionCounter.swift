import Foundation

/// Counts what a processor does for the thread that made the counter, if the system lets it.
///
/// A virtual machine often has no such counters, and a container may not ask for them.
final class InstructionCounter {
    /// What is counted, by the numbers that Linux has for it.
    enum Event: UInt64 {
        /// Instructions that were retired.
        case instructions = 0x0_0000_0001
        /// Times that a page was not in memory, which every system counts.
        case pageFaults = 0x1_0000_0002
    }

    /// Counts the instructions of the main thread; `nil` where the system counts none.
    @MainActor static let mainThread = InstructionCounter(of: .instructions)

    private let file: Int32

    /// Begins to count an event on the calling thread; `nil` if the system does not let it.
    init?(of event: Event) {
        guard let file = Self.open(event), file >= 0 else { return nil }
        self.file = file
    }

    deinit {
        close(file)
    }

    /// How many there were since the counter was made.
    var value: Double? {
        var count: UInt64 = 0
        let bytes = MemoryLayout<UInt64>.size
        return read(file, &count, bytes) == bytes ? Double(count) : nil
    }

    /// `perf_event_open`, for which there is no function in C, with its structure of 128 bytes written by hand.
    private static func open(_ event: Event) -> Int32? {
        typealias SystemCall =
            @convention(c) (Int, UnsafeMutableRawPointer, Int, Int, Int, Int) -> Int
        guard let number = systemCall, let call = CLibrary.function("syscall", as: SystemCall.self) else {
            return nil
        }
        var attributes = [UInt64](repeating: 0, count: 16)
        attributes[0] = event.rawValue >> 32 | 128 << 32
        attributes[1] = event.rawValue & 0xFFFF_FFFF
        // Without the kernel and a hypervisor, which need a right of their own.
        attributes[5] = 1 << 5 | 1 << 6
        // This thread, on any processor, in no group.
        return attributes.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { Int32(truncatingIfNeeded: call(number, $0, 0, -1, -1, 0)) }
        }
    }

    private static var systemCall: Int? {
        #if arch(x86_64)
            298
        #elseif arch(arm64)
            241
        #else
            nil
        #endif
    }
}
