extension FileOperating {
    /// Puts bytes in the place of a file; after a crash at any moment the old or the new are there.
    ///
    /// ```text
    /// create temporary ─▶ write ─▶ fsync ─▶ rename ─▶ fsync of the folder
    /// └──────────── old bytes ───────────┘ └──── new bytes ────────────┘
    /// ```
    func replace(
        _ path: String, with bytes: [UInt8], through temporary: String
    ) throws(FileFailure) {
        do {
            try create(temporary, with: bytes)
            try rename(temporary, to: path)
        } catch {
            // Whatever is left is swept away with the next opening; the first failure is the one
            // to report.
            try? remove(temporary)
            throw error
        }
    }
}
