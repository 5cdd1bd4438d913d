import TabCache
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

    // A start whose production is known costs what this walk costs, so it reads every view and layer once, its class
    // is looked up once, and nothing is made on the way.

    private mutating func add(_ view: UIView) {
        let facts = ViewClass.of(view)
        if facts.content == .cover { return }
        add(facts.mark)
        let (layer, all) = (view.layer, view.subviews)
        addShape(of: view, layer)
        if let options = view.storedSkeletonOptions { add(options) }
        addContent(of: view, facts)
        if (layer.sublayers?.count ?? 0) > all.count {
            for layer in StandaloneLayers.all(in: view) { add(layer) }
        }
        // A button that once had a title, if only a lent one, keeps an empty label.
        let subviews = facts.content == .button ? all.filter { !$0.isEmptyLabel } : all
        add(subviews.count)
        for subview in subviews { add(subview) }
    }

    private mutating func addShape(of view: UIView, _ layer: CALayer) {
        add(layer.position)
        add(layer.bounds)
        let transform = layer.transform
        let isTransformed = !CATransform3DIsIdentity(transform)
        add(isTransformed)
        if isTransformed {
            for number in [transform.m11, transform.m12, transform.m41, transform.m42] { add(number) }
        }
        add(layer.cornerRadius)
        add(layer.borderWidth)
        add(Double(layer.shadowOpacity))
        add(layer.isHidden || layer.opacity < 0.01)
        add(layer.masksToBounds)
        add(layer.backgroundColor == nil ? nil : view.backgroundColor)
    }

    private mutating func addContent(of view: UIView, _ facts: ViewClass) {
        switch (facts.content, view) {
        case (.text, let label as UILabel): add(label)
        case (.longText, let textView as UITextView): add(textView.font?.lineHeight)
        case (.button, let button as UIButton): add(button)
        case (.image, let imageView as UIImageView): add(imageView)
        case (.items, _): ExpectedItems(of: view)?.frames.forEach { add($0) }
        default: if let control = facts.control { add(control.count(in: view)) }
        }
    }

    private mutating func add(_ label: UILabel) {
        add(label.text)
        add(label.numberOfLines)
        add(label.textAlignment.rawValue)
        add((label.font ?? .systemFont(ofSize: 17)).lineHeight)
    }

    /// Where an image is shown follows from its size.
    private mutating func add(_ imageView: UIImageView) {
        guard let image = imageView.image else { return }
        add(imageView.contentMode.rawValue)
        add(image.isSymbolImage)
        add(image.size.width)
        add(image.size.height)
    }

    /// A background image is known by its colors, which are what a production keeps of it.
    private mutating func add(_ button: UIButton) {
        guard let image = button.shownBackgroundImage,
            let fill = ComponentFill(image: image)
        else { return }
        switch fill {
        case .image(let name): add(name)
        case .color(let color): add(color.color)
        case .gradient(let gradient): gradient.colors.forEach { add($0) }
        case .standard, .muted, .none: break
        }
    }

    private mutating func add(_ mark: StableHash) {
        add(bits: mark.low)
        add(bits: mark.high)
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
        for part in [red, green, blue, alpha] { add(part) }
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

extension UIView {
    /// Whether the view is a label that shows nothing.
    fileprivate var isEmptyLabel: Bool {
        guard let label = self as? UILabel else { return false }
        return label.bounds.isEmpty && (label.text ?? "").isEmpty
    }
}
