import UIKit

/// How large tags are written.
@MainActor
struct IndexTagStyle {
    let font: UIFont
    let height: CGFloat
    let padding: CGFloat

    static let regular = IndexTagStyle(
        font: .systemFont(ofSize: 9, weight: .semibold), height: 14, padding: 4)
    static let small = IndexTagStyle(font: .systemFont(ofSize: 6, weight: .semibold), height: 9, padding: 2)

    /// The size of a tag, which is no wider than what it stands in, unless that has no width.
    func size(of text: String, within size: CGSize) -> CGSize {
        let width = ceil((text as NSString).size(withAttributes: [.font: font]).width) + padding * 2
        return CGSize(width: size.width > 0 ? min(width, size.width) : width, height: height)
    }
}
