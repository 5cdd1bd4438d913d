/// An attribute whose value can be animated.
enum SVGAttribute: Equatable {
    case plain(String)
    /// A function (`translate`, `rotate`, `scale`, `skewX`) in a `transform`.
    case transform(String)

    var name: String {
        switch self {
        case .plain(let name): name
        case .transform: "transform"
        }
    }

    /// The attribute's text for a value.
    func text(_ value: SVGValue) -> String {
        switch self {
        case .plain: valueText(value)
        case .transform(let function): "\(function)(\(valueText(value)))"
        }
    }

    /// A value as it stands among those of an animation.
    func valueText(_ value: SVGValue) -> String {
        value.text(places: isFactor ? 4 : 2)
    }

    /// Whether the value is multiplied by lengths, so that it needs more decimals than they do.
    private var isFactor: Bool {
        self == .transform("scale") || self == .plain("offset")
    }

    /// An empty animation element for the attribute.
    var animationElement: SVGElement {
        switch self {
        case .plain(let name): SVGElement("animate", ["attributeName": name])
        case .transform(let function):
            SVGElement("animateTransform", ["attributeName": "transform", "type": function])
        }
    }
}
