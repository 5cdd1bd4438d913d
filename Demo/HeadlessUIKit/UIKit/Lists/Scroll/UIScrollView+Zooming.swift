import Foundation

extension UIScrollView {
    public var isZooming: Bool { false }
    public var isZoomBouncing: Bool { false }
    public var isZoomAnimating: Bool { false }

    // Scales the zoomed view and the content size with it, at once.
    func applyZoomScale(_ scale: CGFloat) {
        guard let view = headlessScrollDelegate?.viewForZooming(in: self) else { return }
        let new = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        guard new != currentZoomScale else { return }
        currentZoomScale = new
        view.transform = CGAffineTransform(scaleX: new, y: new)
        view.frame.origin = .zero
        contentSize = view.frame.size
        headlessScrollDelegate?.scrollViewDidZoom(self)
    }
}
