import UIKit

/// The direction in which the language of a picture is read.
public enum PictureDirection: String, CaseIterable, Sendable {
    case ltr
    case rtl

    var layoutDirection: UITraitEnvironmentLayoutDirection { self == .rtl ? .rightToLeft : .leftToRight }
}
