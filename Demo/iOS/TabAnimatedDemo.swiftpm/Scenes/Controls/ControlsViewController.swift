import TabAnimated
public import UIKit

/// A page that holds one of every kind of view.
public final class ControlsViewController: UIViewController, ContentScreen {
    private let controlsView = ControlsView()

    public var coveredViews: [UIView] { [controlsView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Controls"
        view.backgroundColor = .systemBackground
        controlsView.frame = view.bounds
        controlsView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controlsView)
        let model = ViewAnimated()
        // A gray of the system, in place of the standard color.
        model.animatedColor = .systemGray4
        controlsView.tabAnimated = model
    }

    public func showContent() {
        controlsView.showContent()
    }
}
