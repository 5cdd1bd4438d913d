import UIKit

/// A hash of the subviews of a view: their classes, visibility, heights and vertical positions.
///
/// It measures no text. Views with the same sketch differ in the length of their texts at most, so a few of them stand for all.
struct ViewSketch: Hashable {
    private let digest: Int

    /// Reads a view and all that is inside it.
    @MainActor
    init(of view: UIView) {
        var hasher = Hasher()
        hasher.combine(view.bounds.width.rounded())
        hasher.combine(view.bounds.height.rounded())
        var rest = view.subviews
        while let next = rest.popLast() {
            Self.combine(next, into: &hasher)
            rest += next.subviews
        }
        digest = hasher.finalize()
    }

    @MainActor
    private static func combine(_ view: UIView, into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: view)))
        hasher.combine(view.isInvisible)
        hasher.combine(view.center.y.rounded())
        hasher.combine(view.bounds.height.rounded())
        hasher.combine(view.subviews.count)
        switch view {
        case let label as UILabel: hasher.combine(label.text?.isEmpty ?? true)
        case let picture as UIImageView: hasher.combine(picture.image == nil)
        default: break
        }
    }
}
