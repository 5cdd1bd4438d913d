import TabAnimated
public import UIKit

/// A profile page that loads.
public final class ProfileViewController: UIViewController, ContentScreen {
    private let profileView = ProfileView()

    public var coveredViews: [UIView] { [profileView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        view.backgroundColor = .systemBackground
        profileView.frame = view.bounds
        profileView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(profileView)
        profileView.tabAnimated = ViewAnimated()
        profileView.tabAnimated?.adjust { view in
            view.animation(\ProfileView.nameLabel).width(200)
            view.animation(\ProfileView.roleLabel).width(140)
            view.animation(named: "figures").width(44)
            view.animation(named: "captions").width(64)
            view.animation(named: "messageButton").radius(12)
        }
    }

    public func showContent() {
        profileView.show(.sample)
    }
}
