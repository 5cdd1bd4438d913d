extension UIViewController {
    /// The storyboard that has made the controller.
    public var storyboard: UIStoryboard? { controllerState.scene?.storyboard }

    /// Goes along a segue as a tap on what the storyboard connects with it does; the controller may refuse.
    public func headlessTriggerSegue(withIdentifier identifier: String, sender: Any? = nil) {
        guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
        performSegue(withIdentifier: identifier, sender: sender)
    }

    func go(along identifier: String, sender: Any?) {
        guard let (storyboard, name) = controllerState.scene, let scene = storyboard.scene(name),
            let destination = scene.segues[identifier]
        else {
            return HeadlessException.raise("Receiver (\(self)) has no segue with identifier '\(identifier)'")
        }
        let controller = storyboard.instantiateViewController(withIdentifier: destination)
        let segue = scene.makeSegue(identifier, self, controller)
        prepare(for: segue, sender: sender)
        segue.perform()
    }
}
