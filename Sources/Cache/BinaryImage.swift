import Foundation

/// A binary image of the process: the program itself, or a library that it has loaded.
package struct BinaryImage {
    private let start: UnsafeRawPointer
    private let path: UnsafePointer<CChar>?

    /// The identities that were read already, by where images begin.
    private static let known = Locked<[Int: String]>([:])

    /// Finds the image that holds an address, or `nil` if the address is in no image.
    package init?(holding address: UnsafeRawPointer) {
        // `Dl_info` of `dlfcn.h`: the path and the beginning of the image, the name and the address of the nearest symbol.
        var facts = [UnsafeRawPointer?](repeating: nil, count: 4)
        guard dladdr(address, &facts) != 0, let start = facts[1] else { return nil }
        self.start = start
        path = facts[0]?.assumingMemoryBound(to: CChar.self)
    }

    /// The identity of the build: the number of the linker, or else the path, the size and the time of the file.
    package var identity: String {
        let place = Int(bitPattern: start)
        if let known = Self.known.withLock({ $0[place] }) { return known }
        let number = Self.uuid(ofImageAt: start).map { StableHash(of: $0).hexadecimal }
        let identity = number ?? path.map { Self.facts(ofFile: String(cString: $0)) } ?? ""
        Self.known.withLock { $0[place] = identity }
        return identity
    }

    /// The distance of an address from the beginning of the image, which is the same in every launch.
    package func offset(of address: UnsafeRawPointer) -> Int { address - start }

    /// The identity of the running program.
    ///
    /// The image of this code counts, which is the program where it is linked statically, and so does the file of the
    /// program, which changes with every build.
    static let program: String = {
        let image = BinaryImage(holding: #dsohandle)?.identity ?? ""
        let file = Bundle.main.executablePath.map { facts(ofFile: $0) } ?? ""
        return StableHash(of: "\(image) \(file)".utf8).hexadecimal
    }()

    /// The path, the size and the time of a file; the path alone if there is no such file. Links to it have the same.
    static func facts(ofFile path: String) -> String {
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return path }
        let size = attributes[.size] as? Int ?? 0
        let time = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        return "\(path) \(size) \(time)"
    }
}

/// Finds the image that holds an address. Every system has the function; Linux shows it to programs of GNU's C alone.
@_silgen_name("dladdr")
private func dladdr(_ address: UnsafeRawPointer, _ facts: UnsafeMutableRawPointer) -> Int32

extension BinaryImage {
    /// The bytes of the load command `LC_UUID`, which are others for each build; `nil` for what is no 64-bit Mach-O.
    ///
    /// - Parameter start: Where the image begins in memory; what its header announces has to be there.
    static func uuid(ofImageAt start: UnsafeRawPointer) -> [UInt8]? {
        func word(at offset: Int) -> Int {
            Int(start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        }
        let (magic, headerSize, uuidCommand, uuidSize) = (0xFEED_FACF, 32, 0x1B, 16)
        guard word(at: 0) == magic else { return nil }
        let (commandCount, commandsSize) = (word(at: 16), word(at: 20))
        var offset = headerSize
        for _ in 0..<commandCount where offset + 8 <= headerSize + commandsSize {
            let (command, size) = (word(at: offset), word(at: offset + 4))
            if command == uuidCommand, size >= 8 + uuidSize {
                return Array(UnsafeRawBufferPointer(start: start + offset + 8, count: uuidSize))
            }
            offset += max(8, size)
        }
        return nil
    }
}
