public import Foundation

/// Something user interface tests find by an identifier.
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

extension UIView: @MainActor UIAccessibilityIdentification {}
