/// The images and colours that an app would keep in its asset catalogue.
public enum HeadlessAssets {
    private final class Catalogue: @unchecked Sendable {
        private let lock = NSLock()
        private var images: [String: UIImage] = [:]
        private var colors: [String: UIColor] = [:]

        func image(named name: String) -> UIImage? {
            lock.withLock { images[name] }
        }

        func color(named name: String) -> UIColor? {
            lock.withLock { colors[name] }
        }

        func register(_ image: UIImage, named name: String) {
            lock.withLock { images[name] = image }
        }

        func register(_ color: UIColor, named name: String) {
            lock.withLock { colors[name] = color }
        }
    }

    private static let catalogue = Catalogue()

    /// Makes `UIImage(named:)` find the image.
    public static func register(name: String, image: UIImage) {
        catalogue.register(image, named: name)
    }

    /// Makes `UIColor(named:)` find the colour.
    public static func register(name: String, color: UIColor) {
        catalogue.register(color, named: name)
    }

    static func image(named name: String) -> UIImage? {
        catalogue.image(named: name)
    }

    static func color(named name: String) -> UIColor? {
        catalogue.color(named: name)
    }
}
