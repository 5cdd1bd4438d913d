import TabAnimated
import UIKit

/// A page that shows one situation; a button in the bar loads it again.
///
/// A subclass sets its view and its model up in `viewDidLoad()`, and starts and ends the skeleton in `load()`.
class DemoPage: UIViewController, LoadingScreen {
    var coveredViews: [UIView] { [] }

    var ownAnimation: AnimationType? { nil }

    var answerTimes: [TimeInterval] { [3] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Reload") { [weak self] _ in self?.reload() })
    }

    func load() {}

    func useContent() {}

    /// Loads again, also while it loads; answers that are on their way are forgotten.
    func reload() {
        FakeServer.forget(self)
        coveredViews.forEach { $0.tabAnimated?.canLoadAgain = true }
        load()
    }
}
