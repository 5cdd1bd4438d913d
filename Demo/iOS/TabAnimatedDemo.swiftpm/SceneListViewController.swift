import DemoScenes
import TabAnimated
import UIKit

/// The scenes by group; a tap opens one, which loads for a few seconds.
final class SceneListViewController: UITableViewController {
    private let groups = SceneGroup.all

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "TabAnimated"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "scene")
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Animation", menu: animationMenu)
    }

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
        var content = cell.defaultContentConfiguration()
        content.text = scene(at: indexPath).title
        content.secondaryText = scene(at: indexPath).summary
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let screen = scene(at: indexPath).makeScreen()
        navigationController?.pushViewController(screen, animated: true)
        screen.loadViewIfNeeded()
        screen.load()
    }

    private func scene(at indexPath: IndexPath) -> DemoScene {
        groups[indexPath.section].scenes[indexPath.row]
    }

    private var animationMenu: UIMenu {
        let choices: [(String, AnimationType)] = [
            ("Classic", .classic), ("Bin", .bin), ("Shimmer", .shimmer), ("Drop", .drop), ("Pulse", .pulse),
            ("None", .none),
        ]
        return UIMenu(
            children: choices.map { title, animation in
                UIAction(title: title) { _ in SkeletonConfiguration.shared.animation = animation }
            })
    }
}
