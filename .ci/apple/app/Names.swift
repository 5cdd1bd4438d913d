// An app with one table, which shows a skeleton where LOADING is defined, and can be pulled where REFRESHING is.
import UIKit

#if REFRESHING
    import TabAnimatedRefreshing
#elseif LOADING
    import TabAnimated
#endif

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = NamesController(style: .plain)
        window?.makeKeyAndVisible()
        return true
    }
}

final class NamesController: UITableViewController {
    private var names: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        #if LOADING
            tableView.tabAnimated = TableAnimated(cellClass: UITableViewCell.self)
            tableView.startTabAnimation()
        #endif
        #if REFRESHING
            tableView.addPullToRefresh(perform: { [weak self] in
                self?.names = await self?.load() ?? []
                self?.tableView.reloadData()
            })
            tableView.addLoadMore { .exhausted }
        #endif
        Task {
            names = await load()
            tableView.reloadData()
            #if LOADING
                tableView.endTabAnimation()
            #endif
        }
    }

    private func load() async -> [String] { ["Ada", "Grace"] }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}
