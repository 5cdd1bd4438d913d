public import Foundation

/// How the background of a bar looks.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
    open var backgroundEffect: UIBlurEffect? { didSet { didChange?() } }
    open var backgroundColor: UIColor? { didSet { didChange?() } }
    open var backgroundImage: UIImage? { didSet { didChange?() } }
    /// The line between the bar and its content; `nil` leaves it out.
    open var shadowColor: UIColor? = .separator { didSet { didChange?() } }

    /// Tells the bar that shows the appearance.
    var didChange: (() -> Void)?

    public convenience override init() {
        self.init(idiom: .unspecified)
    }

    public init(idiom: UIUserInterfaceIdiom) {
        super.init()
        configureWithDefaultBackground()
    }

    public init(barAppearance: UIBarAppearance) {
        super.init()
        adopt(barAppearance)
    }

    func adopt(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        shadowColor = other.shadowColor
    }

    /// A blurred background with a line.
    open func configureWithDefaultBackground() {
        (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemChromeMaterial), nil)
        (backgroundImage, shadowColor) = (nil, .separator)
    }

    /// A background of one color with a line.
    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundColor) = (nil, .systemBackground)
        (backgroundImage, shadowColor) = (nil, .separator)
    }

    /// Neither background nor line.
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor) = (nil, nil)
        (backgroundImage, shadowColor) = (nil, nil)
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

    /// The color of the bar; nothing where it has neither a color nor an effect.
    var barColor: UIColor { backgroundColor ?? (backgroundEffect == nil ? .clear : Self.standardColor) }

    /// The color of a bar without one of its own, through which content shines since iOS 26.
    static var standardColor: UIColor {
        HeadlessScreen.main.hasGlass ? .systemBackground.withAlphaComponent(0.8) : .systemBackground
    }
}
