import TabAnimated
import UIKit

/// A list below the bar of a navigation controller, scrolled so that its rows pass under the bar.
final class GlassBarPage: DemoPage {
    private let list = ContactsPage(showing: Contact.samples + Contact.samples + Contact.samples) { _ in }

    private var isScrolled = false

    override var coveredViews: [UIView] { list.coveredViews }

    override func viewDidLoad() {
        super.viewDidLoad()
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        list.loadViewIfNeeded()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !isScrolled else { return }
        isScrolled = true
        view.layoutIfNeeded()
        list.tableView.contentOffset.y = 120
    }

    override func load() {
        list.load()
    }
}
