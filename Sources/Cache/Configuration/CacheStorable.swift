/// A value with its own format in a cache.
///
/// A `Codable` value needs none: a cache keeps it as JSON. Adopt this protocol where size or speed counts:
///
/// ```swift
/// struct Checklist: CacheStorable {
///     var marks: [UInt8] = []
///
///     init(storedBytes bytes: [UInt8]) throws { marks = bytes }
///     func storedBytes() throws -> [UInt8] { marks }
/// }
/// ```
public protocol CacheStorable: Sendable {
    /// Reads a value.
    ///
    /// - Parameter bytes: The result of ``storedBytes()``, of this version of the type or another; the file may also come
    ///   from someone else.
    /// - Throws: Any error, if the bytes are not a valid value; the cache then drops them.
    init(storedBytes bytes: [UInt8]) throws

    /// Returns the bytes of the value.
    ///
    /// - Throws: Any error, if the value cannot be stored; the cache then keeps it in memory only.
    func storedBytes() throws -> [UInt8]
}
