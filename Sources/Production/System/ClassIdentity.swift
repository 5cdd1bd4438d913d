import TabCache
import UIKit

/// What tells a class from every other one, and from the same class in another build.
package struct ClassIdentity: Hashable, Sendable {
    /// The name with its module and the types around it; classes of UIKit have their name alone.
    ///
    /// A class that is private to a file or a function has no name that others could not have. The distance of its
    /// description from the beginning of the binary image tells it apart, the same in every launch of one build.
    package let name: String

    /// The identity of the binary image that holds the class; tests put another one here.
    package var build: String
}

extension ClassIdentity {
    init(of type: AnyClass, named className: ClassName) {
        let address = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(type)))
        self.init(
            name: className.isUIKit ? className.bare : Self.stable(className.full),
            build: address.flatMap { BinaryImage(holding: $0) }?.identity ?? "")
    }

    /// The full name of a class, the same in every launch of one build.
    static func stableName(of type: AnyClass) -> String { stable(_typeName(type, qualified: true)) }

    /// Replaces the addresses in the name of a private type by distances.
    private static func stable(_ name: String) -> String {
        let pieces = name.components(separatedBy: "(unknown context at $")
        return pieces.dropFirst().reduce(pieces[0]) { text, piece in
            let (digits, rest) = (piece.prefix(while: \.isHexDigit), piece.drop(while: \.isHexDigit))
            let address = UInt(digits, radix: 16).flatMap { UnsafeRawPointer(bitPattern: $0) }
            let offset = address.flatMap { BinaryImage(holding: $0)?.offset(of: $0) } ?? 0
            return text + "(private " + String(offset, radix: 16) + rest
        }
    }
}
