import DeviceProbes
import UIKit

/// Runs all probes on this device and shows what they find; the bar shares it as a text.
final class CheckDeviceController: UITableViewController {
    /// Offers a text to other apps; the app sets it when it opens its first window.
    static var share: @MainActor (String, CheckDeviceController) -> Void = { _, _ in }

    /// What the probes found, once all have run.
    private(set) var report: ProbeReport? {
        didSet {
            showReport()
            if let report { didReport(report) }
        }
    }

    /// Called with what the probes found, once all have run.
    var didReport: @MainActor (ProbeReport) -> Void = { _ in }

    private let turn: @MainActor () async -> Void
    private(set) var work: Task<Void, Never>?

    /// Creates the page.
    ///
    /// - Parameter turn: Lets the run loop turn; by default for a twentieth of a second.
    init(turn: @escaping @MainActor () async -> Void = { _ = try? await Task.sleep(nanoseconds: 50_000_000) })
    {
        self.turn = turn
        super.init(style: .plain)
        title = "Check this device"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Share") { [weak self] _ in self?.shareReport() })
        navigationItem.rightBarButtonItem?.isEnabled = false
    }

    /// The page lives in code only.
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "finding")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard work == nil, let window = view.window else { return }
        let stage = ProbeStage(in: window, turn: turn)
        work = Task { [weak self] in
            let report = await ProbeReport(on: stage) { self?.title = "\($0) of \(Probe.all.count)" }
            stage.close()
            self?.report = report
        }
    }

    private func showReport() {
        title = "\(report?.findings.count { $0.outcome.isDifference } ?? 0) differ"
        navigationItem.rightBarButtonItem?.isEnabled = report != nil
        tableView.reloadData()
    }

    private func shareReport() {
        if let report { Self.share(report.text, self) }
    }

    // MARK: - Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        report?.findings.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "finding", for: indexPath)
        guard let finding = report?.findings[indexPath.row] else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = finding.probe.belief
        let outcome = "\(finding.probe.name) \(finding.outcome)"
        content.secondaryText =
            finding.outcome.isDifference ? "\(outcome). Then: \(finding.probe.consequence)" : outcome
        cell.contentConfiguration = content
        return cell
    }
}
