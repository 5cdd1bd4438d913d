public import Foundation

extension UIView {
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: view?.layer ?? root.layer)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: view?.layer ?? root.layer)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: view?.layer ?? root.layer)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: view?.layer ?? root.layer)
    }

    /// The window, or the topmost view outside of one: nil in a conversion stands for it.
    private var root: UIView {
        var root = self
        while let superview = root.superview { root = superview }
        return root
    }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        return onScreen(convert(point, to: nil as UIView?))
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        return convert(fromScreen(point), from: nil as UIView?)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        let rect = convert(rect, to: nil as UIView?)
        return CGRect(origin: onScreen(rect.origin), size: rect.size)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        let rect = CGRect(origin: fromScreen(rect.origin), size: rect.size)
        return convert(rect, from: nil as UIView?)
    }

    private func onScreen(_ point: CGPoint) -> CGPoint {
        window?.convert(point, to: nil as UIWindow?) ?? point
    }

    private func fromScreen(_ point: CGPoint) -> CGPoint {
        window?.convert(point, from: nil as UIWindow?) ?? point
    }
}
