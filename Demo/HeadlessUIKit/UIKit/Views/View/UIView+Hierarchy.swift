import Foundation

extension UIView {
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2
        else { return }
        let (low, high) = (min(index1, index2), max(index1, index2))
        let (lower, upper) = (subviews[low], subviews[high])
        reorder(lower, to: high)
        reorder(upper, to: low)
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    public func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor, current !== view { ancestor = current.superview }
        return ancestor != nil
    }

    /// Makes `view` the subview at `index`, moving it here from wherever it is.
    func place(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view), accepts(view) else { return }
        if view.superview === self {
            reorder(view, to: min(index, subviews.count - 1))
        } else {
            adopt(view, at: index)
        }
    }

    func place(_ view: UIView, relativeTo sibling: UIView, offset: Int) {
        guard view !== sibling, accepts(view) else { return }
        if view.superview === self {
            remove(fromOrder: view)
            let index = subviews.firstIndex { $0 === sibling } ?? subviews.count - offset
            insert(intoOrder: view, at: index + offset)
        } else {
            let index = subviews.firstIndex { $0 === sibling } ?? subviews.count - offset
            adopt(view, at: index + offset)
        }
    }

    func reorder(_ view: UIView, to index: Int) {
        guard view.superview === self else { return }
        remove(fromOrder: view)
        insert(intoOrder: view, at: index)
    }

    func leaveSuperview() {
        guard let superview else { return }
        let oldWindow = window
        layoutWillLeaveSuperview()
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        announceMove(from: oldWindow, to: nil)
        superview.remove(fromOrder: self)
        viewState.superview = nil
        layoutDidLeaveSuperview()
        superview.setNeedsLayout()
        finishMove(from: oldWindow, to: nil)
        didMoveToSuperview()
    }

    private func adopt(_ view: UIView, at index: Int) {
        let oldWindow = view.window
        let newWindow = window
        let oldSuperview = view.superview
        view.layoutWillLeaveSuperview()
        oldSuperview?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        view.announceMove(from: oldWindow, to: newWindow)
        if let oldSuperview {
            oldSuperview.remove(fromOrder: view)
            view.viewState.superview = nil
            view.layoutDidLeaveSuperview()
            oldSuperview.setNeedsLayout()
        }
        insert(intoOrder: view, at: min(max(index, 0), subviews.count))
        view.viewState.superview = self
        view.layoutDidJoinSuperview()
        setNeedsLayout()
        view.finishMove(from: oldWindow, to: newWindow)
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    private func insert(intoOrder view: UIView, at index: Int) {
        let position = min(max(index, 0), subviews.count)
        let sibling = position < subviews.count ? subviews[position] : nil
        viewState.subviews.insert(view, at: position)
        if let sibling {
            layer.insertSublayer(view.layer, below: sibling.layer)
        } else if let last = subviews.dropLast().last {
            layer.insertSublayer(view.layer, above: last.layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    private func remove(fromOrder view: UIView) {
        viewState.subviews.removeAll { $0 === view }
        view.layer.removeFromSuperlayer()
    }

    /// Tells the view and everything in it that its window will change.
    private func announceMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        guard oldWindow !== newWindow else { return }
        announceOwnAppearance(from: oldWindow, to: newWindow)
        willMove(toWindow: newWindow)
        for subview in subviews { subview.announceMove(from: oldWindow, to: newWindow) }
    }

    /// Brings what the view inherits up to date and tells everything in it about its new window.
    private func finishMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        inheritedStateDidChange()
        guard oldWindow !== newWindow else { return }
        didChangeWindow()
    }

    private func didChangeWindow() {
        if window == nil, isFirstResponder { resignFirstResponder() }
        if window != nil { AppearanceProxies.apply(to: self) }
        didMoveToWindow()
        finishOwnDisappearance()
        for subview in subviews { subview.didChangeWindow() }
    }

    /// Recomputes what depends on the superview: safe area, tint and traits.
    private func inheritedStateDidChange() {
        updateSafeArea()
        if window != nil { HeadlessScreen.main.setNeedsTraitUpdate(self) }
        if superview != nil, viewState.tintColor == nil { propagateTintChange() }
    }
}
