import Foundation

/// What layouts tell views beyond the public attributes.
struct LayoutExtras {
    /// The lengths that the view decides.
    var measured = MeasuredAxes()
    /// The section that scrolls for itself and has the view inside.
    var scrollingSection: Int?
    /// The place in a list.
    var list: ListPlace?
    /// The color of the background of a list.
    var background: UIColor?
}
