import UIKit

/// What a view on screen looks like to mapping.
///
/// Two views of one class differ in what is inside them and in what it says, so the class and the size do not
/// tell their productions apart.
@MainActor
extension Fingerprint {
    /// The traits that colors are compared in.
    private static let light = UITraitCollection(userInterfaceStyle: .light)

    /// Creates the fingerprint of a view and everything inside.
    init(of view: UIView) {
        self.init()
        add(view)
    }

    private mutating func add(_ view: UIView) {
        if view is SkeletonOverlay { return }
        add(ClassIdentity.of(view.declaredClass).name)
        addShape(of: view)
        if let options = view.storedSkeletonOptions { add(options) }
        switch view {
        case let label as UILabel: add(label)
        case let textView as UITextView: add(textView.font?.lineHeight)
        case let button as UIButton: add(button)
        default: add(ViewClass.of(view).control?.count(in: view))
        }
        StandaloneLayers.all(in: view).forEach { add($0) }
        add(view.subviews.count)
        view.subviews.forEach { add($0) }
    }

    private mutating func addShape(of view: UIView) {
        let layer = view.layer
        add(layer.position)
        add(view.bounds)
        let transform = view.transform
        add(transform.isIdentity)
        if !transform.isIdentity {
            [transform.a, transform.b, transform.tx, transform.ty].forEach { add($0) }
        }
        add(layer.cornerRadius)
        add(layer.borderWidth)
        add(CGFloat(layer.shadowOpacity))
        add(view.isInvisible)
        add(view.backgroundColor)
        add(view.clipsToBounds)
    }

    private mutating func add(_ label: UILabel) {
        add(label.text)
        add(label.numberOfLines)
        add(label.textAlignment.rawValue)
        add((label.font ?? .systemFont(ofSize: 17)).lineHeight)
    }

    /// A background image is known by its colors, which are what a production keeps of it.
    private mutating func add(_ button: UIButton) {
        guard let image = button.shownBackgroundImage,
            let fill = ComponentFill(image: image, size: button.bounds.size)
        else { return }
        switch fill {
        case .image(let name): add(name)
        case .color(let color): add(color.color)
        case .gradient(let gradient): gradient.colors.forEach { add($0) }
        case .standard, .muted, .none: break
        }
    }

    private mutating func add(_ layer: CALayer) {
        add(layer.frame)
        add(layer.backgroundColor.map { UIColor(cgColor: $0) })
        add((layer as? CATextLayer)?.string as? String)
    }

    private mutating func add(_ color: UIColor?) {
        add(color != nil)
        guard let color else { return }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let resolved = color.resolvedColor(with: Self.light)
        resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        [red, green, blue, alpha].forEach { add($0) }
    }

    private mutating func add(_ point: CGPoint) {
        add(point.x)
        add(point.y)
    }

    private mutating func add(_ rect: CGRect) {
        add(rect.origin)
        add(rect.width)
        add(rect.height)
    }
}
