import TabAnimated
import UIKit

/// A page that shows one situation.
///
/// A subclass sets its view and its model up in `viewDidLoad()`, and starts and ends the skeleton in `load()`.
class DemoPage: UIViewController, LoadingScreen {
    var coveredViews: [UIView] { [] }

    var ownAnimations: [AnimationType] { [] }

    var answerTimes: [TimeInterval] { [3] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    func load() {}

    func useContent() {}

    func reload() {
        loadAgain()
    }
}
