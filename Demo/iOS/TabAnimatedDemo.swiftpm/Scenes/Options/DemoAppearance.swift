public import UIKit

/// The appearance that a scene is shown in.
public enum DemoAppearance: String, CaseIterable, Sendable {
    case light
    case dark

    /// The value of the trait.
    public var interfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}
