import UIKit

/// What stands on a card: a picture, an info, a title, a text without a limit, a time and a price.
final class OfferView: UIView {
    let picture = UIImageView()
    let info = UILabel()
    let title = UILabel()
    let content = UILabel()
    let time = UILabel()
    let price = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.numberOfLines = 0
        for label in [info, title, content, time, price] { label.font = .systemFont(ofSize: 12) }
        _ = adding(picture, info, title, content, time, price)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        picture.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
        info.frame = CGRect(x: width - 70, y: 10, width: 60, height: 15)
        title.frame = CGRect(x: 80, y: 10, width: width - 160, height: 15)
        content.frame = CGRect(x: 80, y: 30, width: width - 90, height: 44)
        time.frame = CGRect(x: 10, y: bounds.height - 25, width: 90, height: 15)
        price.frame = CGRect(x: width - 60, y: bounds.height - 25, width: 50, height: 15)
    }
}
