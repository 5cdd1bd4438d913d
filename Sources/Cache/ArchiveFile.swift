import Foundation

/// The file of a cache, which is always whole: it is written beside the old one and takes its place.
struct ArchiveFile: Sendable {
    /// What the file holds before anything was written.
    let empty: Archive

    private let directory: URL
    private var url: URL { directory.appendingPathComponent("values.tabcache", isDirectory: false) }

    /// A larger file is none of ours.
    static let longestLength = 1 << 26

    /// - Returns: `nil` if the cache is to keep its values in memory only.
    init?(_ configuration: CacheConfiguration) {
        guard let directory = configuration.directory, directory.isFileURL,
            configuration.diskCountLimit > 0, configuration.diskByteLimit > 0
        else { return nil }
        self.directory = directory
        empty = Archive(build: configuration.build, formatVersion: configuration.formatVersion)
    }

    /// Reads the values of this build and format version; those of others count as none.
    ///
    /// - Throws: What is wrong with the file. One that is damaged may be written over. One that cannot be read may
    ///   not: before the first unlock of a device its values are there and locked.
    func read() throws(CacheConfiguration.Incident) -> Archive {
        guard let data = try contents() else { return empty }
        do {
            let archive = try Archive(reading: data)
            let isOurs = archive.build == empty.build && archive.formatVersion == empty.formatVersion
            return isOurs ? archive : empty
        } catch .otherLayout {
            return empty
        } catch {
            throw .init(kind: .damaged, reason: "\(url.lastPathComponent) is torn, altered or foreign")
        }
    }

    /// The bytes of the file, or `nil` without one.
    private func contents() throws(CacheConfiguration.Incident) -> Data? {
        // Without O_NONBLOCK, a pipe under that name would keep the caller waiting for a writer.
        let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw .init(kind: .unreadable, reason: Self.lastError)
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var facts = stat()
        let isKnown = fstat(descriptor, &facts) == 0
        guard isKnown, [S_IFREG, S_IFDIR].contains(facts.st_mode & S_IFMT) else { return Data() }
        do {
            let data = try file.read(upToCount: Self.longestLength + 1) ?? Data()
            return data.count > Self.longestLength ? Data() : data
        } catch {
            throw .init(kind: .unreadable, reason: error.localizedDescription)
        }
    }

    private static var lastError: String { String(cString: strerror(errno)) }
}

// MARK: - Writing

extension ArchiveFile {
    /// One write at a time in this process, so that its own unfinished file is always a left one.
    private static let writing = NSLock()

    /// Writes a file in one step, and the folder if there is none; files that killed writers have left go.
    ///
    /// - Returns: The archive as it will be read again; it shares the memory of the bytes that were written.
    func write(_ archive: Archive) throws(CacheConfiguration.Incident) -> Archive {
        let data = archive.data
        Self.writing.lock()
        defer { Self.writing.unlock() }
        let unfinished = directory.appendingPathComponent(Self.unfinishedName(getpid()), isDirectory: false)
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            removeLeftFiles()
            try data.write(to: unfinished)
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw .init(kind: .unwritable, reason: error.localizedDescription)
        }
        guard rename(unfinished.path, url.path) == 0 else {
            let reason = Self.lastError
            try? FileManager.default.removeItem(at: unfinished)
            throw .init(kind: .unwritable, reason: reason)
        }
        return (try? Archive(reading: data)) ?? archive
    }

    /// The name of the file that a process writes before it takes the place of the old one.
    private static func unfinishedName(_ process: pid_t) -> String { "values.\(process).unfinished" }

    /// Removes what writers have left that no longer run, also under the name that Foundation gives such files.
    private func removeLeftFiles() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        for name in names {
            let parts = name.split(separator: ".", omittingEmptySubsequences: false)
            let process: pid_t? =
                if parts.count == 3, parts[0] == "values", parts[2] == "unfinished" {
                    pid_t(parts[1])
                } else if parts.count >= 3, name.hasPrefix(".dat.nosync") {
                    pid_t(parts[2].dropFirst("nosync".count), radix: 16)
                } else {
                    nil
                }
            guard let process, process > 0, process == getpid() || kill(process, 0) != 0 && errno == ESRCH
            else {
                continue
            }
            try? FileManager.default.removeItem(
                at: directory.appendingPathComponent(name, isDirectory: false))
        }
    }
}
