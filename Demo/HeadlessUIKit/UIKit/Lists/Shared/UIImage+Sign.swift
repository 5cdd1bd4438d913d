import Foundation

extension UIImage {
    /// A symbol in the weight that cells and bars draw their signs in.
    static func sign(_ name: String, size: CGFloat) -> UIImage? {
        UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
    }
}
