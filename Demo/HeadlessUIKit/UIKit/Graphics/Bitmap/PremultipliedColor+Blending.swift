extension PremultipliedColor {
    /// The color drawn on another one. The modes that mix whole colors and not their components, from `hue` to
    /// `luminosity`, cover what is below.
    func mixed(with below: PremultipliedColor, _ mode: CGBlendMode) -> PremultipliedColor {
        guard let blend = mode.blend, alpha > 0, below.alpha > 0 else { return over(below) }
        func component(_ part: KeyPath<PremultipliedColor, CGFloat>) -> CGFloat {
            let (top, bottom) = (self[keyPath: part], below[keyPath: part])
            return top * (1 - below.alpha) + bottom * (1 - alpha)
                + alpha * below.alpha * blend(bottom / below.alpha, top / alpha)
        }
        var result = over(below)
        result.red = component(\.red)
        result.green = component(\.green)
        result.blue = component(\.blue)
        return result
    }
}

extension CGBlendMode {
    /// What becomes of a component below and one that is drawn on it.
    fileprivate var blend: ((_ below: CGFloat, _ top: CGFloat) -> CGFloat)? {
        switch self {
        case .multiply: { $0 * $1 }
        case .screen: { $0 + $1 - $0 * $1 }
        case .overlay: { Self.hardLight(top: $0, below: $1) }
        case .darken: { min($0, $1) }
        case .lighten: { max($0, $1) }
        case .colorDodge: { $0 == 0 ? 0 : $1 >= 1 ? 1 : min(1, $0 / (1 - $1)) }
        case .colorBurn: { $0 >= 1 ? 1 : $1 <= 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
        case .hardLight: { Self.hardLight(top: $1, below: $0) }
        case .softLight: { Self.softLight(top: $1, below: $0) }
        case .difference: { abs($0 - $1) }
        case .exclusion: { $0 + $1 - 2 * $0 * $1 }
        case .normal, .hue, .saturation, .color, .luminosity: nil
        }
    }

    private static func hardLight(top: CGFloat, below: CGFloat) -> CGFloat {
        top <= 0.5 ? below * 2 * top : below + (2 * top - 1) - below * (2 * top - 1)
    }

    private static func softLight(top: CGFloat, below: CGFloat) -> CGFloat {
        guard top > 0.5 else { return below - (1 - 2 * top) * below * (1 - below) }
        let lit = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
        return below + (2 * top - 1) * (lit - below)
    }
}
