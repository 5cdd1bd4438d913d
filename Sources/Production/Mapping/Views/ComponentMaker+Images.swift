import TabCache
import UIKit

extension ComponentMaker {
    /// Gives a component the area that an image view shows its image in; an empty one is as large as its view.
    func shapeImage(_ component: inout Component, _ view: UIImageView) {
        component.cornerRadius = cornerRadius(of: view, height: component.frame.height)
        guard let image = view.image else { return }
        guard !view.isSurface, component.frame.size == view.bounds.size else { return }
        let drawn = view.contentMode.area(of: image.size, in: component.frame)
            .intersection(component.frame)
        let isPartial = drawn.width > 1 && drawn.height > 1 && drawn != component.frame
        if isPartial {
            component.frame = drawn
            component.cornerRadius = min(component.cornerRadius, min(drawn.width, drawn.height) / 2)
        }
        // A symbol that fills a large view keeps the place of a photo.
        let isSmall = min(component.frame.width, component.frame.height) <= Self.largestSymbol
        if image.isSymbolImage, isPartial || isSmall { component.softenSymbol() }
    }

    /// The shorter side, in points, up to which an image view that is filled by a symbol shows an icon.
    private static let largestSymbol: CGFloat = 44
}

extension Component {
    /// The corner radius of a symbol as a part of its shorter side, 0...1.
    private static let symbolRadius: CGFloat = 0.25

    /// Rounds the shape of a symbol, which has no corners of its own: it is soft as bars are.
    @MainActor
    mutating func softenSymbol() {
        guard Guess.softSymbol.isMade, cornerRadius == 0 else { return }
        cornerRadius = min(frame.width, frame.height) * Self.symbolRadius
    }
}

extension UIView.ContentMode {
    /// The area that content of a size takes in a frame.
    fileprivate func area(of size: CGSize, in frame: CGRect) -> CGRect {
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
