import Foundation

/// What the system's error numbers mean to the cache.
enum SystemError {
    /// Whether a file was not there, which is no trouble.
    static func isAbsence(_ code: Int32) -> Bool {
        code == ENOENT || code == ENOTDIR
    }
}
