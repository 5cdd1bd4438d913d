extension UIImage {
    /// One of the symbols the headless UIKit draws itself; nil for any other name.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(
        systemName name: String, compatibleWith traitCollection: UITraitCollection?
    ) {
        var image: UIImage?
        (traitCollection ?? .current).performAsCurrent { image = UIImage(systemName: name) }
        guard let image else { return nil }
        self.init(image.storage)
    }

    public convenience init?(
        systemName name: String, withConfiguration configuration: UIImage.Configuration?
    ) {
        guard let symbol = Symbol(name: name) else { return nil }
        let settings = configuration as? SymbolConfiguration ?? .unspecified
        let image = symbol.image(
            pointSize: settings.effectivePointSize, weight: settings.values.weight ?? .regular,
            scale: settings.values.scale ?? .medium)
        var storage = Storage(cgImage: image, scale: 3)
        storage.symbolName = name
        storage.configuration = settings
        storage.tintColor = settings.values.colors.first
        self.init(storage)
    }
}
