import TabAnimated
public import UIKit

/// Switches on rounded surfaces.
public final class PreferencesViewController: UIViewController, ContentScreen {
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private var groups: [[(title: String, isOn: Bool)]] = []

    public var coveredViews: [UIView] { [tableView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Preferences"
        view.backgroundColor = .systemGroupedBackground
        tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
        tableView.rowHeight = 52
        tableView.dataSource = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        tableView.tabAnimated = TableAnimated(
            sections: [3, 2, 3].map {
                SectionAnimated(cellClass: SwitchCell.self, count: $0)
            })
    }

    public func showContent() {
        groups = [
            [("Morning summary", true), ("Breaking news", false), ("Weather warnings", true)],
            [("Larger pictures", false), ("Play films at once", false)],
            [("Read aloud", true), ("Less motion", false), ("Download on Wi-Fi only", true)],
        ]
        tableView.reloadData()
    }
}

extension PreferencesViewController: UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int {
        groups.count
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
        let preference = groups[indexPath.section][indexPath.row]
        (cell as? SwitchCell)?.show(preference.title, isOn: preference.isOn)
        return cell
    }
}
