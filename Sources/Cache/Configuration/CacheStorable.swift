/// A value that has a format of its own in a cache.
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
    /// - Parameter bytes: What ``storedBytes()`` has returned, in this version of the type or in another;
    ///   a file in the cache folder can also have been written by someone else.
    /// - Throws: Any error, when the bytes are no valid value; the cache then drops them.
    init(storedBytes bytes: [UInt8]) throws

    /// Returns the bytes that the value is read from.
    ///
    /// - Throws: Any error, when the value cannot be stored; the cache then keeps it in memory only.
    func storedBytes() throws -> [UInt8]
}
