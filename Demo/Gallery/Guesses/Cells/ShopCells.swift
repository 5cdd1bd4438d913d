import UIKit

/// A product on a shelf of tiles.
final class ProductTile: CodeItem, SampledCell {
    let photo = UIImageView()
    let saleTag = UILabel(11, .bold, .white)
    let productName = UILabel(14, .regular, .label, lines: 2)
    let price = UILabel(16, .bold)
    let oldPrice = UILabel(13, .regular, .secondaryLabel)
    let heart = UIButton(type: .system)

    static let size = CGSize(width: 171, height: 250)

    override func setUp() {
        photo.backgroundColor = .systemGray6
        photo.round(10)
        saleTag.backgroundColor = .systemRed
        saleTag.textAlignment = .center
        heart.setImage(UIImage(systemName: "heart"), for: .normal)
        contentView.put(photo, .leading(0), .top(0), .trailing(0), .height(171))
        contentView.put(saleTag, .leading(8), .top(8), .height(20), .width(44))
        contentView.put(heart, .trailing(6), .top(6), .width(32), .height(32))
        contentView.put(productName, .leading(2), .below(photo, 6), .trailing(2))
        contentView.put(price, .leading(2), .below(productName, 4))
        contentView.put(oldPrice, .after(price, 6), .baseline(price))
    }

    static let rows: [(String, String, String?, String?)] = [
        ("Mug", "€9", nil, nil), ("Linen shirt with short sleeves, sand", "€49.90", "€69.90", "-28%"),
        ("Desk lamp Orbit", "€120.00", nil, nil), ("Socks, 3 pairs", "€12.50", nil, nil),
        ("Rug 140 x 200, hand-woven wool", "€1,249", nil, nil),
    ]

    func show(_ row: (String, String, String?, String?)) {
        photo.image = .photo(.systemBrown)
        (productName.text, price.text, oldPrice.text, saleTag.text) = (row.0, row.1, row.2, row.3)
        saleTag.isHidden = row.3 == nil
        heart.isSelected = row.2 != nil
    }
}

/// A line of a cart, in stacks with spacers.
final class CartRow: CodeRow, SampledCell {
    private let thumb = UIImageView(side: 80, 6, .systemGray6)
    private let title = UILabel(style: .subheadline, lines: 2)
    private let variant = UILabel(style: .caption1, .secondaryLabel)
    private let minus = UIButton(type: .system)
    private let amount = UILabel(style: .body)
    private let plus = UIButton(type: .system)
    private let sum = UILabel(style: .headline)

    override func setUp() {
        minus.setTitle("−", for: .normal)
        plus.setTitle("+", for: .normal)
        let spacer = UIView()
        let counter = UIStackView(.horizontal, 12, [minus, amount, plus, spacer, sum], .center)
        let texts = UIStackView(.vertical, 4, [title, variant, UIView(), counter])
        contentView.fill(UIStackView(.horizontal, 12, [thumb, texts], .top), 16)
    }

    static let rows: [(String, String, Int, String)] = [
        ("Espresso beans", "1 kg", 2, "$44"), ("Filter papers", "100", 1, "$3.50"),
        ("Milk jug, brushed steel, with a thermometer in its side", "350 ml, matt", 1, "$28.90"),
        ("Grinder", "black", 1, "$219.00"), ("Cleaning tablets for machines", "20 pieces", 12, "$108.00"),
    ]

    func show(_ row: (String, String, Int, String)) {
        thumb.image = .photo(.systemBrown)
        (title.text, variant.text, amount.text, sum.text) = (row.0, row.1, "\(row.2)", row.3)
    }
}

/// A product in a list, from an interface file.
final class ProductCell: UITableViewCell, SampledCell {
    weak var productImageView: UIImageView!
    weak var nameLabel: UILabel!
    weak var priceLabel: UILabel!
    weak var countLabel: UILabel!
    weak var star1: UIImageView!
    weak var star2: UIImageView!
    weak var star3: UIImageView!

    static let look = SampledLook(isNib: true)
    static let size = CGSize(width: 0, height: 104)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let image = UIImageView(side: 72, 0, .systemGray5)
        let name = UILabel(nib: "Product Name", .headline, lines: 2)
        let (price, count) = (UILabel(nib: "$0.00", .title3), UILabel(nib: "(0)", .footnote))
        let stars = (0..<3).map { _ in UIImageView(symbol: "star.fill", .systemYellow) }
        let row = UIStackView(.horizontal, 2, stars + [count])
        contentView.put(image, .leading(16), .middle)
        contentView.put(name, .after(image, 12), .top(12), .trailing(16))
        contentView.put(row, .aligned(name), .below(name, 4))
        contentView.put(price, .trailing(16), .bottom(10))
        (productImageView, nameLabel, priceLabel, countLabel) = (image, name, price, count)
        (star1, star2, star3) = (stars[0], stars[1], stars[2])
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static let rows: [(String, String, Int)] = [
        ("Kettle", "$39.00", 3), ("Cast-iron pan, 28 cm, pre-seasoned", "$54.50", 1208),
        ("Tea towel", "$8", 0), ("Set of six stackable glasses", "$22.00", 41), ("Whisk", "$11.99", 7),
    ]

    func show(_ row: (String, String, Int)) {
        productImageView.image = .photo(.systemGray2)
        (nameLabel.text, priceLabel.text, countLabel.text) = (row.0, row.1, "(\(row.2))")
        star3.isHidden = row.2 < 5
    }
}

/// A review of a product.
final class ReviewRow: CodeRow, SampledCell {
    let starsView = UIStackView(.horizontal, 1, [])
    let headline = UILabel(15, .semibold, .label, lines: 0)
    let comment = UILabel(14, .regular, .label, lines: 0)
    let by = UILabel(12, .regular, .secondaryLabel)
    let verified = UILabel(12, .medium, .systemGreen)
    let helpful = UIButton(configuration: .gray())

    override func setUp() {
        for _ in 0..<5 { starsView.addArrangedSubview(UIImageView(symbol: "star.fill", .systemOrange)) }
        verified.text = "✓ Verified purchase"
        helpful.configuration?.title = "Helpful"
        contentView.put(starsView, .leading(20), .top(14))
        contentView.put(headline, .leading(20), .below(starsView, 6), .trailing(20))
        contentView.put(comment, .leading(20), .below(headline, 4), .trailing(20))
        contentView.put(by, .leading(20), .below(comment, 8))
        contentView.put(verified, .after(by, 8), .baseline(by))
        contentView.put(helpful, .leading(20), .below(by, 10), .bottom(14))
    }

    static let rows: [(String, String, String, Bool)] = [
        ("Great", "Does what it should.", "Pia", true),
        ("Not as pictured", "The green is rather a gray, and the lid does not close.", "M. Okafor", false),
        ("Good value", "", "Anonymous", true),
        (
            "Five years and counting",
            "I bought two, one for the cabin. Both have been in use nearly every day and show hardly a scratch. "
                + "The only thing I would change is the cable, which is too short for our kitchen.",
            "Henrik from Trondheim", true
        ),
        ("meh", "It is fine", "jj", false),
    ]

    func show(_ row: (String, String, String, Bool)) {
        (headline.text, comment.text, by.text, verified.isHidden) = (row.0, row.1, row.2, !row.3)
    }
}

/// A coupon with a colored stub, laid out in frames.
final class CouponCell: CodeRow, SampledCell {
    private let paper = UIView()
    private let stub = UIView()
    private let percent = UILabel(24, .heavy, .white)
    private let text1 = UILabel(16, .semibold)
    private let text2 = UILabel(13, .regular, .secondaryLabel)
    private let usedStamp = UILabel(20, .black, .systemRed)

    static let size = CGSize(width: 0, height: 96)

    override func setUp() {
        paper.backgroundColor = .secondarySystemBackground
        paper.round(8)
        stub.backgroundColor = .systemPink
        percent.textAlignment = .center
        usedStamp.text = "USED"
        contentView.addSubview(paper)
        [stub, text1, text2, usedStamp].forEach(paper.addSubview)
        stub.addSubview(percent)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        paper.frame = contentView.bounds.insetBy(dx: 16, dy: 6)
        stub.frame = CGRect(x: 0, y: 0, width: 84, height: paper.bounds.height)
        percent.frame = stub.bounds
        text1.frame = CGRect(x: 98, y: 16, width: paper.bounds.width - 112, height: 22)
        text2.frame = CGRect(x: 98, y: 42, width: paper.bounds.width - 112, height: 18)
        usedStamp.frame = CGRect(x: paper.bounds.width - 80, y: 28, width: 70, height: 28)
    }

    static let rows: [(String, String, String, Bool)] = [
        ("5%", "On everything", "until Sunday", false),
        ("20%", "Garden", "Only in stores, from 50 €", false), ("1+1", "Ice cream", "ends today", true),
        ("10%", "Your birthday", "31 May", false), ("-7", "Free shipping over 30", "no code needed", false),
    ]

    func show(_ row: (String, String, String, Bool)) {
        (percent.text, text1.text, text2.text, usedStamp.isHidden) = (row.0, row.1, row.2, !row.3)
    }
}

/// A step of a delivery, with a dot on a line.
final class StepCell: CodeRow, SampledCell {
    let lineAbove = UIView()
    let lineBelow = UIView()
    let dot = UIView()
    let check = UIImageView(symbol: "checkmark", .white)
    let stepLabel = UILabel(style: .callout, lines: 0)
    let time = UILabel(style: .caption1, .secondaryLabel)

    override func setUp() {
        for line in [lineAbove, lineBelow] { line.backgroundColor = .systemGray3 }
        dot.backgroundColor = .systemGreen
        dot.round(10)
        contentView.put(lineAbove, .leading(25), .top(0), .width(2), .height(14))
        contentView.put(dot, .leading(16), .below(lineAbove, 0), .width(20), .height(20))
        contentView.put(lineBelow, .leading(25), .below(dot, 0), .width(2), .bottom(0))
        dot.fill(check, 4)
        contentView.put(stepLabel, .after(dot, 14), .top(14), .trailing(16))
        contentView.put(time, .aligned(stepLabel), .below(stepLabel, 2), .bottom(14))
    }

    static let rows: [(String, String, Bool)] = [
        ("Ordered", "Mon 8:14", true), ("Packed", "Mon 17:40", true),
        ("Handed to the carrier in Leipzig", "Tue", true),
        ("Out for delivery: you can still choose another place to leave it", "8:55", true),
        ("Delivered", "", false),
    ]

    func show(_ row: (String, String, Bool)) {
        (stepLabel.text, time.text, check.isHidden) = (row.0, row.1, !row.2)
        dot.backgroundColor = row.2 ? .systemGreen : .systemGray3
    }
}

/// An order, from an interface file with frames and resizing masks.
final class OrderRow: UITableViewCell, SampledCell {
    weak var lblOrderNo: UILabel!
    weak var lblStatus: UILabel!
    weak var lblDate: UILabel!
    weak var lblTotal: UILabel!

    static let look = SampledLook(isNib: true, ground: .systemGroupedBackground)
    static let size = CGSize(width: 0, height: 72)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = CGSize(width: 320, height: 72)
        contentView.frame = bounds
        let labels = ["Order #12345", "Delivered", "Jan 1, 2020", "$100.00"].map { UILabel(nib: $0) }
        let frames = [
            CGRect(x: 16, y: 12, width: 180, height: 22), CGRect(x: 16, y: 40, width: 140, height: 18),
            CGRect(x: 164, y: 40, width: 140, height: 18), CGRect(x: 204, y: 12, width: 100, height: 22),
        ]
        for (label, frame) in zip(labels, frames) {
            label.frame = frame
            contentView.addSubview(label)
        }
        for label in labels[2...] {
            label.textAlignment = .right
            label.autoresizingMask = .flexibleLeftMargin
        }
        (lblOrderNo, lblStatus, lblDate, lblTotal) = (labels[0], labels[1], labels[2], labels[3])
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static let rows: [(String, String, String, String)] = [
        ("Order #881", "Open", "Today", "$8"), ("Order #880-B", "Returned", "Mar 3", "$1,290.00"),
        ("Order #879", "Paid", "Feb 27", "$14.50"), ("Order #7", "Cancelled", "Dec 9, 2024", "$0"),
        ("Gift card", "Sent", "Dec 2, 2024", "$50"),
    ]

    func show(_ row: (String, String, String, String)) {
        (lblOrderNo.text, lblStatus.text, lblDate.text, lblTotal.text) = (row.0, row.1, row.2, row.3)
    }
}

/// A size to choose, with a stroke where it is sold out.
final class SizeChip: CodeItem, SampledCell {
    let letter = UILabel(15, .medium)
    let stroke = UIView()
    let fewLeft = UILabel(9, .bold, .systemRed)

    static let size = CGSize(width: 64, height: 48)

    override func setUp() {
        contentView.layer.borderWidth = 1
        contentView.layer.borderColor = UIColor.systemGray3.cgColor
        contentView.layer.cornerRadius = 8
        letter.textAlignment = .center
        fewLeft.text = "2 left"
        stroke.backgroundColor = .systemGray2
        contentView.put(letter, .center, .middle)
        contentView.put(stroke, .leading(4), .trailing(4), .middle, .height(1))
        contentView.put(fewLeft, .center, .bottom(2))
    }

    static let rows: [(String, Bool, Bool)] = [
        ("S", false, false), ("M", false, true), ("L", true, false), ("XL", false, false),
        ("XXL", true, false),
    ]

    func show(_ row: (String, Bool, Bool)) {
        (letter.text, stroke.isHidden, fewLeft.isHidden) = (row.0, !row.1, !row.2)
    }
}

/// A banner of a store: a picture, a shade over it, and words on that.
final class StoreBanner: CodeRow, SampledCell {
    let background = UIImageView()
    let shade = UIView()
    let claim = UILabel(28, .heavy, .white, lines: 2)
    let kicker = UILabel(12, .semibold, .white)
    let action = UIButton(configuration: .filled())

    override func setUp() {
        background.contentMode = .scaleAspectFill
        background.backgroundColor = .systemGray4
        shade.backgroundColor = UIColor(white: 0, alpha: 0.4)
        contentView.put(background, .leading(0), .top(0), .trailing(0), .bottom(0), .height(220))
        contentView.fill(shade)
        contentView.put(action, .leading(20), .bottom(16))
        contentView.put(claim, .leading(20), .over(action, 12), .trailing(20))
        contentView.put(kicker, .leading(20), .over(claim, 4))
    }

    static let rows: [(String, String, String)] = [
        ("NEW", "Spring", "Shop"), ("LAST CHANCE", "Up to half off all coats and boots", "See the sale"),
        ("MADE HERE", "Ceramics", "Discover"), ("MEMBERS", "Early access", "Join"),
        ("GIFTS", "For people who have everything", "Browse"),
    ]

    func show(_ row: (String, String, String)) {
        background.image = .photo(.systemTeal)
        (kicker.text, claim.text) = (row.0, row.1)
        action.configuration?.title = row.2
    }
}
