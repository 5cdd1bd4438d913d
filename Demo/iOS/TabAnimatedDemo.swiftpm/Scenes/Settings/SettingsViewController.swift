import TabAnimated
public import UIKit

/// A table of settings that loads.
public final class SettingsViewController: UIViewController, ContentScreen {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var settings: [Setting] = []

    public var coveredViews: [UIView] { [tableView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        view.backgroundColor = .systemBackground
        tableView.register(SettingCell.self, forCellReuseIdentifier: "setting")
        tableView.dataSource = self
        view.fill(with: tableView)
        tableView.tabAnimated = TableAnimated(cellClass: SettingCell.self)
    }

    public func showContent() {
        settings = Setting.samples
        tableView.reloadData()
    }
}

extension SettingsViewController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        settings.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
        (cell as? SettingCell)?.show(settings[indexPath.row])
        return cell
    }
}
