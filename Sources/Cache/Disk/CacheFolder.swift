/// The names of the files in the folder of a cache.
///
/// ```text
/// <folder>/ledger                     every key, its size and its loads
/// <folder>/lock                       held by the process that changes something; empty
/// <folder>/<32 hex digits>.value      one value
/// <folder>/<any of these>.<16 hex digits>.temporary    being written, or left by a dead process
/// ```
///
/// Names come from a hash, never from a key, so no key can name a path.
struct CacheFolder: Sendable {
    let path: String
    /// How a key becomes a name; only tests put another function here, to make names collide.
    var hash: @Sendable (EntryKey) -> String = { StableHash(of: $0.text.utf8).hexadecimal }

    private static let valueSuffix = ".value"
    private static let temporarySuffix = ".temporary"

    var ledger: String { path + "/ledger" }
    var lock: String { path + "/lock" }

    func name(of key: EntryKey) -> String { hash(key) + Self.valueSuffix }

    func path(of name: String) -> String { path + "/" + name }

    /// A name that no other file has, beside the file that it will become.
    func temporary(for destination: String) -> String {
        let random = String(UInt64.random(in: .min ... .max), radix: 16)
        return destination + "." + String(repeating: "0", count: 16 - random.count) + random
            + Self.temporarySuffix
    }

    func isValue(_ name: String) -> Bool {
        name.hasSuffix(Self.valueSuffix) && isHexadecimal(name.dropLast(Self.valueSuffix.count), count: 32)
    }

    func isTemporary(_ name: String) -> Bool {
        guard name.hasSuffix(Self.temporarySuffix) else { return false }
        let parts = name.dropLast(Self.temporarySuffix.count).split(
            separator: ".", omittingEmptySubsequences: false)
        guard let random = parts.last, isHexadecimal(random, count: 16) else { return false }
        let owner = parts.dropLast().joined(separator: ".")
        return owner == "ledger" || isValue(owner)
    }

    private func isHexadecimal(_ text: some StringProtocol, count: Int) -> Bool {
        text.utf8.count == count && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }
}
