public import Foundation
import TabCache

/// Everything that tells two things apart, as a short text that is the same in every launch.
///
/// ```text
/// var fingerprint = Fingerprint()
/// fingerprint.add("title")
/// fingerprint.add(label.numberOfLines)
/// fingerprint.text
/// ```
///
/// What is added counts in its order. Texts and lists carry their length, so that no two sequences of values
/// give the same bytes. Nothing is kept of what was added.
struct Fingerprint {
    private var mixer = StableHashMixer()

    /// Creates the fingerprint of nothing.
    init() {}

    /// Creates the fingerprint of one value.
    init(of value: some Fingerprinted) {
        value.add(to: &self)
    }

    /// The fingerprint as 32 hexadecimal digits.
    var text: String { mixer.hash.hexadecimal }

    /// Adds a value with everything that counts of it.
    mutating func add(_ value: some Fingerprinted) {
        value.add(to: &self)
    }

    /// Adds values by what they are encoded as, so that every property of theirs counts.
    ///
    /// A number that is not finite cannot be encoded; all values with one count the same.
    mutating func add(encoded value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = (try? encoder.encode(value)) ?? Data()
        add(data.count)
        data.withUnsafeBytes { mixer.mix($0) }
    }

    /// Adds eight bytes, the least significant first.
    mutating func add(bits: UInt64) {
        mixer.mix(bits)
    }

    fileprivate mutating func add(utf8 text: String) {
        var text = text
        text.withUTF8 { utf8 in
            add(utf8.count)
            mixer.mix(UnsafeRawBufferPointer(utf8))
        }
    }
}

/// A value that counts in fingerprints.
///
/// Values that are equal add the same. A value that has properties adds every one of them; a test holds the
/// values of this module to it.
protocol Fingerprinted {
    /// Adds everything that tells this value from another of its type.
    func add(to fingerprint: inout Fingerprint)
}

// MARK: - Plain values

extension Bool: Fingerprinted {
    func add(to fingerprint: inout Fingerprint) { fingerprint.add(bits: self ? 1 : 0) }
}

extension Int: Fingerprinted {
    func add(to fingerprint: inout Fingerprint) { fingerprint.add(bits: UInt64(bitPattern: Int64(self))) }
}

extension Double: Fingerprinted {
    /// Minus zero counts as zero, which it is equal to.
    func add(to fingerprint: inout Fingerprint) { fingerprint.add(bits: (self == 0 ? 0 : self).bitPattern) }
}

extension CGFloat: Fingerprinted {
    func add(to fingerprint: inout Fingerprint) { Double(self).add(to: &fingerprint) }
}

extension String: Fingerprinted {
    func add(to fingerprint: inout Fingerprint) { fingerprint.add(utf8: self) }
}

extension Optional: Fingerprinted where Wrapped: Fingerprinted {
    func add(to fingerprint: inout Fingerprint) {
        fingerprint.add(self != nil)
        if let self { fingerprint.add(self) }
    }
}

extension Array: Fingerprinted where Element: Fingerprinted {
    func add(to fingerprint: inout Fingerprint) {
        fingerprint.add(count)
        forEach { fingerprint.add($0) }
    }
}
