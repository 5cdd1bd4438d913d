/// The files of values: one a value, each with its key inside.
struct ValueFiles: Sendable {
    /// The result of a look at the file of a key.
    enum Finding: Hashable {
        /// A valid value: its encoded bytes and the size of the file.
        case value([UInt8], fileBytes: Int)
        case absent
        /// A valid value of another key whose name is the same.
        case otherKey
        /// A valid value of another build or format version.
        case stale
        /// Torn, altered, or not the cache's at all.
        case damaged
        /// It may be valid and cannot be read now.
        case unreadable(code: Int32)
    }

    let folder: CacheFolder
    let seal: FileSeal
    let files: any FileOperating
    let sizeLimit: Int

    /// Looks for the value of a key; reads one file, from any thread, without the lock.
    func find(_ key: EntryKey) -> Finding {
        let (finding, found) = open(folder.name(of: key))
        guard case .value = finding, let found else { return finding }
        if found == key { return finding }
        return folder.name(of: found) == folder.name(of: key) ? .otherKey : .damaged
    }

    /// Looks into a file by name, and finds its key as well.
    func open(_ name: String) -> (Finding, EntryKey?) {
        let bytes: [UInt8]
        do {
            bytes = try files.contents(of: folder.path(of: name), limit: sizeLimit)
        } catch {
            return (finding(after: error), nil)
        }
        do {
            var reader = try seal.unseal(bytes, as: .value)
            let key = EntryKey(try reader.text())
            return (.value(Array(reader.rest), fileBytes: bytes.count), key)
        } catch FileSeal.Failure.stale {
            return (.stale, nil)
        } catch {
            return (.damaged, nil)
        }
    }

    private func finding(after failure: FileFailure) -> Finding {
        if SystemError.isAbsence(failure.code) { return .absent }
        return SystemError.isForeign(failure) ? .damaged : .unreadable(code: failure.code)
    }

    /// The bytes of the file of a value.
    func sealed(_ value: [UInt8], for key: EntryKey) -> [UInt8] {
        var writer = ByteWriter()
        writer.text(key.text)
        writer.raw(value)
        return seal.seal(writer.bytes, as: .value)
    }

    func remove(_ key: EntryKey) throws(FileFailure) {
        try remove(named: folder.name(of: key))
    }

    func remove(named name: String) throws(FileFailure) {
        do {
            try files.remove(folder.path(of: name))
        } catch  where SystemError.isAbsence(error.code) {
            return
        }
    }
}
