import UIKit

/// Opens a window with the list of scenes, which can be searched; with the argument `--check-device`, with the probes, whose
/// report is printed.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: firstPage())
        window.makeKeyAndVisible()
        self.window = window
    }

    private func firstPage() -> UIViewController {
        if ProcessInfo.processInfo.arguments.contains("--check-device") {
            return CheckDeviceController.printing()
        }
        let list = SceneListViewController()
        list.addSearchBar()
        return list
    }
}
