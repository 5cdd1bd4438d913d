public import Foundation

extension UIView {
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates)
    }

    /// A view that looks as this one does now: a frozen copy of its layers.
    func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool) -> UIView {
        if afterScreenUpdates { layoutIfNeeded() }
        let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.isUserInteractionEnabled = false
        snapshot.clipsToBounds = true
        let copy = layer.headlessFrozenCopy()
        copy.transform = CATransform3DIdentity
        copy.anchorPoint = .zero
        copy.position = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
        snapshot.layer.addSublayer(copy)
        return snapshot
    }

    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0
        else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        layer.render(in: context)
        context.restoreGState()
        return true
    }
}

extension CALayer {
    /// A copy of the layer and its sublayers with their appearance, detached from any view.
    func headlessFrozenCopy() -> CALayer {
        layoutIfNeeded()
        displayIfNeeded()
        let copy = HeadlessLayerMaker.copy(of: self)
        copy.delegate = nil
        copy.sublayers = sublayers?.map { $0.headlessFrozenCopy() }
        return copy
    }
}
