/// A reason why an archive cannot be opened.
public enum ArchiveFailure: Error, Hashable, Sendable {
    /// There is no such file, or it cannot be read; the code is that of `errno`.
    case unreadable(code: Int32)

    /// The file is something else.
    case foreign

    /// The file was written by a version of this library with another layout of archives.
    case otherLayout(version: UInt8)

    /// The file holds another version of the type.
    case otherFormat(version: UInt32)

    /// The file is torn or was altered.
    case damaged
}

extension ArchiveFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let code):
            "The archive cannot be read (error \(code)); check that it ships with the app."
        case .foreign: "The file is no archive; write it again."
        case .otherLayout(let version):
            "The archive has layout \(version); write it with this version of the library."
        case .otherFormat(let version):
            "The archive has format \(version); write it with this version of the library."
        case .damaged: "The archive is damaged; write it again."
        }
    }
}
