import UIKit

/// What a flow layout was told about a section: by the app's delegate where the app has the section, or by the
/// properties of the layout.
struct FlowMetrics {
    var insets: UIEdgeInsets
    var lineSpacing: CGFloat
    var interitemSpacing: CGFloat
    var headerSize: CGSize
    var footerSize: CGSize
}
