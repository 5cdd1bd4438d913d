import Foundation

/// Where the bytes of an archive are.
///
/// A file is opened anew for every read and never mapped into memory: a mapped file that another process cuts
/// off ends this one.
struct BundleSource: Sendable {
    /// Reads a number of bytes at an offset; `nil` unless all of them are there.
    let read: @Sendable (_ offset: Int, _ count: Int) -> [UInt8]?

    static func bytes(_ bytes: [UInt8]) -> BundleSource {
        BundleSource { offset, count in
            guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
                return nil
            }
            return Array(bytes[offset..<(offset + count)])
        }
    }

    /// - Throws: ``SkeletonBundleFailure/unreadable(code:)`` when there is no such file, or it is no file.
    static func file(_ url: URL) throws(SkeletonBundleFailure) -> BundleSource {
        guard url.isFileURL else { throw .unreadable(code: EINVAL) }
        let path = url.path
        guard let descriptor = open(path) else { throw .unreadable(code: errno) }
        defer { close(descriptor) }
        guard size(of: descriptor) != nil else { throw .unreadable(code: EISDIR) }
        return BundleSource { offset, count in read(path, offset, count) }
    }

    private static func open(_ path: String) -> Int32? {
        // Without O_NONBLOCK, a pipe of that name would keep the caller waiting for a writer.
        let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        return descriptor >= 0 ? descriptor : nil
    }

    /// The size of an open regular file.
    private static func size(of descriptor: Int32) -> Int? {
        var information = stat()
        guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        return Int(information.st_size)
    }

    private static func read(_ path: String, _ offset: Int, _ count: Int) -> [UInt8]? {
        guard let descriptor = open(path) else { return nil }
        defer { close(descriptor) }
        // Compares the claimed length with the file before it allocates any memory.
        guard let size = size(of: descriptor), offset >= 0, count >= 0, offset <= size, count <= size - offset
        else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count, let start = buffer.baseAddress {
                let got = pread(descriptor, start + filled, count - filled, off_t(offset + filled))
                if got > 0 {
                    filled += got
                } else if got == 0 || errno != EINTR {
                    return
                }
            }
        }
        return bytes.count == count ? bytes : nil
    }
}
