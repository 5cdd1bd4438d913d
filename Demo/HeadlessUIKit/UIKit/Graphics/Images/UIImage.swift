/// A picture: its pixels, and how it is to be shown.
open class UIImage: NSObject, @unchecked Sendable {
    struct Storage {
        var cgImage: CGImage?
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var isResizable = false
        var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
        var configuration: Configuration?
        var symbolName: String?
        var tintColor: UIColor?
        var images: [UIImage]?
        var duration: TimeInterval = 0
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
        super.init()
    }

    public override convenience init() {
        self.init(Storage())
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(Storage(cgImage: cgImage, scale: scale, orientation: orientation))
    }

    /// The image registered with `HeadlessAssets` under the name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let image = HeadlessAssets.image(named: name, for: traitCollection ?? .current) else {
            return nil
        }
        self.init(image.storage)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
    ) {
        guard let image = HeadlessAssets.image(named: name, for: .current) else { return nil }
        self.init(configuration.map { image.withConfiguration($0).storage } ?? image.storage)
    }

    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard var storage = images.first?.storage else { return nil }
        storage.images = images
        storage.duration = duration
        return UIImage(storage)
    }

    // MARK: Properties

    /// The size in points, as the orientation turns it.
    open var size: CGSize {
        guard let image = storage.cgImage else { return .zero }
        let upright =
            storage.symbolName == nil
            ? CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            : image.headlessSize
        return imageOrientation.isTurned
            ? CGSize(width: upright.height, height: upright.width) : upright
    }

    /// The picture as stored; a tint given with `withTintColor` is applied.
    open var cgImage: CGImage? {
        guard let tint = storage.tintColor else { return storage.cgImage }
        return storage.cgImage?.headlessTinted(tint.cgColor)
    }

    open var scale: CGFloat { storage.scale }
    open var imageOrientation: UIImage.Orientation { storage.orientation }
    open var renderingMode: UIImage.RenderingMode { storage.renderingMode }
    open var capInsets: UIEdgeInsets { storage.capInsets }
    open var resizingMode: UIImage.ResizingMode { storage.resizingMode }
    open var alignmentRectInsets: UIEdgeInsets { storage.alignmentRectInsets }
    open var flipsForRightToLeftLayoutDirection: Bool { storage.flipsForRightToLeft }
    open var configuration: UIImage.Configuration? { storage.configuration }
    open var symbolConfiguration: UIImage.SymbolConfiguration? {
        storage.configuration as? SymbolConfiguration
    }
    open var isSymbolImage: Bool { storage.symbolName != nil }
    open var images: [UIImage]? { storage.images }
    open var duration: TimeInterval { storage.duration }

    /// The picture as it is shown where the tint is `color`: a template in that color, others as they are.
    public func headlessCGImage(tintColor color: UIColor) -> CGImage? {
        let isTemplate =
            switch renderingMode {
            case .alwaysTemplate: true
            case .alwaysOriginal: false
            case .automatic: isSymbolImage && !hasOwnColors
            }
        return isTemplate ? storage.cgImage?.headlessTinted(color.cgColor) : cgImage
    }

    private var hasOwnColors: Bool {
        symbolConfiguration?.values.colors.isEmpty == false
    }

    // MARK: Derived images

    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    open func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tintColor = color }
    }

    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        with {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    open func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
    ) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    open func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let name = storage.symbolName else {
            return with { $0.configuration = configuration }
        }
        let symbol = configuration as? SymbolConfiguration ?? symbolConfiguration
        return UIImage(systemName: name, withConfiguration: symbol)?.with {
            $0.renderingMode = storage.renderingMode
            $0.tintColor = storage.tintColor
        } ?? self
    }

    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    func with(_ change: (inout Storage) -> Void) -> UIImage {
        var storage = storage
        change(&storage)
        return UIImage(storage)
    }

    // MARK: Identity

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if other === self { return true }
        guard let image = storage.cgImage, let otherImage = other.storage.cgImage else { return false }
        return image == otherImage && scale == other.scale && imageOrientation == other.imageOrientation
            && renderingMode == other.renderingMode && capInsets == other.capInsets
            && storage.tintColor == other.storage.tintColor
    }

    open override var hash: Int {
        storage.cgImage?.hashValue ?? ObjectIdentifier(self).hashValue
    }
}
