/// The few things that the disk tier asks of a file system.
///
/// This is the seam between the disk tier, which decides in which order things happen, and the
/// system, which does them. Tests put a failing or dying disk in its place.
protocol FileOperating: Sendable {
    /// Creates a folder and those above it; does nothing where there is one. A link is refused.
    func makeDirectory(_ path: String) throws(FileFailure)

    /// Returns what is in a folder, in any order. A link to a folder is refused.
    func items(in directory: String) throws(FileFailure) -> [DirectoryItem]

    /// Returns the bytes of a regular file; links, pipes and larger files are refused, and so is a folder that is
    /// a link.
    func contents(of path: String, limit: Int) throws(FileFailure) -> [UInt8]

    /// Creates a file that does not exist, with all its bytes on the medium when this returns.
    func create(_ path: String, with bytes: [UInt8]) throws(FileFailure)

    /// Puts a file in the place of another in one step.
    func rename(_ path: String, to destination: String) throws(FileFailure)

    /// Makes the names in a folder durable.
    func synchronize(directory: String) throws(FileFailure)

    /// Removes a file or a link, never a folder and never what a link points to.
    func remove(_ path: String) throws(FileFailure)

    /// Takes an exclusive lock on a file, which is created when needed; returns `nil` while another process has it.
    func lock(_ path: String) throws(FileFailure) -> FileLock?

    /// Gives a lock back.
    func unlock(_ lock: FileLock)
}

/// The reason why a file operation failed.
struct FileFailure: Error, Hashable {
    /// The system's error number.
    let code: Int32

    /// Whether the folder failed, so that nothing is known of the file.
    var concernsFolder = false
}

/// A held lock.
struct FileLock: Hashable, Sendable {
    let descriptor: Int32
}

/// One name in a folder.
struct DirectoryItem: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case file, link, other }

    let name: String
    let kind: Kind
    let bytes: Int
}
