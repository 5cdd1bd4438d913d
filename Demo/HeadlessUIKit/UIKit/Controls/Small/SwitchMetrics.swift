import Foundation

/// The measures of a switch, which iOS 26 made wider and lower.
@MainActor
enum SwitchMetrics {
    static var size: CGSize {
        isWide ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    }

    /// By how much a switch draws itself wider than it asks for.
    static var sideBearing: CGFloat { isWide ? 2 : 0 }

    /// The width of the thumb, unless it is round.
    static var thumbWidth: CGFloat? { isWide ? 37 : nil }

    private static var isWide: Bool { HeadlessScreen.main.hasGlass }
}
