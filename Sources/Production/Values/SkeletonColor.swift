package import UIKit

/// A color that can be stored: a UIKit color together with a way to keep all its appearances.
///
/// In memory it is the very color that the app gave, so its provider resolves it again whenever
/// traits change. Encoded, it is the colors it resolves to: light and dark, each with normal and
/// increased contrast, each on a base and on an elevated level.
package struct SkeletonColor: Hashable, Sendable {
    /// The color.
    package let color: UIColor

    /// Wraps a color.
    package init(_ color: UIColor) {
        self.color = color
    }
}

extension SkeletonColor: Codable {
    package init(from decoder: any Decoder) throws {
        let variants = try ColorVariants(from: decoder)
        self.init(variants.color)
    }

    package func encode(to encoder: any Encoder) throws {
        try ColorVariants(color).encode(to: encoder)
    }
}
