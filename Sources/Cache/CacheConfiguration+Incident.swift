extension CacheConfiguration {
    /// Trouble with the file of a cache, which costs time, but never a value on screen.
    ///
    /// After any of these the cache goes on with what it has in memory.
    package struct Incident: Error, Hashable, Sendable {
        /// A kind of trouble, which a cache reports once.
        package enum Kind: Hashable, Sendable {
            /// The file cannot be written: the disk is full, or the folder is read-only or no folder. The cache keeps as
            /// many changes as the disk may hold, and tries again with the next one.
            case unwritable

            /// The file is there and cannot be read, as before the first unlock of a device; it is not written over.
            case unreadable

            /// The file, or a value in it, is torn, altered, foreign or of another type, and was dropped.
            case damaged

            /// A value cannot be encoded, and stays in memory.
            case notEncodable
        }

        /// The kind of trouble.
        package let kind: Kind

        /// What the system says about it.
        package let reason: String
    }
}

extension CacheConfiguration.Incident: CustomStringConvertible {
    /// The trouble in a sentence, with what to do about it.
    package var description: String {
        switch kind {
        case .unwritable:
            "The file of the cache cannot be written; values stay in memory. Free space, or choose another directory: \(reason)"
        case .unreadable:
            "The file of the cache cannot be read; values are made again until it can: \(reason)"
        case .damaged:
            "A stored value was dropped and is made again; if its type has changed, give the cache another build: \(reason)"
        case .notEncodable:
            "A value cannot be encoded and stays in memory; give it numbers and texts that JSON can hold: \(reason)"
        }
    }
}
