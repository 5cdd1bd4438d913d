public import TabProduction
public import UIKit

/// The appearance that skeletons are drawn in.
///
/// ```swift
/// SkeletonConfiguration.shared.darkMode = .dark
/// ```
///
/// An app with a rule of its own gives another `DarkModeSwitching` in its place.
public struct DarkMode: Hashable, Sendable {
    /// The appearance that is forced; `nil` forces none.
    private let style: UIUserInterfaceStyle?

    fileprivate init(style: UIUserInterfaceStyle?) {
        self.style = style
    }
}

extension DarkMode: DarkModeSwitching {
    public func traits(for traits: UITraitCollection) -> UITraitCollection {
        guard let style else { return traits }
        return UITraitCollection.combining([traits, UITraitCollection(userInterfaceStyle: style)])
    }
}

extension DarkModeSwitching where Self == DarkMode {
    /// The appearance of the covered view, even where it overrides the system's; the default.
    nonisolated public static var system: DarkMode { DarkMode(style: nil) }

    /// Always light.
    nonisolated public static var light: DarkMode { DarkMode(style: .light) }

    /// Always dark.
    nonisolated public static var dark: DarkMode { DarkMode(style: .dark) }
}
