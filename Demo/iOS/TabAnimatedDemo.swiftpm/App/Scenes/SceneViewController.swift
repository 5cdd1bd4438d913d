import DemoScenes
import UIKit

/// One scene, shown as the settings ask for; the bar loads it again and opens the settings.
final class SceneViewController: UIViewController {
    /// How the scene is shown; other settings open it anew.
    private(set) var settings: DemoSettings

    /// The screen that is shown; `nil` until the controller appears.
    private(set) var screen: (any LoadingScreen)?

    private let scene: DemoScene
    private let didChangeSettings: @MainActor (DemoSettings) -> Void

    /// Creates a controller that loads a scene when it appears.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - settings: How it is shown.
    ///   - didChangeSettings: Called with the settings that are chosen while it is shown, before it opens anew.
    init(
        scene: DemoScene, settings: DemoSettings,
        didChangeSettings: @escaping @MainActor (DemoSettings) -> Void
    ) {
        self.scene = scene
        self.settings = settings
        self.didChangeSettings = didChangeSettings
        super.init(nibName: nil, bundle: nil)
        title = scene.title
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                primaryAction: UIAction(title: "Settings") { [weak self] _ in self?.openSettings() }),
            UIBarButtonItem(
                primaryAction: UIAction(title: "Reload") { [weak self] _ in self?.screen?.reload() }),
        ]
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if screen == nil { open() }
    }

    private func openSettings() {
        let sheet = SettingsSheetController(settings: settings) { [weak self] in self?.change(to: $0) }
        present(UINavigationController(rootViewController: sheet), animated: true)
    }

    private func change(to settings: DemoSettings) {
        self.settings = settings
        didChangeSettings(settings)
        close()
        open()
    }

    private func open() {
        let screen = scene.makeScreen()
        addChild(screen)
        setOverrideTraitCollection(settings.traits, forChild: screen)
        screen.view.frame = view.bounds
        screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(screen.view)
        screen.didMove(toParent: self)
        settings.apply(to: screen)
        self.screen = screen
        screen.load()
    }

    private func close() {
        screen?.willMove(toParent: nil)
        screen?.view.removeFromSuperview()
        screen?.removeFromParent()
        screen = nil
    }
}
