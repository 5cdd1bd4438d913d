/// The processor that a bench stays on: a thread that moves finds its caches cold, which is nobody's doing.
public enum OneProcessor {
    /// Keeps the calling thread on the processor that it is on, with all threads that are started afterwards.
    ///
    /// Where the system has no such binding, nothing happens; figures then vary more.
    public static func stay() {
        guard let number = CLibrary.function("sched_getcpu", as: GetProcessor.self)?(), number >= 0,
            let bind = CLibrary.function("sched_setaffinity", as: SetAffinity.self)
        else { return }
        var set = [UInt8](repeating: 0, count: 128)
        guard number < set.count * 8 else { return }
        set[Int(number) / 8] = 1 << UInt8(number % 8)
        _ = set.withUnsafeBytes { bind(0, $0.count, $0.baseAddress) }
    }

    private typealias GetProcessor = @convention(c) () -> Int32
    private typealias SetAffinity = @convention(c) (Int32, Int, UnsafeRawPointer?) -> Int32
}
