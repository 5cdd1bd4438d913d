import DemoScenes
import TabAnimated
import UIKit

/// The list of scenes; a tap opens one, which loads for three seconds.
final class SceneListViewController: UITableViewController {
    private let scenes = DemoScene.all

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "TabAnimated"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "scene")
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Animation", menu: animationMenu)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        scenes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "scene", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = scenes[indexPath.row].title
        content.secondaryText = scenes[indexPath.row].summary
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let screen = scenes[indexPath.row].makeScreen()
        navigationController?.pushViewController(screen, animated: true)
        Task { await load(screen) }
    }

    private func load(_ screen: any LoadingScreen) async {
        screen.loadViewIfNeeded()
        screen.coveredViews.forEach { $0.startTabAnimation() }
        try? await Task.sleep(nanoseconds: 3_000_000_000)
        screen.showContent()
        screen.coveredViews.forEach { $0.endTabAnimation(transition: .crossDissolve(0.25)) }
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
