import DemoScenes
import TabAnimated
import UIKit

/// The scenes by group; a tap opens one, and the bar opens the settings for all of them.
final class SceneListViewController: UITableViewController {
    /// How scenes are shown.
    var settings = DemoSettings() {
        didSet { settings.apply(to: &SkeletonConfiguration.shared) }
    }

    /// What the scenes in the list are found by; all are shown while it is empty.
    var searchText = "" {
        didSet { showGroups() }
    }

    private var groups = SceneGroup.all

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "TabAnimated"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "scene")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Settings") { [weak self] _ in self?.openSettings() })
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Check this device") { [weak self] _ in
                self?.navigationController?.pushViewController(CheckDeviceController(), animated: true)
            })
    }

    private func showGroups() {
        groups = SceneGroup.all.map { $0.matching(searchText) }.filter { !$0.scenes.isEmpty }
        tableView.reloadData()
    }

    private func openSettings() {
        let sheet = SettingsSheetController(settings: settings) { [weak self] in self?.settings = $0 }
        present(UINavigationController(rootViewController: sheet), animated: true)
    }

    // MARK: - Table

    override func numberOfSections(in tableView: UITableView) -> Int {
        groups.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].scenes.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "scene", for: indexPath)
        let scene = groups[indexPath.section].scenes[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = scene.title
        content.secondaryText = scene.summary
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let scene = groups[indexPath.section].scenes[indexPath.row]
        let controller = SceneViewController(scene: scene, settings: settings) { [weak self] in
            self?.settings = $0
        }
        navigationController?.pushViewController(controller, animated: true)
    }
}
