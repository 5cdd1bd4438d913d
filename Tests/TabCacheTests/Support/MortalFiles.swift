import Foundation

@testable import TabCache

/// A file system whose process is killed after some bytes and operations.
///
/// Every byte that is written costs one unit of life, and so does every other operation. When life
/// is used up, the write under way stays cut off, and nothing that is asked later happens.
final class MortalFiles: FileOperating {
    private let system = VolatileFiles()
    private let life: Locked<Int>

    init(life: Int) {
        self.life = Locked(life)
    }

    var isDead: Bool { life.withLock { $0 <= 0 } }

    func makeDirectory(_ path: String) throws(FileFailure) {
        try spend()
        try system.makeDirectory(path)
    }

    func items(in directory: String) throws(FileFailure) -> [DirectoryItem] {
        try spend()
        return try system.items(in: directory)
    }

    func contents(of path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        try spend()
        return try system.contents(of: path, limit: limit)
    }

    func create(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
        try spend()
        let left = life.withLock { life in
            defer { life -= bytes.count }
            return life
        }
        try system.create(path, with: Array(bytes.prefix(max(0, left))))
        guard left > bytes.count else { throw FileFailure(code: EINTR) }
    }

    func rename(_ path: String, to destination: String) throws(FileFailure) {
        try spend()
        try system.rename(path, to: destination)
    }

    func synchronize(directory: String) throws(FileFailure) {
        try spend()
        try system.synchronize(directory: directory)
    }

    func remove(_ path: String) throws(FileFailure) {
        try spend()
        try system.remove(path)
    }

    func lock(_ path: String) throws(FileFailure) -> FileLock? {
        try spend()
        return try system.lock(path)
    }

    /// The system gives back the locks of the dead.
    func unlock(_ lock: FileLock) {
        system.unlock(lock)
    }

    private func spend() throws(FileFailure) {
        let isAlive = life.withLock { life in
            life -= 1
            return life > 0
        }
        guard isAlive else { throw FileFailure(code: EINTR) }
    }
}
