import DemoScenes
import TabAnimatedInspecting
import TabAnimatedRefreshing
import Testing
import UIKit

@testable import DemoApp
@testable import Gallery

/// The demo's app on the headless screen, which a test uses as a person does.
@MainActor
final class OpenApp {
    let list = SceneListViewController()
    let window = UIWindow(frame: CGRect(origin: .zero, size: SceneStage.size))
    private let navigation: UINavigationController

    /// Opens the app on a new device, without a cache.
    init() {
        SkeletonConfiguration.shared = SkeletonConfiguration()
        SkeletonConfiguration.shared.isCacheEnabled = false
        GalleryResources.provide()
        SkeletonInspector.install()
        HeadlessScreen.main.size = SceneStage.size
        navigation = UINavigationController(rootViewController: list)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        HeadlessScreen.main.turn()
    }

    /// Takes the app off the screen.
    func close() {
        window.isHidden = true
        window.rootViewController = nil
        SkeletonConfiguration.shared = SkeletonConfiguration()
    }

    /// The scene that is open.
    var scene: SceneViewController? { navigation.topViewController as? SceneViewController }

    /// The covers in sight, without the rows beyond an edge.
    var covers: [SkeletonOverlay] {
        window.descendants.compactMap { $0 as? SkeletonOverlay }
            .filter { cover in
                let holder = cover.superview.map { String(describing: type(of: $0)) }
                return !cover.isHidden && !cover.tiles.isEmpty && holder != "SkeletonRowsView"
            }
    }

    /// The layers of all covers in sight.
    var coverLayers: [CALayer] {
        covers.flatMap { $0.layer.tree }
    }

    /// Time enough for what moves on a tap, and less than any answer takes, in seconds.
    private static let motion: TimeInterval = 0.5

    /// Lets time pass.
    func pass(_ seconds: TimeInterval) {
        HeadlessScreen.main.advance(by: seconds)
    }

    /// Opens a scene from the list.
    func open(_ name: String) throws {
        let path = try #require(rowPath(of: name))
        // Rows find their heights as they come into sight, which moves those below.
        for _ in 0..<5 {
            list.tableView.scrollToRow(at: path, at: .middle, animated: false)
            HeadlessScreen.main.turn()
        }
        HeadlessFinger(on: list.tableView).tap(at: path)
        pass(Self.motion)
    }

    /// Taps a button of the bar, or of the sheet that lies over it.
    func tap(_ title: String) throws {
        let buttons = window.descendants.compactMap { $0 as? UIButton }
        try #require(buttons.last { $0.currentTitle == title }, "no button \(title)").headlessTap()
        pass(Self.motion)
    }

    /// Goes back to the list.
    func leave() throws {
        try tap("TabAnimated")
    }

    /// Opens the settings, makes a choice, and closes them.
    func choose(_ choice: String, for setting: String) throws {
        try tap("Settings")
        let cells = window.descendants.compactMap { $0 as? SettingCell }
        let cell = try #require(cells.first { $0.descendants.contains { ($0 as? UILabel)?.text == setting } })
        let button = try #require(cell.descendants.compactMap { $0 as? UIButton }.first)
        button.headlessTap()
        #expect(button.headlessOpenMenu?.choose(choice) == true)
        try tap("Done")
    }

    private func rowPath(of name: String) -> IndexPath? {
        for (section, group) in SceneGroup.all.enumerated() {
            if let row = group.scenes.firstIndex(where: { $0.name == name }) {
                return IndexPath(row: row, section: section)
            }
        }
        return nil
    }
}

extension CALayer {
    /// The layer and all below it.
    fileprivate var tree: [CALayer] { [self] + (sublayers ?? []).flatMap(\.tree) }
}
