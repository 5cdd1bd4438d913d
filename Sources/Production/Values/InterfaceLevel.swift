import UIKit

/// How far an interface is raised above the screen's background.
///
/// tvOS knows no levels: everything is at the base there.
enum InterfaceLevel {
    case base
    case elevated

    /// The level that traits say.
    init(of traits: UITraitCollection) {
        #if os(tvOS)
            self = .base
        #else
            self = traits.userInterfaceLevel == .elevated ? .elevated : .base
        #endif
    }

    /// Traits that say nothing but the level.
    var traits: UITraitCollection {
        #if os(tvOS)
            UITraitCollection()
        #else
            UITraitCollection(userInterfaceLevel: self == .elevated ? .elevated : .base)
        #endif
    }
}
