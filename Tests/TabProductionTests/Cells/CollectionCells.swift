import UIKit

/// A post: a round portrait, two lines of names, a text without a limit and three pictures.
final class PostItem: UICollectionViewCell {
    let portrait = UIImageView(frame: CGRect(x: 15, y: 15, width: 40, height: 40))
    let author = UILabel(frame: CGRect(x: 65, y: 15, width: 120, height: 18))
    let date = UILabel(frame: CGRect(x: 65, y: 38, width: 80, height: 15))
    let content = UILabel(frame: CGRect(x: 15, y: 65, width: 290, height: 80))
    let pictures = (0..<3).map { index in
        UIImageView(frame: CGRect(x: 15 + 100 * CGFloat(index), y: 155, width: 90, height: 90))
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        portrait.layer.cornerRadius = 20
        author.font = .systemFont(ofSize: 15)
        date.font = .systemFont(ofSize: 12)
        content.font = .systemFont(ofSize: 14)
        content.numberOfLines = 0
        _ = contentView.adding(portrait, author, date, content)
        pictures.forEach(contentView.addSubview)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// An offer whose card is the content view itself.
final class OfferItem: UICollectionViewCell {
    let offer = OfferView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.castOfferShadow()
        contentView.addSubview(offer)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        offer.frame = contentView.bounds
    }
}

/// A tile of a waterfall: a picture as high as there is room for, a title, a text and a price.
final class TileItem: UICollectionViewCell {
    let picture = UIImageView()
    let title = UILabel()
    let content = UILabel()
    let price = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.castOfferShadow()
        for label in [title, content, price] { label.font = .systemFont(ofSize: 12) }
        _ = contentView.adding(picture, title, content, price)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentView.bounds.size
        picture.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - 70)
        title.frame = CGRect(x: 8, y: size.height - 62, width: size.width - 16, height: 15)
        content.frame = CGRect(x: 8, y: size.height - 43, width: size.width - 40, height: 15)
        price.frame = CGRect(x: 8, y: size.height - 24, width: 50, height: 15)
    }
}

/// An adviser with three bordered labels beside the content view, which the app shows later.
final class AdviserItem: UICollectionViewCell {
    let portrait = UIImageView(frame: CGRect(x: 15, y: 15, width: 60, height: 60))
    let kind = UILabel(frame: CGRect(x: 90, y: 15, width: 60, height: 17))
    let name = UILabel(frame: CGRect(x: 90, y: 36, width: 100, height: 17))
    let area = UILabel(frame: CGRect(x: 90, y: 57, width: 200, height: 17))
    let line = UIView(frame: CGRect(x: 15, y: 109, width: 290, height: 1))
    let tags = (0..<3).map { index in
        UILabel(frame: CGRect(x: 90 + 60 * CGFloat(index), y: 82, width: 50, height: 20))
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [kind, name, area] + tags { label.font = .systemFont(ofSize: 14) }
        _ = contentView.adding(portrait, kind, name, area, line)
        for tag in tags {
            tag.layer.borderWidth = 1
            tag.layer.borderColor = UIColor.gray.cgColor
            tag.isHidden = true
            addSubview(tag)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// An article: a picture at the right, a title of two lines and a source.
final class ArticleItem: UICollectionViewCell {
    let picture = UIImageView(frame: CGRect(x: 215, y: 15, width: 90, height: 70))
    let title = UILabel(frame: CGRect(x: 15, y: 15, width: 190, height: 42))
    let source = UILabel(frame: CGRect(x: 15, y: 68, width: 90, height: 15))

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .systemFont(ofSize: 16)
        title.numberOfLines = 2
        source.font = .systemFont(ofSize: 12)
        _ = contentView.adding(picture, title, source)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A day: a wide picture and one centered line.
final class DailyItem: UICollectionViewCell {
    let picture = UIImageView(frame: CGRect(x: 15, y: 10, width: 290, height: 120))
    let date = UILabel(frame: CGRect(x: 15, y: 140, width: 290, height: 17))

    override init(frame: CGRect) {
        super.init(frame: frame)
        date.font = .systemFont(ofSize: 14)
        date.textAlignment = .center
        date.text = "Today"
        _ = contentView.adding(picture, date)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A course: a picture, a title, a teacher and a price at the right.
final class CourseItem: UICollectionViewCell {
    let picture = UIImageView(frame: CGRect(x: 15, y: 15, width: 100, height: 60))
    let title = UILabel(frame: CGRect(x: 125, y: 15, width: 180, height: 18))
    let teacher = UILabel(frame: CGRect(x: 125, y: 38, width: 90, height: 15))
    let price = UILabel(frame: CGRect(x: 235, y: 58, width: 70, height: 17))

    override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [title, teacher, price] { label.font = .systemFont(ofSize: 14) }
        price.textAlignment = .right
        price.text = "12 €"
        _ = contentView.adding(picture, title, teacher, price)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// One picture with round corners.
final class PictureItem: UICollectionViewCell {
    let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.layer.cornerRadius = 8
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = contentView.bounds
    }
}

/// Three labels and a button from a nib.
final class TicketItem: UICollectionViewCell {
    var title: UILabel?
    var place: UILabel?
    var seat: UILabel?
    var buyButton: UIButton?

    override func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated { addViews() }
    }

    private func addViews() {
        title = addLabel(CGRect(x: 15, y: 15, width: 200, height: 20))
        place = addLabel(CGRect(x: 15, y: 45, width: 160, height: 20))
        seat = addLabel(CGRect(x: 15, y: 75, width: 120, height: 20))
        let button = UIButton(frame: CGRect(x: 220, y: 100, width: 85, height: 34))
        button.layer.cornerRadius = 17
        contentView.addSubview(button)
        buyButton = button
    }

    private func addLabel(_ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.font = .systemFont(ofSize: 14)
        contentView.addSubview(label)
        return label
    }
}
