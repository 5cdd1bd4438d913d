import UIKit

/// A report: who wrote it and when, a text, and three pictures.
final class ReportCell: UICollectionViewCell {
    private let portrait = UIImageView()
    private let authorLabel = UILabel()
    private let dateLabel = UILabel()
    private let textLabel = UILabel()
    private let photos = [UIImageView(), UIImageView(), UIImageView()]

    /// The height that the whole report takes.
    static let height: CGFloat = 284

    /// The height that it takes without its pictures.
    static let heightOfText: CGFloat = 164

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func show(_ report: Report) {
        portrait.image = Portrait.person(hue: report.hue, size: CGSize(width: 40, height: 40))
        authorLabel.text = report.author
        dateLabel.text = report.date
        textLabel.text = report.text
        for (number, photo) in photos.enumerated() {
            photo.image = Portrait.landscape(
                hue: report.hue + CGFloat(number) * 0.04, size: CGSize(width: 108, height: 96))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width - 32
        contentView.place(portrait, CGRect(x: 16, y: 16, width: 40, height: 40))
        contentView.place(authorLabel, CGRect(x: 68, y: 16, width: width - 52, height: 20))
        contentView.place(dateLabel, CGRect(x: 68, y: 40, width: 90, height: 16))
        contentView.place(textLabel, CGRect(x: 16, y: 68, width: width, height: 80))
        let photo = ((width - 16) / 3).rounded(.down)
        for (number, view) in photos.enumerated() {
            let x = 16 + CGFloat(number) * (photo + 8)
            contentView.place(view, CGRect(x: x, y: 164, width: photo, height: 96))
        }
    }

    private func setUp() {
        contentView.clipsToBounds = true
        portrait.layer.cornerRadius = 20
        authorLabel.font = .systemFont(ofSize: 16, weight: .semibold)
        dateLabel.font = .systemFont(ofSize: 13)
        dateLabel.textColor = .secondaryLabel
        textLabel.font = .systemFont(ofSize: 15)
        textLabel.numberOfLines = 0
        for photo in photos { photo.layer.cornerRadius = 6 }
        for picture in [portrait] + photos { picture.clipsToBounds = true }
        ([portrait, authorLabel, dateLabel, textLabel] + photos).forEach(contentView.addSubview)
    }
}
