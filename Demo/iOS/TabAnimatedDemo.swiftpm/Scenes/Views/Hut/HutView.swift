import UIKit

/// The page of a hut: a round picture, three centered texts, and a wide button.
///
/// The rating and its badge are added when they are known.
final class HutView: UIView {
    let picture = UIImageView()
    let nameLabel = UILabel()
    let placeLabel = UILabel()
    let seasonLabel = UILabel()
    let bookButton = UIButton(type: .custom)
    private let badge = UIImageView()
    private let ratingLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Shows what the app knows without asking.
    func showPlace(of hut: Hut) {
        placeLabel.text = hut.place
    }

    /// Shows what the app knows of a hut that was looked at before.
    func showPicture(of hut: Hut) {
        picture.image = Portrait.landscape(hue: CGFloat(hut.hue), size: CGSize(width: 120, height: 120))
        nameLabel.text = hut.name
    }

    /// Shows everything.
    func show(_ hut: Hut) {
        showPicture(of: hut)
        showPlace(of: hut)
        seasonLabel.text = hut.season
        ratingLabel.text = hut.rating
        badge.image = UIImage(systemName: "star.fill")
        bookButton.setTitle("Book a bunk", for: .normal)
        bookButton.backgroundColor = .systemTeal
        addSubview(badge)
        addSubview(ratingLabel)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, middle, top) = (bounds.width - 32, bounds.midX, safeAreaInsets.top)
        picture.frame = CGRect(x: middle - 60, y: top + 32, width: 120, height: 120)
        nameLabel.frame = CGRect(x: 16, y: top + 176, width: width, height: 22)
        place(badge, CGRect(x: middle - 100, y: top + 200, width: 18, height: 18))
        place(ratingLabel, CGRect(x: middle - 70, y: top + 200, width: 200, height: 18))
        placeLabel.frame = CGRect(x: 16, y: top + 236, width: width, height: 20)
        seasonLabel.frame = CGRect(x: 16, y: top + 264, width: width, height: 20)
        bookButton.frame = CGRect(x: 24, y: top + 308, width: bounds.width - 48, height: 48)
    }

    private func setUp() {
        backgroundColor = .systemBackground
        picture.layer.cornerRadius = 60
        picture.clipsToBounds = true
        nameLabel.font = .systemFont(ofSize: 18, weight: .semibold)
        placeLabel.font = .systemFont(ofSize: 16)
        seasonLabel.font = .systemFont(ofSize: 16)
        seasonLabel.textColor = .secondaryLabel
        ratingLabel.font = .systemFont(ofSize: 14)
        bookButton.layer.cornerRadius = 10
        bookButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        for label in [nameLabel, placeLabel, seasonLabel] { label.textAlignment = .center }
        [picture, nameLabel, placeLabel, seasonLabel, bookButton].forEach(addSubview)
    }
}
