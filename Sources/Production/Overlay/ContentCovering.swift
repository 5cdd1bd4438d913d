import UIKit

/// A view that lies over content and keeps it out of reach.
@MainActor
protocol ContentCovering: UIView {
    /// The areas of the view that let touches through.
    var openAreas: [CGRect] { get }

    /// Whether movement ends after a few seconds, because content beside it can be used.
    var restsSoon: Bool { get set }
}

extension ContentCovering {
    /// Whether what is below the cover is out of reach.
    var hidesContent: Bool { isAccessibilityElement && isUserInteractionEnabled && !isHidden }
}
