// swift-format-ignore-file: AlwaysUseLowerCamelCase

public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Strokes the rectangle with a line one point wide that lies inside it.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.stroke(CGRect(enclosing: rect.insetBy(dx: 0.5, dy: 0.5).corners), width: 1)
}

public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
