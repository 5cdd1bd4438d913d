import UIKit

/// What a view on screen looks like to mapping, as a short text.
///
/// Two views of one class differ in what is inside them and in what it says, so the class and the size
/// do not tell their productions apart.
@MainActor
struct ViewFingerprint {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Returns the fingerprint of a view and everything inside; the same in every launch.
    static func of(_ view: UIView) -> String {
        var fingerprint = ViewFingerprint()
        fingerprint.add(view)
        return String(fingerprint.hash, radix: 36)
    }

    private mutating func add(_ view: UIView) {
        if view is SkeletonOverlay { return }
        add(String(describing: view.declaredClass))
        let layer = view.layer
        let bounds = view.bounds
        let transform = view.transform
        let numbers = [
            layer.position.x, layer.position.y, bounds.minX, bounds.minY, bounds.width, bounds.height,
            transform.a, transform.b, transform.tx, transform.ty,
            layer.cornerRadius, layer.borderWidth, CGFloat(layer.shadowOpacity),
        ]
        numbers.forEach { add(UInt64($0.bitPattern)) }
        add(view.isInvisible ? 1 : 0)
        add(view.backgroundColor)
        add(view.clipsToBounds ? 1 : 0)
        let options = view.skeleton
        if options != SkeletonViewOptions() { add(options.fingerprint) }
        switch view {
        case let label as UILabel: add(label)
        case let textView as UITextView: add(UInt64((textView.font?.lineHeight ?? 0).bitPattern))
        case let button as UIButton: add(button)
        case let pages as UIPageControl: add(UInt64(pages.numberOfPages))
        default: break
        }
        HandmadeLayer.all(in: view).forEach { add($0) }
        add(UInt64(view.subviews.count))
        view.subviews.forEach { add($0) }
    }

    private mutating func add(_ label: UILabel) {
        add(label.attributedText?.string ?? "")
        add(UInt64(bitPattern: Int64(label.numberOfLines)))
        add(UInt64(bitPattern: Int64(label.textAlignment.rawValue)))
        add(UInt64((label.font ?? .systemFont(ofSize: 17)).lineHeight.bitPattern))
    }

    /// A background image is known by its colours, which are what a production keeps of it.
    private mutating func add(_ button: UIButton) {
        guard let image = button.shownBackgroundImage,
            let fill = ComponentFill(image: image, size: button.bounds.size)
        else { return }
        switch fill {
        case .image(let name): add(name)
        case .color(let color): add(color.color)
        case .gradient(let gradient): gradient.colors.forEach { add($0.color) }
        case .standard, .none: break
        }
    }

    private mutating func add(_ layer: CALayer) {
        let frame = layer.frame
        [frame.minX, frame.minY, frame.width, frame.height].forEach { add(UInt64($0.bitPattern)) }
        add(layer.backgroundColor.map { UIColor(cgColor: $0) })
        add(((layer as? CATextLayer)?.string as? String) ?? "")
    }

    private mutating func add(_ color: UIColor?) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let resolved = color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        resolved?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        [red, green, blue, alpha].forEach { add(UInt64($0.bitPattern)) }
    }

    private mutating func add(_ text: String) {
        text.utf8.forEach { add(byte: $0) }
        add(byte: 0)
    }

    private mutating func add(_ number: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
            add(byte: UInt8(truncatingIfNeeded: number >> shift))
        }
    }

    // FNV-1a, 64 bits.
    private mutating func add(byte: UInt8) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
}
