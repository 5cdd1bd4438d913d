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
        do {
            let file = try FileHandle(forReadingFrom: url)
            defer { try? file.close() }
            let data = try file.read(upToCount: Self.longestLength + 1) ?? Data()
            return data.count > Self.longestLength ? Data() : data
        } catch let error as CocoaError
            where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile
        {
            return nil
        } catch {
            throw .init(kind: .unreadable, reason: error.localizedDescription)
        }
    }

    /// Writes a file in one step, and the folder if there is none.
    ///
    /// - Returns: The archive as it will be read again; it shares the memory of the bytes that were written.
    func write(_ archive: Archive) throws(CacheConfiguration.Incident) -> Archive {
        let data = archive.data
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw .init(kind: .unwritable, reason: error.localizedDescription)
        }
        return (try? Archive(reading: data)) ?? archive
    }
}
