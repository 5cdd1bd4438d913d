extension CacheConfiguration {
    /// Trouble with the files of a cache, which costs time, but never a value on screen.
    ///
    /// The codes are those of `errno`. After any of these the cache goes on: in memory, with the
    /// files that are valid.
    public enum Incident: Error, Hashable, Sendable {
        /// The folder cannot be created, is no folder, or is a symbolic link; the cache keeps the changes and tries again.
        case directoryUnusable(code: Int32)

        /// Another process held the lock for too long, or the lock is no file; the cache keeps the changes and tries again.
        case lockUnavailable(code: Int32)

        /// A file could not be written: the disk is full, or the folder is read-only or gone.
        case writeFailed(code: Int32)

        /// A file exists and could not be read.
        case readFailed(code: Int32)

        /// The ledger was torn, foreign or altered; the cache rebuilt it from the values.
        case ledgerDamaged

        /// The file of a value was torn, foreign or altered, and was dropped.
        case valueDamaged(file: String)

        /// Another kind of object than a file has the name of a value; the cache leaves it alone.
        case obstructed(file: String)

        /// A value is larger than everything the disk may hold; it is kept in memory only.
        case valueTooLarge(bytes: Int)

        /// A value could not be encoded; it is kept in memory only.
        case valueNotEncodable(reason: String)

        /// A stored value is valid and not of this type: the type changed, the format version did not.
        case valueNotDecodable(reason: String)
    }
}

extension CacheConfiguration.Incident: CustomStringConvertible {
    public var description: String {
        switch self {
        case .directoryUnusable(let code):
            "The cache folder cannot be used (error \(code)); choose another directory."
        case .lockUnavailable(let code):
            "The lock of the cache folder is not available (error \(code)); changes wait for it in memory."
        case .writeFailed(let code):
            "A cache file could not be written (error \(code)); the value stays in memory only."
        case .readFailed(let code):
            "A cache file could not be read (error \(code)); the value is produced again."
        case .ledgerDamaged:
            "The ledger of the cache was damaged and was made again; load counts start anew."
        case .valueDamaged(let file):
            "The cache file \(file) was damaged and was dropped; the value is produced again."
        case .obstructed(let file):
            "\(file) in the cache folder is not a file; remove it to have that value cached."
        case .valueTooLarge(let bytes):
            "A value of \(bytes) bytes is larger than diskByteLimit; it stays in memory only."
        case .valueNotEncodable(let reason):
            "A value could not be encoded and stays in memory only: \(reason)"
        case .valueNotDecodable(let reason):
            "A stored value is not of this type; raise formatVersion with the type: \(reason)"
        }
    }
}
