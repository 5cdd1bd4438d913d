import TabCache
package import UIKit

/// The appearance in which the colors of layers were read.
///
/// Such colors are resolved when a layer gets them and follow no traits, so another appearance needs another mapping.
package struct LayerAppearance: RawRepresentable, Hashable, Sendable {
    /// A number, at least 1, with a bit each for the dark style, high contrast and the raised level.
    package let rawValue: UInt64

    package init?(rawValue: UInt64) {
        guard (1...8).contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// The appearance that traits ask for.
    package init(of traits: UITraitCollection) {
        let isDark: UInt64 = traits.userInterfaceStyle == .dark ? 1 : 0
        let isHighContrast: UInt64 = traits.accessibilityContrast == .high ? 2 : 0
        let isElevated: UInt64 = traits.isElevated ? 4 : 0
        rawValue = 1 + isDark + isHighContrast + isElevated
    }
}

extension LayerAppearance {
    /// All appearances, in order of their numbers.
    static let all = (1...8).compactMap(LayerAppearance.init)

    /// The position among all.
    var index: Int { Int(rawValue) - 1 }

    /// Traits that ask for the appearance.
    var traits: UITraitCollection {
        .combining([
            UITraitCollection(userInterfaceStyle: index & 1 == 0 ? .light : .dark),
            UITraitCollection(accessibilityContrast: index & 2 == 0 ? .normal : .high),
            .elevated(index & 4 != 0),
        ])
    }
}

extension Production {
    /// Whether the production was mapped for another appearance than that of traits, and depends on it.
    package func isOutdated(in traits: UITraitCollection) -> Bool {
        appearance.map { $0 != LayerAppearance(of: traits) } ?? false
    }
}
