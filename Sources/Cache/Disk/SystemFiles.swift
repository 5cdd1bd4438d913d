import Foundation

/// The file system of the machine.
struct SystemFiles: FileOperating {
    /// How long to wait for another process's lock, in milliseconds.
    ///
    /// A lock is held for as long as a few small files take. One that is held for longer belongs
    /// to a process that the system has stopped, and waiting for that could take forever.
    var lockPatience = 2_000

    func makeDirectory(_ path: String) throws(FileFailure) {
        if kind(of: path) == .directory { return }
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw FileFailure(code: code(of: error))
        }
        guard kind(of: path) == .directory else { throw FileFailure(code: ENOTDIR) }
    }

    func items(in directory: String) throws(FileFailure) -> [DirectoryItem] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: directory)
        } catch {
            throw FileFailure(code: code(of: error))
        }
        return names.compactMap { name in
            var information = stat()
            guard lstat(directory + "/" + name, &information) == 0 else { return nil }
            let kind: DirectoryItem.Kind =
                switch Kind(information) {
                case .file: .file
                case .link: .link
                case .directory, .other: .other
                }
            return DirectoryItem(name: name, kind: kind, bytes: Int(information.st_size))
        }
    }

    func contents(of path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        // Without O_NONBLOCK, a pipe under that name would keep the caller waiting for a writer.
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw lastFailure }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { throw lastFailure }
        guard Kind(information) == .file else { throw FileFailure(code: EISDIR) }
        guard information.st_size <= limit else { throw FileFailure(code: EFBIG) }
        return try read(descriptor, count: Int(information.st_size))
    }

    func create(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw lastFailure }
        defer { close(descriptor) }
        try write(bytes, to: descriptor)
        try synchronize(descriptor)
    }

    func rename(_ path: String, to destination: String) throws(FileFailure) {
        guard Foundation.rename(path, destination) == 0 else { throw lastFailure }
    }

    func synchronize(directory: String) throws(FileFailure) {
        let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw lastFailure }
        defer { close(descriptor) }
        try synchronize(descriptor)
    }

    func remove(_ path: String) throws(FileFailure) {
        guard unlink(path) == 0 else { throw lastFailure }
    }
}

// MARK: - Locks

extension SystemFiles {
    func lock(_ path: String) throws(FileFailure) -> FileLock {
        var patience = lockPatience
        while true {
            let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw lastFailure }
            while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
                let failure = lastFailure
                guard failure.code == EWOULDBLOCK || failure.code == EINTR, patience > 0 else {
                    close(descriptor)
                    throw failure
                }
                patience -= 1
                usleep(1_000)
            }
            if isStillNamed(path, descriptor) { return FileLock(descriptor: descriptor) }
            // The folder was emptied while we waited: this lock guards a file nobody can find.
            close(descriptor)
            guard patience > 0 else { throw FileFailure(code: ENOENT) }
            patience -= 1
        }
    }

    func unlock(_ lock: FileLock) {
        // Closing the only descriptor of an open file gives its lock back.
        close(lock.descriptor)
    }

    private func isStillNamed(_ path: String, _ descriptor: Int32) -> Bool {
        var held = stat()
        var named = stat()
        guard fstat(descriptor, &held) == 0, lstat(path, &named) == 0 else { return false }
        return held.st_ino == named.st_ino && held.st_dev == named.st_dev
    }
}

// MARK: - Bytes and errors

extension SystemFiles {
    private enum Kind {
        case file, directory, link, other

        init(_ information: stat) {
            switch information.st_mode & S_IFMT {
            case S_IFREG: self = .file
            case S_IFDIR: self = .directory
            case S_IFLNK: self = .link
            default: self = .other
            }
        }
    }

    private func kind(of path: String) -> Kind? {
        var information = stat()
        return lstat(path, &information) == 0 ? Kind(information) : nil
    }

    private var lastFailure: FileFailure { FileFailure(code: errno) }

    private func code(of error: any Error) -> Int32 {
        let error = error as NSError
        if error.domain == NSPOSIXErrorDomain { return Int32(clamping: error.code) }
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
        return cause.map { Int32(clamping: $0.code) } ?? EIO
    }

    private func read(_ descriptor: Int32, count: Int) throws(FileFailure) -> [UInt8] {
        var failure: FileFailure?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count, let start = buffer.baseAddress {
                let got = Foundation.read(descriptor, start + filled, count - filled)
                if got > 0 {
                    filled += got
                } else if got == 0 {
                    return
                } else if errno != EINTR {
                    failure = lastFailure
                    return
                }
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Waits until what was written is where a power failure leaves it.
    ///
    /// On Apple's systems `fsync` ends when the drive has the bytes, which may still be in its buffers. The
    /// command asks the drive to write them out; a file system that cannot do that refuses it, as Linux does.
    private func synchronize(_ descriptor: Int32) throws(FileFailure) {
        if fcntl(descriptor, Self.fullSynchronization) == 0 { return }
        guard fsync(descriptor) == 0 else { throw lastFailure }
    }

    /// The command that Darwin calls `F_FULLFSYNC`, by its number because other systems do not name it.
    private static let fullSynchronization: Int32 = 51

    private func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                buffer.baseAddress.map { Foundation.write(descriptor, $0 + written, buffer.count - written) }
                    ?? 0
            }
            if count > 0 {
                written += count
            } else if count == 0 || errno != EINTR {
                throw count == 0 ? FileFailure(code: EIO) : lastFailure
            }
        }
    }
}
