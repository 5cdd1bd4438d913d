/// The images and colors that an app would keep in its asset catalog.
public enum HeadlessAssets {
    private final class Catalog: @unchecked Sendable {
        private let lock = NSLock()
        private var images: [String: UIImage] = [:]
        private var darkImages: [String: UIImage] = [:]
        private var colors: [String: UIColor] = [:]

        func image(named name: String, isDark: Bool) -> UIImage? {
            lock.withLock { (isDark ? darkImages[name] : nil) ?? images[name] }
        }

        func color(named name: String) -> UIColor? {
            lock.withLock { colors[name] }
        }

        func register(_ image: UIImage, dark: UIImage?, named name: String) {
            lock.withLock {
                images[name] = image
                darkImages[name] = dark
            }
        }

        func register(_ color: UIColor, named name: String) {
            lock.withLock { colors[name] = color }
        }
    }

    private static let catalog = Catalog()

    /// Makes `UIImage(named:)` find the image, and another one where the appearance is dark.
    public static func register(name: String, image: UIImage, dark: UIImage? = nil) {
        catalog.register(image, dark: dark, named: name)
    }

    /// Makes `UIColor(named:)` find the color.
    public static func register(name: String, color: UIColor) {
        catalog.register(color, named: name)
    }

    static func image(named name: String, for traits: UITraitCollection) -> UIImage? {
        catalog.image(named: name, isDark: traits.userInterfaceStyle == .dark)
    }

    static func color(named name: String) -> UIColor? {
        catalog.color(named: name)
    }
}
