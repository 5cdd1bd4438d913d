package import UIKit

/// The messages by which a view is told what it says to VoiceOver, to switches and to keys.
enum SpokenSetter: String {
    case element = "setIsAccessibilityElement:"
    case elements = "setAccessibilityElements:"
    case elementsHidden = "setAccessibilityElementsHidden:"
    case interaction = "setAccessibilityRespondsToUserInteraction:"
    case label = "setAccessibilityLabel:"
    case value = "setAccessibilityValue:"
    case hint = "setAccessibilityHint:"
    case traits = "setAccessibilityTraits:"
    case focus = "setAllowsFocus:"
}

extension UIView {
    /// Whether UIKit alone does what the view is told.
    ///
    /// What a class of the app does instead may be anything. A view that computes what it says stops the app there.
    func heeds(_ setter: SpokenSetter) -> Bool { !classFacts.isOwn(setter.rawValue) }

    /// The elements that the view lists; `nil` also for one that hosts SwiftUI, which would build them, and may crash where
    /// nobody who uses VoiceOver has asked.
    package var listedElements: [Any]? { classFacts.hostsSwiftUI ? nil : accessibilityElements }

    /// The view, or else what is in it and can be hidden.
    var hidable: [UIView] { heeds(.elementsHidden) ? [self] : subviews.flatMap(\.hidable) }
}
