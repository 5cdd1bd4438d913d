public import Foundation

/// The screens of an app by their names. There are no files: a screen is what the app registers for its identifier.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// A screen of a storyboard.
    public struct HeadlessScene {
        /// Makes the controller of the screen.
        public var make: @MainActor () -> UIViewController
        /// The identifiers of the screens to which segues lead, by the identifiers of the segues.
        public var segues: [String: String]
        /// Makes a segue; the usual one shows its destination.
        public var makeSegue:
            @MainActor (_ identifier: String, UIViewController, UIViewController) -> UIStoryboardSegue = {
                UIStoryboardSegue(identifier: $0, source: $1, destination: $2)
            }

        /// Creates a screen.
        public init(segues: [String: String] = [:], make: @escaping @MainActor () -> UIViewController) {
            self.segues = segues
            self.make = make
        }
    }

    /// The screens of all storyboards, by the storyboard's name and the screen's identifier; the identifier of the first
    /// screen is empty.
    public static var headlessScenes: [String: [String: HeadlessScene]] = [:]

    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    open func instantiateInitialViewController() -> UIViewController? {
        scene("").map { make($0, "") }
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let scene = scene(identifier) else {
            HeadlessException.raise(
                "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
            return UIViewController()
        }
        return make(scene, identifier)
    }

    func scene(_ identifier: String) -> HeadlessScene? { Self.headlessScenes[name]?[identifier] }

    private func make(_ scene: HeadlessScene, _ identifier: String) -> UIViewController {
        let controller = scene.make()
        controller.controllerState.scene = (self, identifier)
        return controller
    }
}
