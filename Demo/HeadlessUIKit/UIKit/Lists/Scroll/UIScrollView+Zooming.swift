import Foundation

/// How large content is shown, and what changes that at the moment.
struct ZoomState {
    var scale: CGFloat = 1
    var isPinching = false
    var isAnimating = false
    var isBouncing = false
    /// The scale that the fingers of a pinch have drawn the content to, before the limits hold it back.
    var pinched: CGFloat = 1
}

extension UIScrollView {
    /// The time an animated change of the scale takes.
    private static let zoomAnimationDuration: TimeInterval = 0.3
    /// How much of a pinch beyond the limits is followed, as a power of the scale.
    private static let zoomResistance: CGFloat = 0.35

    public var isZooming: Bool { zooming.isPinching }
    public var isZoomBouncing: Bool { zooming.isBouncing }
    public var isZoomAnimating: Bool { zooming.isAnimating }

    /// The view that zooming scales, if the delegate names one.
    var zoomedView: UIView? { headlessScrollDelegate?[.viewForZooming]?.viewForZooming(in: self) }

    func allowedZoomScale(_ scale: CGFloat) -> CGFloat {
        min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    }

    /// Scales the zoomed view and the content size with it, at once.
    func applyZoomScale(_ scale: CGFloat) {
        guard scale != zooming.scale, let view = zoomedView else { return }
        zooming.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = .zero
        contentSize = view.frame.size
        headlessScrollDelegate?[.didZoom]?.scrollViewDidZoom(self)
    }

    func animateZoom(to scale: CGFloat, offset: CGPoint? = nil) {
        guard zoomedView != nil, scale != zoomScale || offset != nil else { return }
        zooming.isAnimating = true
        let motion = EasedZoom(
            from: (zoomScale, contentOffset), to: (scale, offset), duration: Self.zoomAnimationDuration)
        animator.run(motion, on: self) { [weak self] in self?.endZooming() }
    }

    /// Zooming has come to its end, by fingers or by animation.
    private func endZooming() {
        zooming.isAnimating = false
        zooming.isBouncing = false
        headlessScrollDelegate?[.didEndZooming]?.scrollViewDidEndZooming(
            self, with: zoomedView, atScale: zoomScale)
    }

    // MARK: Fingers

    func pinch(by factor: CGFloat) {
        guard let view = zoomedView, factor > 0 else { return }
        if !zooming.isPinching {
            stopMotion()
            zooming.isPinching = true
            zooming.pinched = zoomScale
            headlessScrollDelegate?[.willBeginZooming]?.scrollViewWillBeginZooming(self, with: view)
        }
        zooming.pinched *= factor
        let allowed = allowedZoomScale(zooming.pinched)
        guard bouncesZoom, allowed > 0 else { return applyZoomScale(allowed) }
        applyZoomScale(allowed * pow(zooming.pinched / allowed, Self.zoomResistance))
    }

    func endPinch() {
        guard zooming.isPinching else { return }
        zooming.isPinching = false
        let allowed = allowedZoomScale(zoomScale)
        guard allowed != zoomScale else { return endZooming() }
        zooming.isBouncing = true
        animateZoom(to: allowed)
    }
}
