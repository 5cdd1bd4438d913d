import Foundation

extension CALayer {
    /// A copy of the layer and of all in it as they look at a time of the clock, which nothing changes any
    /// more.
    func frozen(at time: CFTimeInterval) -> CALayer {
        let copy = presented(at: time)
        copy.presentedLayer = nil
        copy.delegate = nil
        copy.childLayers = childLayers.map { $0.frozen(at: time) }
        copy.childLayers.forEach { $0.parentLayer = copy }
        copy.maskLayer = maskLayer?.frozen(at: time)
        copy.maskLayer?.maskedLayer = copy
        return copy
    }
}
