import TabAnimated
import UIKit

/// A form whose captions, heading and button are known, and stay seen while its values load; so does the picture, which a
/// list has shown before.
final class AccountPage: DemoPage {
    private let picture = UIImageView()
    private let heading = UILabel()
    private let closeButton = UIButton(type: .system)
    private let helpButton = UIButton(type: .system)
    private let captions = ["E-mail", "City", "Member since", "Orders"].map { AccountPage.caption($0) }
    private let emailLabel = UILabel()
    private let cityLabel = UILabel()
    private let dateLabel = UILabel()
    private let ordersLabel = UILabel()

    private var values: [UILabel] { [emailLabel, cityLabel, dateLabel, ordersLabel] }

    override var coveredViews: [UIView] { [view] }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
        closeButton.skeleton.passesTouches = true
        view.tabAnimated = ViewAnimated()
        view.tabAnimated?.mapping = MappingOptions()
        view.tabAnimated?.mapping?.keepsKnownTexts = true
        view.tabAnimated?.adjust { form in
            form.animation(\AccountPage.picture).cutOut()
            form.animation(\AccountPage.closeButton).cutOut()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 24)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ part: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            let left = isMirrored ? area.maxX - x - width : area.minX + x
            part.frame = CGRect(x: left, y: area.minY + y, width: max(0, width), height: height)
        }
        place(heading, x: 0, y: 4, width: area.width - 60, height: 34)
        place(closeButton, x: area.width - 44, y: 0, width: 44, height: 44)
        place(picture, x: 0, y: 64, width: 88, height: 88)
        for index in captions.indices {
            let y = 176 + CGFloat(index) * 60
            place(captions[index], x: 0, y: y, width: area.width, height: 18)
            place(values[index], x: 0, y: y + 20, width: area.width, height: 24)
        }
        place(helpButton, x: 0, y: 432, width: area.width, height: 48)
    }

    override func load() {
        view.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.show(["mira@example.com", "Lindholm", "12 March 2019", "17, the last in May"])
            page.view.endTabAnimation(transition: .crossDissolve(0.2))
        }
    }

    private func show(_ texts: [String]) {
        for (label, text) in zip(values, texts) { label.text = text }
    }

    private func setUp() {
        title = "Account"
        heading.text = "Account"
        heading.font = .systemFont(ofSize: 28, weight: .bold)
        picture.image = Portrait.person(hue: 0.47, size: CGSize(width: 88, height: 88))
        picture.layer.cornerRadius = 44
        picture.clipsToBounds = true
        closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
        closeButton.accessibilityLabel = "Close"
        helpButton.setTitle("Ask for help", for: .normal)
        helpButton.setTitleColor(.white, for: .normal)
        helpButton.backgroundColor = .systemBlue
        helpButton.layer.cornerRadius = 12
        values.forEach { $0.font = .systemFont(ofSize: 17) }
        ([heading, closeButton, picture, helpButton] + captions + values).forEach(view.addSubview)
    }

    private static func caption(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        return label
    }
}
