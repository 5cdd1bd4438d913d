public import UIKit

/// The appearance that skeletons are drawn in.
public enum DarkMode: Hashable, Sendable {
    /// The appearance of the covered view, also where it overrides the system's; the default.
    case system
    /// Always light.
    case light
    /// Always dark.
    case dark
}

extension DarkMode: DarkModeSwitching {
    public func traits(for traits: UITraitCollection) -> UITraitCollection {
        switch self {
        case .system: traits
        case .light: forced(.light, in: traits)
        case .dark: forced(.dark, in: traits)
        }
    }

    private func forced(_ style: UIUserInterfaceStyle, in traits: UITraitCollection) -> UITraitCollection {
        UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
    }
}
