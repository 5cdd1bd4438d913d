import TabCache
import UIKit

/// Draws a map, as far as it matters here.
final class MiniMapView: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.systemGreen.setFill()
        UIBezierPath(rect: rect).fill()
    }
}

/// A place on a map.
final class MapRow: CodeRow, SampledCell {
    let mapView = MiniMapView()
    let pin = UIImageView(symbol: "mappin.circle.fill", .systemRed)
    let name = UILabel(style: .headline)
    let address = UILabel(style: .subheadline, .secondaryLabel, lines: 0)
    let distance = UILabel(style: .footnote, .secondaryLabel)

    override func setUp() {
        mapView.round(12)
        contentView.put(mapView, .leading(16), .top(12), .trailing(16), .height(130))
        mapView.put(pin, .center, .middle, .width(32), .height(32))
        contentView.put(name, .leading(16), .below(mapView, 10))
        contentView.put(distance, .trailing(16), .baseline(name))
        contentView.put(address, .leading(16), .below(name, 2), .trailing(16), .bottom(12))
    }

    static let rows = [
        ("Home", "Lindenallee 4", "0 m"),
        ("Clinic of St. Georg", "Building C, Entrance 2\nHauptstraße 100\n20099 Hamburg", "2.4 km"),
        ("Gym", "Dock 11", "850 m"), ("Pia", "Am Wall 7, 3rd floor", "12 km"),
        ("Swimming pool", "Park", "1.1 km"),
    ]

    func show(_ row: (String, String, String)) { (name.text, address.text, distance.text) = row }
}

/// A hotel, from an interface file.
final class HotelCell: UITableViewCell, SampledCell {
    private weak var photo: UIImageView!
    private weak var hotelName: UILabel!
    private weak var area: UILabel!
    private weak var rating: UILabel!
    private weak var reviews: UILabel!
    private weak var price: UILabel!
    private weak var soldOut: UILabel!
    private weak var perNight: UILabel!

    static let look = SampledLook(isNib: true)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let photo = UIImageView()
        photo.backgroundColor = .systemGray5
        photo.round(10)
        let (name, area) = (
            UILabel(nib: "Hotel Name", .headline, lines: 2), UILabel(nib: "City Center", .footnote)
        )
        let (rating, reviews) = (UILabel(nib: "9.0", .headline), UILabel(nib: "1,000 reviews", .caption1))
        let (price, night) = (UILabel(nib: "$999", .title2), UILabel(nib: "per night", .caption1))
        let sold = UILabel(nib: "Sold out for your dates", .headline)
        rating.backgroundColor = .systemBlue
        rating.textColor = .white
        rating.textAlignment = .center
        sold.textColor = .systemRed
        contentView.put(photo, .leading(16), .top(12), .width(110), .height(140), .above(12))
        contentView.put(name, .after(photo, 12), .top(12), .trailing(16))
        contentView.put(area, .aligned(name), .below(name, 2), .ending(16))
        contentView.put(rating, .aligned(name), .below(area, 8), .width(36), .height(28))
        contentView.put(reviews, .after(rating, 8), .level(rating))
        contentView.put(price, .trailing(16), .bottom(28))
        contentView.put(night, .trailing(16), .bottom(12))
        contentView.put(sold, .trailing(16), .bottom(14))
        (self.photo, hotelName, self.area, self.rating) = (photo, name, area, rating)
        (self.reviews, self.price, perNight, soldOut) = (reviews, price, night, sold)
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static let rows: [(String, String, String, Int, String?)] = [
        ("Sol", "Beach", "8.1", 40, "$88"),
        ("The Grand Old Station Hotel & Conference Rooms", "Center", "7.0", 3120, "$140"),
        ("Pension Huber", "3 km to the slopes", "9.6", 12, nil), ("Ibis", "Airport", "6.9", 981, "$61"),
        ("Casa", "Old town", "9", 204, "$1,120"),
    ]

    func show(_ row: (String, String, String, Int, String?)) {
        photo.image = .photo(.systemYellow)
        (hotelName.text, area.text, rating.text, price.text) = (row.0, row.1, row.2, row.4)
        reviews.text = "\(row.3) reviews"
        (soldOut.isHidden, price.isHidden, perNight.isHidden) = (row.4 != nil, row.4 == nil, row.4 == nil)
    }
}

/// A restaurant on a card with a shadow, a heart, and a clear area to touch.
final class DinerCard: CodeRow, SampledCell {
    private let box = UIView()
    private let img = UIImageView()
    private let heartBtn = UIButton(type: .custom)
    private let t1 = UILabel(17, .semibold)
    private let t2 = UILabel(13, .regular, .secondaryLabel)
    private let timePill = UILabel(12, .semibold)
    private let closedVeil = UIView()
    private let closedText = UILabel(15, .bold, .white)
    private let touch = UIView()

    static let look = SampledLook(ground: .secondarySystemBackground)

    override func setUp() {
        backgroundColor = .clear
        box.backgroundColor = .systemBackground
        box.layer.cornerRadius = 12
        box.layer.shadowOpacity = 0.2
        box.layer.shadowRadius = 6
        img.backgroundColor = .systemGray5
        heartBtn.setImage(UIImage(systemName: "heart.circle"), for: .normal)
        timePill.backgroundColor = .systemBackground
        timePill.round(12)
        timePill.textAlignment = .center
        closedVeil.backgroundColor = UIColor(white: 0, alpha: 0.5)
        closedText.text = "Closed"
        contentView.put(box, .leading(14), .top(8), .trailing(14), .bottom(8))
        box.put(img, .leading(0), .top(0), .trailing(0), .height(150))
        box.put(closedVeil, .leading(0), .top(0), .trailing(0), .height(150))
        closedVeil.put(closedText, .center, .middle)
        box.put(heartBtn, .trailing(10), .top(10), .width(32), .height(32))
        box.put(timePill, .leading(10), .below(img, -34), .height(24), .width(84))
        box.put(t1, .leading(12), .below(img, 10), .trailing(12))
        box.put(t2, .leading(12), .below(t1, 2), .trailing(12), .bottom(12))
        box.fill(touch)
    }

    static let rows: [(String, String, String?)] = [
        ("Pho 39", "Vietnamese", "15–25 min"),
        ("La Trattoria del Porto Vecchio", "Italian · Pizza · Pasta · $$", "40 min"),
        ("Burger", "$", nil), ("Saray", "Turkish · Grill", "30 min"), ("Green", "Bowls", "20 min"),
    ]

    func show(_ row: (String, String, String?)) {
        img.image = .photo(.systemOrange)
        (t1.text, t2.text, timePill.text) = row
        (closedVeil.isHidden, timePill.isHidden) = (row.2 != nil, row.2 == nil)
    }
}

/// A way from one place to another, in stacks with spacers.
final class TripRow: CodeRow, SampledCell {
    let startDot = UIView()
    let connector = UIView()
    let endDot = UIView()
    let from = UILabel(style: .body)
    let to = UILabel(style: .body)
    let departs = UILabel(style: .subheadline, .secondaryLabel)
    let arrives = UILabel(style: .subheadline, .secondaryLabel)

    override func setUp() {
        for dot in [startDot, endDot] {
            dot.backgroundColor = .systemBlue
            dot.round(5)
            dot.side(10, 10)
        }
        connector.backgroundColor = .systemGray4
        connector.side(2, 26)
        let line = UIStackView(.vertical, 4, [startDot, connector, endDot], .center)
        let first = UIStackView(.horizontal, 8, [from, UIView(), departs])
        let last = UIStackView(.horizontal, 8, [to, UIView(), arrives])
        let texts = UIStackView(.vertical, 8, [first, last])
        texts.distribution = .equalSpacing
        contentView.fill(UIStackView(.horizontal, 14, [line, texts]), 14)
    }

    static let rows = [
        ("Home", "7:40", "Office", "8:12"), ("Gare de l'Est", "12:55", "Strasbourg-Ville", "14:42"),
        ("Here", "now", "Ma", "25 min"),
        ("Frankfurt (Main) Flughafen Fernbahnhof", "9:02", "Ulm Hbf", "11:20"),
        ("Pier 2", "18:00", "Island", "18:45"),
    ]

    func show(_ row: (String, String, String, String)) {
        (from.text, departs.text, to.text, arrives.text) = row
    }
}

/// A flight on a pass, in the dark.
final class FlightCard: CodeRow, SampledCell {
    private let pass = UIView()
    private let codeA = UILabel(34, .bold)
    private let codeB = UILabel(34, .bold)
    private let plane = UIImageView(symbol: "airplane", .systemTeal)
    private let cityA = UILabel(12, .regular, .secondaryLabel)
    private let cityB = UILabel(12, .regular, .secondaryLabel)
    private let facts = ["GATE", "SEAT", "BOARDING"].map { _ in
        (UILabel(10, .semibold, .secondaryLabel), UILabel(17))
    }

    static let look = SampledLook(isDark: true)

    override func setUp() {
        pass.backgroundColor = .secondarySystemBackground
        pass.round(16)
        codeB.textAlignment = .right
        cityB.textAlignment = .right
        for (fact, name) in zip(facts, ["GATE", "SEAT", "BOARDING"]) { fact.0.text = name }
        let columns = facts.map { UIStackView(.vertical, 2, [$0.0, $0.1]) }
        let row = UIStackView(.horizontal, 12, columns)
        row.distribution = .fillEqually
        contentView.fill(pass, 12)
        pass.put(codeA, .leading(16), .top(14))
        pass.put(codeB, .trailing(16), .top(14))
        pass.put(plane, .center, .level(codeA), .width(24), .height(24))
        pass.put(cityA, .leading(16), .below(codeA, 0))
        pass.put(cityB, .trailing(16), .below(codeB, 0))
        pass.put(row, .leading(16), .below(cityA, 14), .trailing(16), .bottom(16))
    }

    static let rows: [(String, String, String, String, [String])] = [
        ("BER", "Berlin", "LIS", "Lisbon", ["A12", "14C", "9:25"]),
        ("JFK", "New York", "SFO", "San Francisco", ["4", "2A", "17:50"]),
        ("OSL", "Oslo Gardermoen", "TOS", "Tromsø", ["–", "31F", "6:05"]),
        ("HND", "Tokyo", "CTS", "Sapporo", ["62", "8K", "12:00"]),
        ("LHR", "London", "EDI", "Edinburgh", ["B7", "22D", "20:15"]),
    ]

    func show(_ row: (String, String, String, String, [String])) {
        (codeA.text, cityA.text, codeB.text, cityB.text) = (row.0, row.1, row.2, row.3)
        for (fact, text) in zip(facts, row.4) { fact.1.text = text }
    }
}

/// A home to rent, from an interface file, read from right to left.
final class RentalCell: UITableViewCell, SampledCell {
    weak var imgHome: UIImageView!
    weak var lblPrice: UILabel!
    weak var lblRooms: UILabel!
    weak var lblStreet: UILabel!
    weak var imgHeart: UIImageView!
    weak var lblNew: UILabel!

    static let look = SampledLook(isRightToLeft: true, isNib: true)
    static let size = CGSize(width: 0, height: 112)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let image = UIImageView(side: 92, 8, .systemGray5)
        let (price, rooms) = (UILabel(nib: "1,000", .title2), UILabel(nib: "Rooms", .subheadline))
        let (street, new) = (UILabel(nib: "Street", .subheadline), UILabel(nib: "New", .caption1))
        let heart = UIImageView(symbol: "heart")
        new.backgroundColor = .systemGreen
        contentView.put(image, .leading(16), .middle)
        contentView.put(new, .leading(20), .top(14))
        contentView.put(price, .after(image, 14), .top(12))
        contentView.put(heart, .trailing(16), .level(price), .width(22), .height(20))
        contentView.put(rooms, .aligned(price), .below(price, 4), .ending(16))
        contentView.put(street, .aligned(price), .below(rooms, 2), .ending(16))
        (imgHome, lblPrice, lblRooms, lblStreet, imgHeart, lblNew) = (image, price, rooms, street, heart, new)
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static let rows: [(String, String, String, Bool)] = [
        ("4,200 ₪", "3 חדרים", "הרצל 12", true),
        ("11,000 ₪", "5 חדרים, גינה ומרפסת שמש גדולה", "שדרות רוטשילד 104", false),
        ("900 ₪", "חדר", "הנמל", false), ("6,350 ₪", "4 חדרים", "ביאליק 3", false),
        ("5,000 ₪", "סטודיו", "אלנבי", true),
    ]

    func show(_ row: (String, String, String, Bool)) {
        imgHome.image = .photo(.systemBrown)
        (lblPrice.text, lblRooms.text, lblStreet.text, lblNew.isHidden) = (row.0, row.1, row.2, !row.3)
    }
}

/// A run: three figures and a ring.
final class RunRow: CodeRow, SampledCell {
    let ringLayer = CAShapeLayer()
    let ring = UIView()
    let goal = UILabel(12, .bold)
    let when = UILabel(style: .footnote, .secondaryLabel)
    let values = (0..<3).map { _ in UILabel(style: .title3) }
    let units = ["km", "min/km", "bpm"].map { unit in
        let label = UILabel(style: .caption2, .secondaryLabel)
        label.text = unit
        return label
    }

    override func setUp() {
        ringLayer.path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 44, height: 44)).cgPath
        (ringLayer.fillColor, ringLayer.strokeColor) = (nil, UIColor.systemGreen.cgColor)
        ringLayer.lineWidth = 6
        ring.layer.addSublayer(ringLayer)
        contentView.put(ring, .trailing(16), .middle, .width(50), .height(50))
        ring.put(goal, .center, .middle)
        let columns = zip(values, units).map { UIStackView(.vertical, 0, [$0, $1]) }
        let row = UIStackView(.horizontal, 10, columns)
        row.distribution = .fillEqually
        contentView.put(when, .leading(16), .top(12))
        contentView.put(row, .leading(16), .below(when, 6), .before(ring, 12), .bottom(12))
    }

    static let rows: [(String, [String], String)] = [
        ("Today, 6:12", ["5.0", "5:31", "142"], "50%"),
        ("Sunday, along the canal", ["21.1", "6:02", "151"], "✓"),
        ("Fri", ["3", "5:00", "–"], "30%"), ("Wed", ["8.4", "5:48", "139"], "84%"),
        ("1 May", ["10", "5:15", "160"], "✓"),
    ]

    func show(_ row: (String, [String], String)) {
        (when.text, goal.text) = (row.0, row.2)
        for (label, text) in zip(values, row.1) { label.text = text }
    }
}

/// The head of somebody's page, read from right to left.
final class ProfileRow: CodeRow, SampledCell {
    let portrait = UIImageView(side: 84, 42, .systemGray4)
    let numbers = (0..<3).map { _ in UILabel(17, .bold) }
    let words = ["منشور", "متابع", "يتابع"].map { word in
        let label = UILabel(12)
        label.text = word
        return label
    }
    let displayName = UILabel(15, .semibold)
    let bio = UILabel(14, .regular, .label, lines: 0)
    let link = UIButton(type: .system)

    static let look = SampledLook(isRightToLeft: true)

    override func setUp() {
        for label in numbers + words { label.textAlignment = .center }
        let columns = zip(numbers, words).map { UIStackView(.vertical, 0, [$0, $1]) }
        let row = UIStackView(.horizontal, 0, columns)
        row.distribution = .fillEqually
        contentView.put(portrait, .leading(16), .top(12))
        contentView.put(row, .after(portrait, 12), .trailing(16), .level(portrait))
        contentView.put(displayName, .leading(16), .below(portrait, 10), .ending(16))
        contentView.put(bio, .leading(16), .below(displayName, 2), .trailing(16))
        contentView.put(link, .leading(16), .below(bio, 2), .bottom(12))
    }

    static let rows: [([String], String, String, String)] = [
        (["12", "80", "91"], "ليلى", "", "leila.example"),
        (["1,204", "88K", "3"], "مطبخ الجدة", "وصفات كل يوم", "shop"),
        (["0", "1", "14"], "سامي", "طالب", ""),
        (
            ["310", "2,004", "611"], "نادي القراءة في بيروت",
            "كل خميس في المقهى القديم قرب البحر، الجميع مدعوون", "join"
        ),
        (["44", "120", "98"], "هند", "تصوير", "hind.photo"),
    ]

    func show(_ row: ([String], String, String, String)) {
        portrait.image = .photo(.systemTeal)
        for (label, text) in zip(numbers, row.0) { label.text = text }
        (displayName.text, bio.text) = (row.1, row.2)
        link.setTitle(row.3, for: .normal)
    }
}

/// A comment, further in the deeper it is.
final class CommentRow: CodeRow, SampledCell {
    let rail = UIView()
    let author = UILabel(13, .semibold)
    let op = UILabel(10, .bold, .systemBlue)
    let age = UILabel(13, .regular, .secondaryLabel)
    let text = UILabel(15, .regular, .label, lines: 0)
    let vote = UIButton(type: .system)
    let collapsed = UILabel(13, .regular, .secondaryLabel)
    private var indent: NSLayoutConstraint?

    override func setUp() {
        rail.backgroundColor = .systemGray4
        op.text = "OP"
        vote.setImage(UIImage(systemName: "arrow.up"), for: .normal)
        contentView.put(rail, .top(0), .bottom(0), .width(2))
        indent = rail.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8)
        indent?.isActive = true
        let head = UIStackView(.horizontal, 6, [author, op, age, UIView(), collapsed, vote], .center)
        contentView.put(head, .after(rail, 10), .top(8), .trailing(12))
        contentView.put(text, .after(rail, 10), .below(head, 4), .trailing(16), .bottom(10))
    }

    static let rows: [(Int, String, String, String, Bool)] = [
        (0, "moss", "2h", "This.", false),
        (
            1, "a_long_user_name_42", "1h",
            "Not so sure. I tried it with the older firmware and it never worked for me.", false
        ),
        (2, "moss", "58m", "Which one?", true), (0, "kt", "14m", "Thanks for sharing, saved.", false),
        (0, "z", "now", "+1", false),
    ]

    func show(_ row: (Int, String, String, String, Bool)) {
        indent?.constant = 8 + CGFloat(row.0) * 14
        (author.text, age.text, text.text, op.isHidden) = (row.1, row.2, row.3, !row.4)
    }
}

/// Something that happened, from an interface file.
final class ActivityCell: UITableViewCell, SampledCell {
    private weak var avatar: UIImageView!
    private weak var badgeIcon: UIImageView!
    private weak var sentence: UILabel!
    private weak var ago: UILabel!
    private weak var preview: UIImageView!
    private weak var followBack: UIButton!

    static let look = SampledLook(isNib: true)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let avatar = UIImageView(side: 44, 22, .systemGray5)
        let badge = UIImageView(symbol: "heart.circle.fill", .systemRed)
        let sentence = UILabel(nib: "Somebody liked your photo", .subheadline, lines: 3)
        let ago = UILabel(nib: "5m", .caption1)
        let preview = UIImageView(side: 44, 4, .systemGray5)
        let follow = UIButton(type: .system)
        follow.setTitle("Follow", for: .normal)
        follow.backgroundColor = .systemBlue
        follow.tintColor = .white
        follow.round(8)
        contentView.put(avatar, .leading(16), .top(10), .above(10))
        contentView.put(badge, .leading(44), .top(38), .width(20), .height(20))
        contentView.put(sentence, .after(avatar, 14), .top(10), .trailing(112))
        contentView.put(ago, .aligned(sentence), .below(sentence, 2), .bottom(10))
        contentView.put(preview, .trailing(16), .middle)
        contentView.put(follow, .trailing(16), .middle, .width(84), .height(32))
        (self.avatar, badgeIcon, self.sentence) = (avatar, badge, sentence)
        (self.ago, self.preview, followBack) = (ago, preview, follow)
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static let rows: [(String, String, Bool)] = [
        ("ben liked your photo.", "2m", false), ("studio.nord started following you.", "1h", true),
        ("mia, jo and 12 others liked your comment: Is that the pier?", "3h", false),
        ("ben liked your photo.", "1d", false),
        ("kai mentioned you in a comment.", "2w", false),
    ]

    func show(_ row: (String, String, Bool)) {
        avatar.image = .photo(.systemPink)
        preview.image = row.2 ? nil : .photo(.systemBlue)
        (sentence.text, ago.text) = (row.0, row.1)
        (preview.isHidden, followBack.isHidden) = (row.2, !row.2)
    }
}

/// A challenge with a ring, from an interface file.
final class ChallengeCell: UICollectionViewCell, SampledCell {
    weak var ring: UIView!
    weak var emoji: UILabel!
    weak var challengeTitle: UILabel!
    weak var daysLeft: UILabel!
    weak var wonImage: UIImageView!

    static let look = SampledLook(isNib: true)
    static let size = CGSize(width: 150, height: 170)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 16
        let (ring, emoji) = (UIView(), UILabel(nib: "🏆", .title1))
        ring.layer.borderWidth = 5
        ring.layer.borderColor = UIColor.systemOrange.cgColor
        ring.layer.cornerRadius = 35
        let title = UILabel(nib: "Challenge Title", .headline, lines: 2)
        let days = UILabel(nib: "0 days left", .caption1)
        let won = UIImageView(symbol: "checkmark.seal.fill", .systemGreen)
        for label in [title, days] { label.textAlignment = .center }
        contentView.put(ring, .center, .top(14), .width(70), .height(70))
        ring.put(emoji, .center, .middle)
        contentView.put(won, .trailing(10), .top(10), .width(24), .height(24))
        contentView.put(title, .leading(10), .below(ring, 8), .trailing(10))
        contentView.put(days, .leading(10), .trailing(10), .bottom(10))
        (self.ring, self.emoji, challengeTitle, daysLeft, wonImage) = (ring, emoji, title, days, won)
    }

    override init(frame: CGRect) { super.init(frame: frame) }

    static let rows = [
        ("🚲", "Ride", "3 days left", false), ("🧊", "Thirty cold mornings", "Done", true),
        ("📚", "Read", "12 days left", false),
        ("🥾", "Walk to the sea", "1 day left", false), ("🎻", "Practice", "30 days left", false),
    ]

    func show(_ row: (String, String, String, Bool)) {
        (emoji.text, challengeTitle.text, daysLeft.text, wonImage.isHidden) = (row.0, row.1, row.2, !row.3)
    }
}

/// Somebody who speaks, from an interface file in stacks.
final class TalkCell: UITableViewCell, SampledCell {
    weak var timeLabel: UILabel!
    weak var talkTitle: UILabel!
    weak var speakerLabel: UILabel!
    weak var roomLabel: UILabel!
    weak var bookmark: UIButton!
    weak var trackColor: UIView!

    static let look = SampledLook(isNib: true)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let (time, title) = (
            UILabel(nib: "09:00", .subheadline), UILabel(nib: "Title of the talk", .headline, lines: 0)
        )
        let (speaker, room) = (UILabel(nib: "Speaker", .subheadline), UILabel(nib: "Room 1", .footnote))
        let (mark, color) = (UIButton(type: .system), UIView())
        mark.setImage(UIImage(systemName: "bookmark"), for: .normal)
        mark.setContentHuggingPriority(.required, for: .horizontal)
        color.side(4, nil)
        time.side(52, nil)
        let texts = UIStackView(.vertical, 3, [title, speaker, room])
        contentView.fill(UIStackView(.horizontal, 10, [color, time, texts, mark], .top), 12)
        (timeLabel, talkTitle, speakerLabel, roomLabel) = (time, title, speaker, room)
        (bookmark, trackColor) = (mark, color)
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static let rows = [
        ("9:00", "Keynote", "", "Hall"),
        ("10:30", "What we learned from rewriting everything, twice", "Noor Haddad & Tim Q.", "Room B"),
        ("11:15", "Lightning talks", "Many", "Hall"), ("12:00", "Lunch", "", "Garden"),
        ("13:30", "Borrowing", "E. Sand", "Room A"),
    ]

    func show(_ row: (String, String, String, String)) {
        (timeLabel.text, talkTitle.text, speakerLabel.text, roomLabel.text) = row
        (speakerLabel.isHidden, trackColor.backgroundColor) = (row.2.isEmpty, .systemPurple)
    }
}
