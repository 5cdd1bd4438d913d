import Foundation

/// The meaning of the system's error numbers for the cache.
enum SystemError {
    /// Whether a file was not there, which is no trouble.
    static func isAbsence(_ code: Int32) -> Bool {
        code == ENOENT || code == ENOTDIR
    }

    /// Whether a file cannot be the cache's own: a link, a folder, a socket, a file that is too large or belongs to
    /// another user.
    ///
    /// All other failures may pass: a device that is still locked, too many open files.
    static func isForeign(_ failure: FileFailure) -> Bool {
        !failure.concernsFolder && [ELOOP, EISDIR, ENXIO, EFBIG, EACCES].contains(failure.code)
    }
}
