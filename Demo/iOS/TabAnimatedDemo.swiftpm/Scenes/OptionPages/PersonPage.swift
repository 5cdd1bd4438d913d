import TabAnimated
import UIKit

/// A person's page that loads, with one option set.
final class PersonPage: DemoPage {
    let profileView = ProfileView()
    private let setUp: @MainActor (ProfileView) -> Void

    override var coveredViews: [UIView] { [profileView] }

    override var ownAnimations: [AnimationType] { animation.map { [$0] } ?? [] }

    private let animation: AnimationType?

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - animation: The animation that it is made for, if any.
    ///   - setUp: Sets the option.
    init(animation: AnimationType? = nil, setUp: @escaping @MainActor (ProfileView) -> Void = { _ in }) {
        self.animation = animation
        self.setUp = setUp
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        animation = nil
        setUp = { _ in }
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Person"
        profileView.frame = view.bounds
        profileView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(profileView)
        profileView.tabAnimated = ViewAnimated()
        if let animation { profileView.tabAnimated?.animation = animation }
        setUp(profileView)
    }

    /// Makes a small label of a field of work.
    static func tag(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        return label
    }

    override func load() {
        profileView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.profileView.show(.sample)
            page.profileView.endTabAnimation(transition: .crossDissolve(0.2))
        }
    }
}
