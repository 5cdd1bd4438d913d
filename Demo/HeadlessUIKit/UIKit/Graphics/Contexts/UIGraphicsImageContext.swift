// swift-format-ignore-file: AlwaysUseLowerCamelCase

public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, true, 1)
}

/// Makes a new surface the current context; a scale of 0 is that of the current traits.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let bounds = CGRect(origin: .zero, size: size)
    let chosen = scale > 0 ? scale : UIGraphicsImageRendererFormat().scale
    let context = CGContext(headlessBounds: bounds, scale: chosen)
    if opaque {
        context.record(.fill(CGPath(rect: bounds, transform: nil), .black, evenOdd: false))
    }
    UIGraphicsPushContext(context)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    UIGraphicsGetCurrentContext().map { $0.image(scale: $0.headlessScale) }
}

public func UIGraphicsEndImageContext() {
    UIGraphicsPopContext()
}
