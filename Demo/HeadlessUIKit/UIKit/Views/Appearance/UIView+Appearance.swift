import Foundation

extension UIView {
    /// The color the view was given, or the one its layer was given since.
    var currentBackgroundColor: UIColor? {
        if layer.backgroundColor == viewState.resolvedBackgroundColor { return viewState.backgroundColor }
        return layer.backgroundColor.map { UIColor(cgColor: $0) }
    }

    func setBackgroundColor(_ color: UIColor?) {
        viewState.backgroundColor = color
        resolveBackgroundColor()
    }

    func resolveBackgroundColor() {
        let traits = traitCollection
        let color = viewState.backgroundColor?.resolvedColor(with: traits).cgColor
        viewState.traits.background = traits
        viewState.resolvedBackgroundColor = color
        layer.backgroundColor = color
    }

    /// A dynamic background color follows the traits, unless the layer was given another since.
    ///
    /// It may have been set while the view was in no window, under other traits than those it was last told of.
    func keepBackgroundColor(under traits: UITraitCollection) {
        guard let resolved = viewState.traits.background, resolved !== traits,
            traits.hasDifferentColorAppearance(comparedTo: resolved),
            viewState.backgroundColor != nil, layer.backgroundColor == viewState.resolvedBackgroundColor
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
