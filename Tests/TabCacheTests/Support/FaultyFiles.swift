import Foundation

@testable import TabCache

/// One thing asked of the file system.
enum FileOperation: Hashable, Sendable {
    case makeDirectory, items, synchronize, lock
    case read(String)
    case create(String)
    case rename(to: String)
    case remove(String)
}

/// A file system that notes what it is asked, and fails as it is told.
final class FaultyFiles: FileOperating {
    private let system = VolatileFiles()
    private let recorded = Locked<[FileOperation]>([])
    private let fault: @Sendable (FileOperation) -> Int32?

    private let folderFault: Int32?

    /// Creates a file system whose folder lets nothing be read.
    ///
    /// - Parameter folderFault: The error number that the folder gives.
    init(folderFault: Int32) {
        fault = { _ in nil }
        self.folderFault = folderFault
    }

    /// - Parameter fault: The error number with which an operation fails, or `nil`.
    init(_ fault: @escaping @Sendable (FileOperation) -> Int32? = { _ in nil }) {
        self.fault = fault
        folderFault = nil
    }

    var operations: [FileOperation] { recorded.withLock { $0 } }

    /// The names of the files that were read, in order.
    var namesRead: [String] {
        operations.compactMap { if case .read(let name) = $0 { name } else { nil } }
    }

    func makeDirectory(_ path: String) throws(FileFailure) {
        try note(.makeDirectory)
        try system.makeDirectory(path)
    }

    func items(in directory: String) throws(FileFailure) -> [DirectoryItem] {
        try note(.items)
        return try system.items(in: directory)
    }

    func contents(of path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        try note(.read(name(path)))
        if let folderFault { throw FileFailure(code: folderFault, concernsFolder: true) }
        return try system.contents(of: path, limit: limit)
    }

    func create(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
        do {
            try note(.create(name(path)))
        } catch {
            // A disk that fills up leaves a part of the file.
            try system.create(path, with: Array(bytes.prefix(bytes.count / 2)))
            throw error
        }
        try system.create(path, with: bytes)
    }

    func rename(_ path: String, to destination: String) throws(FileFailure) {
        try note(.rename(to: name(destination)))
        try system.rename(path, to: destination)
    }

    func synchronize(directory: String) throws(FileFailure) {
        try note(.synchronize)
        try system.synchronize(directory: directory)
    }

    func remove(_ path: String) throws(FileFailure) {
        try note(.remove(name(path)))
        try system.remove(path)
    }

    func lock(_ path: String) throws(FileFailure) -> FileLock? {
        try note(.lock)
        return try system.lock(path)
    }

    func unlock(_ lock: FileLock) {
        system.unlock(lock)
    }

    private func name(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private func note(_ operation: FileOperation) throws(FileFailure) {
        recorded.withLock { $0.append(operation) }
        if let code = fault(operation) { throw FileFailure(code: code) }
    }
}
