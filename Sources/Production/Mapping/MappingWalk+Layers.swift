import UIKit

/// Layers that no view stands behind.
extension MappingWalk {
    /// Takes a layer as large as its view as a surface, and keeps the others for the end.
    mutating func collectLayers(of view: UIView, at place: MappingPlace) {
        let layers = HandmadeLayer.all(in: view)
        guard !layers.isEmpty else { return }
        let whole = place.frame
        let place = place.inside(view)
        for layer in layers {
            guard !view.subviews.isEmpty, let surface = maker.surface(of: layer, over: whole) else {
                looseLayers.append((layer, place))
                continue
            }
            if !place.isHidden, let frame = place.visiblePart(of: surface.frame) {
                var surface = surface
                surface.frame = frame
                cards.append(surface)
            }
        }
    }

    /// Layers come after all views, so that they move no index.
    mutating func add(_ layer: CALayer, at place: MappingPlace) {
        var component = maker.component(for: layer, index: components.count)
        component.name = names[layer]
        place.limit(&component)
        components.append(component)
    }
}
