import Foundation

extension UIView {
    /// The colour the view was given, or the one its layer was given since.
    var currentBackgroundColor: UIColor? {
        guard layer.backgroundColor != state.resolvedBackgroundColor else { return state.backgroundColor }
        return layer.backgroundColor.map { UIColor(cgColor: $0) }
    }

    func setBackgroundColor(_ color: UIColor?) {
        state.backgroundColor = color
        resolveBackgroundColor()
    }

    func resolveBackgroundColor() {
        state.resolvedBackgroundColor = state.backgroundColor?.resolvedColor(with: traitCollection).cgColor
        layer.backgroundColor = state.resolvedBackgroundColor
    }

    /// A dynamic background colour follows the traits, unless the layer was given another since.
    func backgroundColorAppearanceDidChange() {
        guard state.backgroundColor != nil, layer.backgroundColor == state.resolvedBackgroundColor
        else { return }
        resolveBackgroundColor()
    }

    func setMask(_ mask: UIView?) {
        state.mask = mask
        layer.mask = mask?.layer
    }

    func setContentMode(_ contentMode: ContentMode) {
        guard contentMode != state.contentMode else { return }
        state.contentMode = contentMode
        layer.contentsGravity = contentMode.gravity
        setNeedsLayout()
    }
}

extension UIView.ContentMode {
    /// The layer's name for the mode. UIKit's top is Core Animation's bottom, whose y axis points up.
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        }
    }
}
