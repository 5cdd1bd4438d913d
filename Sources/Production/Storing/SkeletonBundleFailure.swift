/// A reason why a ``SkeletonBundle`` cannot be opened.
public enum SkeletonBundleFailure: Error, Hashable, Sendable {
    /// There is no such file, or it cannot be read; the code is that of `errno`.
    case unreadable(code: Int32)

    /// The file is something else.
    case foreign

    /// The file was written by a version of this library with another layout of bundles.
    case otherLayout(version: UInt8)

    /// The file was written by a version of this library that maps views in another way.
    case otherFormat(version: UInt32)

    /// The file is torn or was altered.
    case damaged
}

extension SkeletonBundleFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let code):
            "The bundle of skeletons cannot be read (error \(code)); check that it ships with the app."
        case .foreign: "The file is no bundle of skeletons; write it again."
        case .otherLayout(let version):
            "The bundle of skeletons has layout \(version); write it with this version of the library."
        case .otherFormat(let version):
            "The bundle of skeletons has format \(version); write it with this version of the library."
        case .damaged: "The bundle of skeletons is damaged; write it again."
        }
    }
}
