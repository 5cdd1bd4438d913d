import UIKit

extension ComponentMaker {
    /// Gives a component the area that an image view shows its image in; an empty one is as large as its view.
    func shapeImage(_ component: inout Component, _ view: UIImageView) {
        component.cornerRadius = cornerRadius(of: view, height: component.frame.height)
        guard let image = view.image, !view.isSurface, component.frame.size == view.bounds.size else {
            return
        }
        let drawn = view.contentMode.area(of: image.size, in: component.frame)
            .intersection(component.frame)
        guard drawn.width > 1, drawn.height > 1, drawn != component.frame else { return }
        component.frame = drawn
        if view.layer.cornerRadius > 0 {
            component.cornerRadius = min(component.cornerRadius, min(drawn.width, drawn.height) / 2)
        }
    }
}

extension UIView.ContentMode {
    /// The area that content of a size takes in a frame.
    fileprivate func area(of size: CGSize, in frame: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return frame }
        switch self {
        case .scaleToFill, .scaleAspectFill, .redraw: return frame
        case .scaleAspectFit:
            let scale = min(frame.width / size.width, frame.height / size.height)
            let fitted = CGSize(width: size.width * scale, height: size.height * scale)
            return Self.place(fitted, in: frame, x: 0.5, y: 0.5)
        case .center: return Self.place(size, in: frame, x: 0.5, y: 0.5)
        case .top: return Self.place(size, in: frame, x: 0.5, y: 0)
        case .bottom: return Self.place(size, in: frame, x: 0.5, y: 1)
        case .left: return Self.place(size, in: frame, x: 0, y: 0.5)
        case .right: return Self.place(size, in: frame, x: 1, y: 0.5)
        case .topLeft: return Self.place(size, in: frame, x: 0, y: 0)
        case .topRight: return Self.place(size, in: frame, x: 1, y: 0)
        case .bottomLeft: return Self.place(size, in: frame, x: 0, y: 1)
        case .bottomRight: return Self.place(size, in: frame, x: 1, y: 1)
        @unknown default: return frame
        }
    }

    private static func place(_ size: CGSize, in frame: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(
            x: frame.minX + (frame.width - size.width) * x, y: frame.minY + (frame.height - size.height) * y,
            width: size.width, height: size.height)
    }
}
