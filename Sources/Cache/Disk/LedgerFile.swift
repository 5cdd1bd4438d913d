/// The file of the ledger, and its last known bytes.
struct LedgerFile: Sendable {
    /// The result of a look at the file.
    enum Finding: Hashable {
        /// Another ledger than the one last seen.
        case changed(Ledger)
        case unchanged
        case absent
        /// A valid ledger of another build or format version.
        case stale
        case damaged
        /// It may be valid and cannot be read now; better left alone.
        case unreadable(code: Int32)
    }

    private let folder: CacheFolder
    private let seal: FileSeal
    private let files: any FileOperating
    private let sizeLimit: Int
    private var seen: [UInt8]?

    init(beside values: ValueFiles, sizeLimit: Int) {
        folder = values.folder
        seal = values.seal
        files = values.files
        self.sizeLimit = sizeLimit
    }

    mutating func read() -> Finding {
        do {
            let bytes = try files.contents(of: folder.ledger, limit: sizeLimit)
            if bytes == seen { return .unchanged }
            seen = nil
            let ledger = try Ledger(seal.unseal(bytes, as: .ledger))
            seen = bytes
            return .changed(ledger)
        } catch {
            seen = nil
            return finding(after: error)
        }
    }

    mutating func write(_ ledger: Ledger) throws(FileFailure) {
        let bytes = seal.seal(ledger.bytes, as: .ledger)
        try files.replace(folder.ledger, with: bytes, through: folder.temporary(for: folder.ledger))
        seen = bytes
        try files.synchronize(directory: folder.path)
    }

    private func finding(after error: any Error) -> Finding {
        if case .stale? = error as? FileSeal.Failure { return .stale }
        guard let failure = error as? FileFailure else { return .damaged }
        if SystemError.isAbsence(failure.code) { return .absent }
        return SystemError.isForeign(failure) ? .damaged : .unreadable(code: failure.code)
    }
}
