import Foundation

/// The file system of the machine.
struct SystemFiles: FileOperating {
    func makeDirectory(_ path: String) throws(FileFailure) {
        if kind(of: path) == .directory { return }
        try makeWithParents(path)
        guard kind(of: path) == .directory else { throw FileFailure(code: ENOTDIR) }
    }

    func items(in directory: String) throws(FileFailure) -> [DirectoryItem] {
        let descriptor = try openFolder(directory)
        guard let stream = fdopendir(descriptor) else {
            let failure = lastFailure
            close(descriptor)
            throw failure
        }
        defer { closedir(stream) }
        var items: [DirectoryItem] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let item = item(name, in: descriptor) { items.append(item) }
        }
        return items
    }

    func contents(of path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        let (folder, name) = parts(of: path)
        let parent = try openFolder(folder)
        defer { close(parent) }
        // Without O_NONBLOCK, a pipe under that name would keep the caller waiting for a writer.
        let descriptor = openat(parent, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
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

// MARK: - Folders

extension SystemFiles {
    private func makeWithParents(_ path: String) throws(FileFailure) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        let (parent, _) = parts(of: path)
        guard errno == ENOENT, parent != path else { throw lastFailure }
        try makeWithParents(parent)
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw lastFailure }
    }

    /// Opens a folder, but none that a link leads to.
    private func openFolder(_ path: String) throws(FileFailure) -> Int32 {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if descriptor >= 0 { return descriptor }
        // Systems differ in what a link is that has to be a folder.
        throw FileFailure(code: errno == ELOOP ? ENOTDIR : errno, concernsFolder: true)
    }

    private func item(_ name: String, in folder: Int32) -> DirectoryItem? {
        var information = stat()
        guard name != ".", name != "..", fstatat(folder, name, &information, AT_SYMLINK_NOFOLLOW) == 0 else {
            return nil
        }
        let kind: DirectoryItem.Kind =
            switch Kind(information) {
            case .file: .file
            case .link: .link
            case .directory, .other: .other
            }
        return DirectoryItem(name: name, kind: kind, bytes: Int(information.st_size))
    }

    private func parts(of path: String) -> (folder: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
        let folder = String(path[..<slash])
        return (folder.isEmpty ? "/" : folder, String(path[path.utf8.index(after: slash)...]))
    }
}

// MARK: - Locks

extension SystemFiles {
    func lock(_ path: String) throws(FileFailure) -> FileLock? {
        let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw lastFailure }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let failure = lastFailure
            close(descriptor)
            guard failure.code == EWOULDBLOCK || failure.code == EINTR else { throw failure }
            return nil
        }
        if isStillNamed(path, descriptor) { return FileLock(descriptor: descriptor) }
        // The folder was emptied meanwhile: this lock guards a file that no other process can find.
        close(descriptor)
        return nil
    }

    func unlock(_ lock: FileLock) {
        // A process that was forked meanwhile has the open file as well, and closing alone would leave it the lock.
        flock(lock.descriptor, LOCK_UN)
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

    /// Waits until the drive has what was written, before anything that is written later.
    ///
    /// On Apple's systems `fsync` alone promises no order. The command does, and is many times faster than waiting for
    /// the drive to empty its buffers; what a power failure takes can be made again. A file system that does not know
    /// it refuses it, as Linux does.
    private func synchronize(_ descriptor: Int32) throws(FileFailure) {
        if fcntl(descriptor, Self.barrierSynchronization) == 0 { return }
        guard fsync(descriptor) == 0 else { throw lastFailure }
    }

    /// The command that Darwin calls `F_BARRIERFSYNC`, by its number because other systems do not name it.
    private static let barrierSynchronization: Int32 = 85

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
