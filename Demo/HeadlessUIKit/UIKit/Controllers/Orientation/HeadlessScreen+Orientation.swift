import Foundation

extension HeadlessScreen {
    /// The orientation of the app: the one that its last turn has left.
    public internal(set) var orientation: UIInterfaceOrientation {
        get {
            let isWide = size.width > size.height
            return turned.isLandscape == isWide ? turned : isWide ? .landscapeRight : .portrait
        }
        set {
            turned = newValue
            if newValue.isLandscape != (size.width > size.height) {
                size = CGSize(width: size.height, height: size.width)
            }
        }
    }

    /// Turns the device; the app turns with it if the controller in front supports the orientation.
    public func turnDevice(to orientation: UIInterfaceOrientation) {
        let front = windows.compactMap(\.rootViewController).last.map { root in
            sequence(first: root, next: \.controllerState.presented).reduce(root) { $1 }
        }
        let supported = front?.supportedInterfaceOrientations ?? .all
        guard orientation != .unknown, supported.contains(UIInterfaceOrientationMask(orientation)) else {
            return
        }
        self.orientation = orientation
    }
}
