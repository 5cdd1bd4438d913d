import Foundation

/// A binary image of the process: the program itself, or a library that it has loaded.
package struct BinaryImage {
    /// The identity of the build: the number of the linker, or else the path, the size and the time of the file.
    package var identity: String {
        let number = ImageHeader(at: start).buildNumber.map { StableHash(of: $0).hexadecimal }
        return number ?? path.map { Self.facts(ofFile: String(cString: $0)) } ?? ""
    }

    private let start: UnsafeRawPointer
    private let path: UnsafePointer<CChar>?

    /// Finds the image that holds an address, or `nil` if the address is in no image.
    package init?(holding address: UnsafeRawPointer) {
        guard let symbol = LoadedSymbol(at: address), let base = symbol.image else { return nil }
        start = base
        path = symbol.path
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

    /// The path, the size and the time of a file; the path alone if there is no such file.
    static func facts(ofFile path: String) -> String {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return path }
        let size = attributes[.size] as? Int ?? 0
        let time = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        return "\(path) \(size) \(time)"
    }
}

/// The loader's facts about an address: `Dl_info` of `dlfcn.h`, which Linux shows to programs of GNU's C alone.
private struct LoadedSymbol {
    /// The path of the image.
    var path: UnsafePointer<CChar>?
    /// Where the image begins.
    var image: UnsafeRawPointer?
    /// The name of the nearest symbol.
    var name: UnsafePointer<CChar>?
    /// Where the nearest symbol is.
    var address: UnsafeRawPointer?

    private typealias Lookup = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32

    /// The function `dladdr`, which every system has.
    private static let lookup: Lookup? = {
        guard let program = dlopen(nil, RTLD_LAZY), let function = dlsym(program, "dladdr") else {
            return nil
        }
        return unsafeBitCast(function, to: Lookup.self)
    }()

    private init() {}

    init?(at address: UnsafeRawPointer) {
        var symbol = LoadedSymbol()
        guard let lookup = Self.lookup, lookup(address, &symbol) != 0 else { return nil }
        self = symbol
    }
}
