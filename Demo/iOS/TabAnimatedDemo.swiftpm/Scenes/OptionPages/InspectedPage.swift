import TabAnimated
import TabAnimatedInspecting
import UIKit

/// A person's page whose skeleton is inspected while it loads.
final class InspectedPage: DemoPage {
    private let profileView = ProfileView()

    override var coveredViews: [UIView] { [profileView] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Person"
        profileView.frame = view.bounds
        profileView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(profileView)
        profileView.tabAnimated = ViewAnimated()
    }

    override func load() {
        profileView.startTabAnimation()
        profileView.presentSkeletonInspector(showing: "nameLabel")
        FakeServer.answer(self, after: 3) { page in
            page.profileView.dismissSkeletonInspector()
            page.profileView.show(.sample)
            page.profileView.endTabAnimation(transition: .crossDissolve(0.2))
        }
    }
}
