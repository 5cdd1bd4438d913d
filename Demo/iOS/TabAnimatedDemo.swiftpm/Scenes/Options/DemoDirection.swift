public import UIKit

/// The direction in which the language of a scene is read.
public enum DemoDirection: String, CaseIterable, Sendable {
    case ltr
    case rtl

    /// The value of the trait.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        self == .rtl ? .rightToLeft : .leftToRight
    }
}
