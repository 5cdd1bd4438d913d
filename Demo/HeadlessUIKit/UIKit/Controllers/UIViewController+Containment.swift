import Foundation

extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard child !== self, child.parent !== self else { return }
        if child.parent != nil { child.removeFromParent() }
        child.controllerState.isMovingToParent = true
        child.willMove(toParent: self)
        controllerState.children.append(child)
        child.controllerState.parent = self
        child.traitsMayHaveChanged()
    }

    func leaveParent() {
        guard let parent else { return }
        parent.controllerState.children.removeAll { $0 === self }
        controllerState.parent = nil
        controllerState.parentOverrides = TraitValues()
        traitsMayHaveChanged()
        didMove(toParent: nil)
        controllerState.isMovingFromParent = false
    }

    func nearestAncestor<Container: UIViewController>(of type: Container.Type) -> Container? {
        var ancestor = parent
        while let controller = ancestor {
            if let container = controller as? Container { return container }
            ancestor = controller.parent
        }
        return nil
    }

    func exchangeChildren(
        _ old: UIViewController, _ new: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard let container = old.viewIfLoaded?.superview else { return }
        ContainerTransition.perform(animated: duration > 0) {
            container.addSubview(new.view)
        }
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { isFinished in
            ContainerTransition.perform(animated: duration > 0) {
                old.viewIfLoaded?.removeFromSuperview()
            }
            completion?(isFinished)
        }
    }

    /// The item in a tab bar, made when it is first asked for.
    var ownTabBarItem: UITabBarItem {
        if let item = controllerState.tabBarItem { return item }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        controllerState.tabBarItem = item
        return item
    }

    func titleDidChange() {
        navigationItem.title = title
        tabBarItem?.title = title
    }
}
