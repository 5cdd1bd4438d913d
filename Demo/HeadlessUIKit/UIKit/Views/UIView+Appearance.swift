import Foundation

extension UIView {
    /// The colour the view was given, or the one its layer was given since.
    var currentBackgroundColor: UIColor? {
        if layer.backgroundColor == viewState.resolvedBackgroundColor { return viewState.backgroundColor }
        return layer.backgroundColor.map { UIColor(cgColor: $0) }
    }

    func setBackgroundColor(_ color: UIColor?) {
        viewState.backgroundColor = color
        resolveBackgroundColor()
    }

    func resolveBackgroundColor() {
        let color = viewState.backgroundColor?.resolvedColor(with: traitCollection).cgColor
        viewState.resolvedBackgroundColor = color
        layer.backgroundColor = color
    }

    /// A dynamic background colour follows the traits, unless the layer was given another since.
    func backgroundColorAppearanceDidChange() {
        guard viewState.backgroundColor != nil, layer.backgroundColor == viewState.resolvedBackgroundColor
        else { return }
        resolveBackgroundColor()
    }

    func setMask(_ mask: UIView?) {
        viewState.mask = mask
        layer.mask = mask?.layer
    }

    func setContentMode(_ contentMode: ContentMode) {
        guard contentMode != viewState.contentMode else { return }
        viewState.contentMode = contentMode
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
