import Foundation

@testable import TabCache

/// The machine's file system without waiting for the medium, for tests that write thousands of files.
struct VolatileFiles: FileOperating {
    private let system = SystemFiles()

    func makeDirectory(_ path: String) throws(FileFailure) { try system.makeDirectory(path) }

    func items(in directory: String) throws(FileFailure) -> [DirectoryItem] {
        try system.items(in: directory)
    }

    func contents(of path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        try system.contents(of: path, limit: limit)
    }

    func create(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
        guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
            throw FileFailure(code: EIO)
        }
    }

    func rename(_ path: String, to destination: String) throws(FileFailure) {
        try system.rename(path, to: destination)
    }

    func synchronize(directory: String) throws(FileFailure) {}

    func remove(_ path: String) throws(FileFailure) { try system.remove(path) }

    func lock(_ path: String) throws(FileFailure) -> FileLock? { try system.lock(path) }

    func unlock(_ lock: FileLock) { system.unlock(lock) }
}
