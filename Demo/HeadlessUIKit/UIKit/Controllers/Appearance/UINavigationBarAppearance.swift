public import Foundation

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title; what they leave out is the bar's own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
    /// The attributes of a large title; what they leave out is the bar's own.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }

    override func adopt(_ other: UIBarAppearance) {
        super.adopt(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
    }

    override func duplicate() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}
