import UIKit

/// A sheet with one row for each setting; a change holds at once.
final class SettingsSheetController: UITableViewController {
    private let rows = SettingRow.all
    private var settings: DemoSettings
    private let didChange: @MainActor (DemoSettings) -> Void

    /// Creates a sheet.
    ///
    /// - Parameters:
    ///   - settings: What is chosen.
    ///   - didChange: Called after each choice.
    init(settings: DemoSettings, didChange: @escaping @MainActor (DemoSettings) -> Void) {
        self.settings = settings
        self.didChange = didChange
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SettingCell.self, forCellReuseIdentifier: "setting")
        tableView.allowsSelection = false
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
        let row = rows[indexPath.row]
        (cell as? SettingCell)?.show(row, of: settings) { [weak self] in self?.choose($0, in: row) }
        return cell
    }

    private func choose(_ choice: Int, in row: SettingRow) {
        row.choose(choice, in: &settings)
        didChange(settings)
    }
}
