import Foundation

/// The parts of structures that key paths such as `position.x` or `transform.scale` name.
enum LayerValueComponent {
    static func read(_ path: String, of value: Any) -> Any? {
        switch value {
        case let point as CGPoint: read(path, of: point)
        case let size as CGSize: read(path, of: size)
        case let rect as CGRect: read(path, of: rect)
        case let transform as CATransform3D: TransformComponents(transform)?.value(forKeyPath: path)
        case let values as [AnyHashable: Any]: values[path]
        default: nil
        }
    }

    /// The structure with one part replaced; nil if it has no such part or the part does not fit.
    static func write(_ part: Any, to path: String, of value: Any) -> Any? {
        switch value {
        case let point as CGPoint: write(part, to: path, of: point)
        case let size as CGSize: write(part, to: path, of: size)
        case let rect as CGRect: write(part, to: path, of: rect)
        case let transform as CATransform3D:
            (TransformComponents(transform) ?? TransformComponents()).setting(part, forKeyPath: path)?.matrix
        default: nil
        }
    }

    private static func read(_ path: String, of point: CGPoint) -> CGFloat? {
        switch path {
        case "x": point.x
        case "y": point.y
        default: nil
        }
    }

    private static func read(_ path: String, of size: CGSize) -> CGFloat? {
        switch path {
        case "width": size.width
        case "height": size.height
        default: nil
        }
    }

    private static func read(_ path: String, of rect: CGRect) -> Any? {
        switch path {
        case "origin": rect.origin
        case "size": rect.size
        case "origin.x", "origin.y": read(String(path.suffix(1)), of: rect.origin)
        case "size.width", "size.height": read(String(path.dropFirst(5)), of: rect.size)
        default: nil
        }
    }

    private static func write(_ part: Any, to path: String, of point: CGPoint) -> CGPoint? {
        guard let number = LayerValue.number(part) else { return nil }
        switch path {
        case "x": return CGPoint(x: CGFloat(number), y: point.y)
        case "y": return CGPoint(x: point.x, y: CGFloat(number))
        default: return nil
        }
    }

    private static func write(_ part: Any, to path: String, of size: CGSize) -> CGSize? {
        guard let number = LayerValue.number(part) else { return nil }
        switch path {
        case "width": return CGSize(width: CGFloat(number), height: size.height)
        case "height": return CGSize(width: size.width, height: CGFloat(number))
        default: return nil
        }
    }

    private static func write(_ part: Any, to path: String, of rect: CGRect) -> CGRect? {
        switch path {
        case "origin":
            (part as? CGPoint).map { CGRect(origin: $0, size: rect.size) }
        case "size":
            (part as? CGSize).map { CGRect(origin: rect.origin, size: $0) }
        case "origin.x", "origin.y":
            write(part, to: String(path.suffix(1)), of: rect.origin).map {
                CGRect(origin: $0, size: rect.size)
            }
        case "size.width", "size.height":
            write(part, to: String(path.dropFirst(5)), of: rect.size)
                .map { CGRect(origin: rect.origin, size: $0) }
        default: nil
        }
    }
}
