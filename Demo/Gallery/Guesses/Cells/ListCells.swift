import UIKit

/// A mail.
final class MailRow: CodeRow, SampledCell {
    let unreadDot = UIView()
    let from = UILabel(style: .headline)
    let date = UILabel(style: .subheadline, .secondaryLabel)
    let subject = UILabel(style: .subheadline)
    let snippet = UILabel(style: .subheadline, .secondaryLabel, lines: 2)
    let clip = UIImageView(symbol: "paperclip")
    let flag = UIImageView(symbol: "flag.fill", .systemOrange)

    override func setUp() {
        unreadDot.backgroundColor = .systemBlue
        unreadDot.round(5)
        date.setContentHuggingPriority(.required, for: .horizontal)
        date.setContentCompressionResistancePriority(.required, for: .horizontal)
        let head = UIStackView(.horizontal, 6, [from, clip, flag, date])
        let texts = UIStackView(.vertical, 2, [head, subject, snippet])
        contentView.put(unreadDot, .leading(10), .top(16), .width(10), .height(10))
        contentView.put(texts, .leading(28), .top(10), .trailing(16), .bottom(10))
    }

    static let rows: [(String, String, String, String, Bool, Bool)] = [
        ("Rail", "11:02", "Your ticket", "Show this code to the conductor. It is valid for two.", true, true),
        (
            "Ottoline Grey", "Yesterday", "Re: Re: Fwd: minutes of the meeting on the 4th", "Fine with me.",
            false, true
        ),
        ("no-reply", "Mon", "Security alert", "A new sign-in on Linux", true, false),
        (
            "Jens", "12.01.", "?",
            "Did you get my last one? I am not sure that the address was right, so here it is again.", false,
            false
        ),
        ("The Weekly Plant", "1/3/25", "Repotting", "It is that time of the year.", false, false),
    ]

    func show(_ row: (String, String, String, String, Bool, Bool)) {
        (from.text, date.text, subject.text, snippet.text) = (row.0, row.1, row.2, row.3)
        (unreadDot.isHidden, clip.isHidden, flag.isHidden) = (!row.4, !row.5, row.4)
    }
}

/// A task of a list.
final class TaskRow: CodeRow, SampledCell {
    private let circle = UIButton(type: .system)
    private let title = UILabel(16, .regular, .label, lines: 0)
    private let due = UILabel(13, .regular, .systemRed)
    private let list = UILabel(13, .regular, .secondaryLabel)
    private let star = UIImageView(symbol: "star.fill", .systemYellow)
    private let steps = UILabel(13, .regular, .secondaryLabel)

    override func setUp() {
        circle.setImage(UIImage(systemName: "circle"), for: .normal)
        circle.side(28, 28)
        star.side(20, 20)
        let facts = UIStackView(.horizontal, 8, [list, steps, due, UIView()])
        let texts = UIStackView(.vertical, 3, [title, facts])
        contentView.fill(UIStackView(.horizontal, 12, [circle, texts, star], .center), 12)
    }

    static let rows: [(String, String?, String, String?, Bool)] = [
        ("Milk", nil, "Shopping", nil, false),
        ("Call the landlord about the window", "Today", "Home", nil, true),
        ("Taxes", "31 May", "Money", "2 of 9", false), ("Water", "Every day", "Plants", nil, false),
        (
            "Write down what we said about the trip, before everybody forgets who wanted what", nil, "Trip",
            nil, false
        ),
    ]

    func show(_ row: (String, String?, String, String?, Bool)) {
        (title.text, due.text, list.text, steps.text) = (row.0, row.1, row.2, row.3)
        (due.isHidden, steps.isHidden, star.isHidden) = (row.1 == nil, row.3 == nil, !row.4)
    }
}

/// A person, from an interface file.
final class PersonCell: UITableViewCell, SampledCell {
    private weak var initials: UILabel!
    private weak var photoView: UIImageView!
    private weak var nameLabel: UILabel!
    private weak var jobLabel: UILabel!
    private weak var inviteButton: UIButton!

    static let look = SampledLook(isNib: true)
    static let size = CGSize(width: 0, height: 64)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let letters = UILabel(nib: "AB", .headline)
        letters.textAlignment = .center
        letters.backgroundColor = .systemTeal
        letters.round(20)
        let photo = UIImageView(side: 40, 20)
        let (name, job) = (UILabel(nib: "First Last"), UILabel(nib: "Job title", .caption1))
        let invite = UIButton(type: .system)
        invite.setTitle("Invite", for: .normal)
        contentView.put(letters, .leading(16), .middle, .width(40), .height(40))
        contentView.put(photo, .leading(16), .middle)
        contentView.put(invite, .trailing(16), .middle)
        contentView.put(name, .leading(68), .top(12), .until(invite, 8))
        contentView.put(job, .leading(68), .below(name, 2), .until(invite, 8))
        (initials, photoView, nameLabel, jobLabel, inviteButton) = (letters, photo, name, job, invite)
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static let rows: [(String, String, Bool)] = [
        ("Zoë", "CEO", true), ("Maximiliane Hohenester", "Head of something very particular", false),
        ("Raj Patel", "Engineer", false), ("Émile", "", true), ("Sam Lee", "Design", false),
    ]

    func show(_ row: (String, String, Bool)) {
        (nameLabel.text, jobLabel.text, initials.text) = (row.0, row.1, String(row.0.prefix(2)).uppercased())
        photoView.image = row.2 ? .photo(.systemGray) : nil
        inviteButton.isHidden = row.2
    }
}

/// An event, with the day in a box and faces of who comes.
final class EventRow: CodeRow, SampledCell {
    let dayBox = UIView()
    let month = UILabel(11, .bold, .systemRed)
    let day = UILabel(22, .light)
    let what = UILabel(17, .semibold, .label, lines: 2)
    let place = UILabel(14, .regular, .secondaryLabel)
    let faces = (0..<3).map { _ in UIImageView(side: 24, 12, .systemGray4) }
    let others = UILabel(12, .regular, .secondaryLabel)

    override func setUp() {
        dayBox.backgroundColor = .systemGray6
        dayBox.round(8)
        dayBox.put(month, .center, .top(6))
        dayBox.put(day, .center, .below(month, 0))
        contentView.put(dayBox, .leading(16), .top(12), .width(52), .height(56))
        contentView.put(what, .after(dayBox, 14), .top(12), .trailing(16))
        contentView.put(place, .aligned(what), .below(what, 2), .ending(16))
        let row = UIStackView(.horizontal, -8, faces)
        contentView.put(row, .aligned(what), .below(place, 8), .bottom(12))
        contentView.put(others, .after(row, 8), .level(row))
    }

    static let rows: [(String, String, String, String, Int)] = [
        ("MAR", "3", "Brunch", "Café Luna", 4),
        ("MAR", "14", "Retrospective of the whole department", "Room 2", 31),
        ("APR", "1", "Concert", "The Old Brewery, Yard 3", 3), ("APR", "22", "Run", "Bridge", 1),
        ("MAY", "30", "Wedding of Ines and Tom", "St. Mary's", 118),
    ]

    func show(_ row: (String, String, String, String, Int)) {
        (month.text, day.text, what.text, place.text) = (row.0, row.1, row.2, row.3)
        for (index, face) in faces.enumerated() {
            (face.image, face.isHidden) = (.photo(.systemPink), index >= row.4)
        }
        (others.text, others.isHidden) = ("+\(row.4 - 3)", row.4 <= 3)
    }
}

/// A file or a folder, each with texts of its own, laid out in frames.
final class FileRow: CodeRow, SampledCell {
    private let glyph = UIImageView(symbol: "doc", .systemBlue)
    private let fileName = UILabel(15)
    private let fileFacts = UILabel(12, .regular, .secondaryLabel)
    private let folderName = UILabel(17, .medium)
    private let itemCount = UILabel(15, .regular, .tertiaryLabel)
    private let cloud = UIImageView(symbol: "icloud", .systemGray)

    static let size = CGSize(width: 0, height: 58)

    override func setUp() {
        [glyph, fileName, fileFacts, folderName, itemCount, cloud].forEach(contentView.addSubview)
        itemCount.textAlignment = .right
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        glyph.frame = CGRect(x: 16, y: 14, width: 30, height: 30)
        fileName.frame = CGRect(x: 60, y: 10, width: width - 110, height: 20)
        fileFacts.frame = CGRect(x: 60, y: 32, width: width - 110, height: 16)
        folderName.frame = CGRect(x: 60, y: 18, width: width - 130, height: 22)
        itemCount.frame = CGRect(x: width - 66, y: 18, width: 50, height: 22)
        cloud.frame = CGRect(x: width - 40, y: 19, width: 24, height: 20)
    }

    static let rows: [(String, String, Bool, Bool)] = [
        ("a.txt", "1 KB", false, false), ("Invoices 2024", "38", true, false),
        ("IMG_2044.HEIC", "2.1 MB – 3 March", false, true),
        ("draft (final) (2) really.docx", "88 KB", false, false),
        ("Old", "2", true, false),
    ]

    func show(_ row: (String, String, Bool, Bool)) {
        (fileName.text, fileFacts.text) = row.2 ? (nil, nil) : (row.0, row.1)
        (folderName.text, itemCount.text) = row.2 ? (row.0, row.1) : (nil, nil)
        [fileName, fileFacts, cloud].forEach { $0.isHidden = row.2 }
        [folderName, itemCount].forEach { $0.isHidden = !row.2 }
        if !row.3 { cloud.isHidden = true }
    }
}

/// A branch of some code, from an interface file.
final class BranchCell: UITableViewCell, SampledCell {
    weak var branch: UILabel!
    weak var commit: UILabel!
    weak var ahead: UILabel!
    weak var behind: UILabel!
    weak var protectedIcon: UIImageView!
    weak var currentTag: UILabel!

    static let look = SampledLook(isDark: true, isNib: true)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let (name, last) = (UILabel(nib: "main"), UILabel(nib: "Initial commit", .footnote))
        let (up, down) = (UILabel(nib: "↑0", .caption1), UILabel(nib: "↓0", .caption1))
        let tag = UILabel(nib: "current", .caption2)
        tag.backgroundColor = .systemGreen
        let lock = UIImageView(symbol: "lock")
        name.font = .monospacedSystemFont(ofSize: 15, weight: .regular)
        let head = UIStackView(.horizontal, 6, [lock, name, tag, UIView(), up, down])
        contentView.put(head, .leading(16), .top(10), .trailing(16))
        contentView.put(last, .leading(16), .below(head, 4), .trailing(16), .bottom(10))
        (branch, commit, ahead, behind, protectedIcon, currentTag) = (name, last, up, down, lock, tag)
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static let rows: [(String, String, Int, Int)] = [
        ("main", "Merge the new parser", 0, 0), ("feature/dark-mode-for-the-old-reader", "wip", 14, 203),
        ("fix-1204", "Do not count the last page twice when it is empty", 1, 0), ("gh-pages", "Update", 0, 3),
        ("tmp", "x", 1, 88),
    ]

    func show(_ row: (String, String, Int, Int)) {
        (branch.text, commit.text, ahead.text, behind.text) = (row.0, row.1, "↑\(row.2)", "↓\(row.3)")
        (protectedIcon.isHidden, currentTag.isHidden) = (row.0 != "main", row.0 != "tmp")
    }
}

/// A story on a card.
final class StoryCard: CodeRow, SampledCell {
    private let card = UIView()
    private let pictureView = UIImageView()
    private let section = UILabel(12, .bold, .systemRed)
    private let heading = UILabel(22, .bold, .label, lines: 3)
    private let lead = UILabel(15, .regular, .secondaryLabel, lines: 0)
    private let authorLine = UILabel(12, .regular, .tertiaryLabel)
    private let tapArea = UIButton()

    static let look = SampledLook(ground: .systemGroupedBackground)

    override func setUp() {
        card.backgroundColor = .secondarySystemGroupedBackground
        card.round(14)
        pictureView.backgroundColor = .systemGray5
        contentView.put(card, .leading(16), .top(8), .trailing(16), .bottom(8))
        card.put(pictureView, .leading(0), .top(0), .trailing(0), .height(180))
        card.put(section, .leading(16), .below(pictureView, 12), .ending(16))
        card.put(heading, .leading(16), .below(section, 4), .trailing(16))
        card.put(lead, .leading(16), .below(heading, 6), .trailing(16))
        card.put(authorLine, .leading(16), .below(lead, 10), .bottom(14), .ending(16))
        card.fill(tapArea)
        contentView.backgroundColor = .systemGroupedBackground
    }

    static let rows: [(String, String, String, String)] = [
        ("CITY", "Bridge closed", "Until further notice.", "2 min"),
        (
            "SCIENCE", "What the ice remembers of the warmest summer in ten thousand years", "",
            "by L. Marchetti, 14 min"
        ),
        ("SPORT", "Late win", "Two goals in four minutes turned the game.", "by our reporters"),
        (
            "OPINION", "Slower",
            "A case for trains, letters and long lunches, made by somebody who misses all of them.", "K. B."
        ),
        ("CULTURE", "A house full of clocks", "", "5 min"),
    ]

    func show(_ row: (String, String, String, String)) {
        pictureView.image = .photo(.systemGray)
        (section.text, heading.text, lead.text, authorLine.text) = row
    }
}

/// A movement of money.
final class MoneyRow: CodeRow, SampledCell {
    let logo = UIImageView(side: 36, 18, .systemGray6)
    let merchant = UILabel(style: .body)
    let category = UILabel(style: .footnote, .secondaryLabel)
    let amount = UILabel(style: .body)
    let pending = UILabel(style: .footnote, .systemOrange)

    override func setUp() {
        amount.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
        amount.textAlignment = .right
        pending.text = "Pending"
        let left = UIStackView(.vertical, 1, [merchant, category])
        let right = UIStackView(.vertical, 1, [amount, pending], .trailing)
        right.setContentHuggingPriority(.required, for: .horizontal)
        amount.setContentCompressionResistancePriority(.required, for: .horizontal)
        contentView.fill(UIStackView(.horizontal, 12, [logo, left, right], .center), 12)
    }

    static let rows: [(String, String, String, Bool)] = [
        ("Bakery", "Groceries", "−3.20", false), ("Salary", "Income", "+4,120.00", false),
        ("AMZN MKTP DE*2K4RT0 LUXEMBOURG", "Shopping", "−18.99", true), ("Rent", "Home", "−1,310.00", false),
        ("Kiosk", "Other", "−1.00", true),
    ]

    func show(_ row: (String, String, String, Bool)) {
        logo.image = .photo(.systemBlue)
        (merchant.text, category.text, amount.text, pending.isHidden) = (row.0, row.1, row.2, !row.3)
    }
}

/// A share, with a line of its course.
final class StockRow: CodeRow, SampledCell {
    private let ticker = UILabel(18, .bold)
    private let company = UILabel(13, .regular, .secondaryLabel)
    private let chart = UIView()
    private let curve = CAShapeLayer()
    private let quote = UILabel(17, .medium)
    private let change = UILabel(13, .semibold, .white)

    static let look = SampledLook(isDark: true)
    static let size = CGSize(width: 0, height: 66)

    override func setUp() {
        change.round(5)
        change.textAlignment = .right
        change.backgroundColor = .systemGreen
        curve.fillColor = nil
        curve.lineWidth = 1.5
        chart.layer.addSublayer(curve)
        contentView.put(ticker, .leading(16), .top(12))
        contentView.put(company, .leading(16), .below(ticker, 2), .width(130))
        contentView.put(chart, .middle, .width(70), .height(34), .trailing(120))
        contentView.put(quote, .trailing(16), .top(10))
        contentView.put(change, .trailing(16), .below(quote, 4), .width(74), .height(22))
    }

    static let rows: [(String, String, String, String)] = [
        ("F", "Ford", "11.2", "+0.4%"), ("TSM", "Taiwan Semiconductor Manufacturing", "188.31", "−2.1%"),
        ("DAX", "Index", "18,204.5", "+0.02%"), ("BRK.A", "Berkshire Hathaway", "612,410.00", "−0.7%"),
        ("O", "Realty", "54.8", "0.0%"),
    ]

    func show(_ row: (String, String, String, String)) {
        (ticker.text, company.text, quote.text, change.text) = row
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 24))
        for x in 1..<8 { path.addLine(to: CGPoint(x: x * 10, y: (x * 13) % 30)) }
        curve.path = path.cgPath
        curve.strokeColor = UIColor.systemGreen.cgColor
    }
}

/// The weather of a day.
final class WeatherRow: CodeRow, SampledCell {
    let weekday = UILabel(17, .medium)
    let symbolView = UIImageView(symbol: "cloud.sun.fill", .systemYellow)
    let rain = UILabel(11, .semibold, .systemCyan)
    let low = UILabel(17, .regular, .secondaryLabel)
    let high = UILabel(17)
    let range = UIView()
    let spread = UIView()

    static let size = CGSize(width: 0, height: 52)

    override func setUp() {
        range.backgroundColor = .systemGray5
        spread.backgroundColor = .systemOrange
        for bar in [range, spread] { bar.round(2) }
        contentView.put(weekday, .leading(16), .middle, .width(80))
        contentView.put(symbolView, .after(weekday, 8), .top(8), .width(24), .height(22))
        contentView.put(rain, .below(symbolView, 2), .leading(100))
        contentView.put(high, .trailing(16), .middle, .width(36))
        contentView.put(range, .before(high, 8), .middle, .width(100), .height(4))
        contentView.put(low, .before(range, 8), .middle)
        range.put(spread, .leading(30), .top(0), .bottom(0), .width(40))
    }

    static let rows: [(String, Int, Int, Int)] = [
        ("Today", 4, 11, 0), ("Wed", -2, 6, 60), ("Thu", 0, 9, 0), ("Fri", 8, 14, 0), ("Sat", 10, 21, 90),
    ]

    func show(_ row: (String, Int, Int, Int)) {
        (weekday.text, low.text, high.text) = (row.0, "\(row.1)°", "\(row.2)°")
        (rain.text, rain.isHidden) = ("\(row.3) %", row.3 == 0)
    }
}

/// A departure, from an interface file.
final class TransitCell: UITableViewCell, SampledCell {
    private weak var lineLabel: UILabel!
    private weak var directionLabel: UILabel!
    private weak var minutesLabel: UILabel!
    private weak var delayLabel: UILabel!
    private weak var liveIcon: UIImageView!
    private weak var cancelledLabel: UILabel!

    static let look = SampledLook(isNib: true)
    static let size = CGSize(width: 0, height: 60)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let (line, direction) = (UILabel(nib: "U7", .headline), UILabel(nib: "Direction", .body))
        let (minutes, delay) = (UILabel(nib: "12 min", .title3), UILabel(nib: "+3", .caption1))
        let cancelled = UILabel(nib: "Cancelled", .headline)
        let live = UIImageView(symbol: "dot.radiowaves.right", .systemGreen)
        line.backgroundColor = .systemBlue
        line.textColor = .white
        line.textAlignment = .center
        (delay.textColor, cancelled.textColor) = (.systemRed, .systemRed)
        minutes.setContentHuggingPriority(.required, for: .horizontal)
        contentView.put(line, .leading(16), .middle, .width(48), .height(30))
        contentView.put(minutes, .trailing(16), .top(10))
        contentView.put(cancelled, .trailing(16), .middle)
        contentView.put(delay, .trailing(16), .below(minutes, 0))
        contentView.put(live, .before(minutes, 4), .level(minutes), .width(16), .height(16))
        contentView.put(direction, .after(line, 12), .middle, .until(live, 8))
        (lineLabel, directionLabel, minutesLabel) = (line, direction, minutes)
        (delayLabel, liveIcon, cancelledLabel) = (delay, live, cancelled)
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static let rows: [(String, String, String?, String?)] = [
        ("4", "Zoo", "now", nil), ("M48", "Alexanderplatz via Potsdamer Platz", "8 min", "+2"),
        ("S1", "Wannsee", nil, nil), ("RE7", "Airport", "1 h 4 min", nil), ("N2", "Depot", "22 min", nil),
    ]

    func show(_ row: (String, String, String?, String?)) {
        (lineLabel.text, directionLabel.text, minutesLabel.text, delayLabel.text) = row
        (cancelledLabel.isHidden, liveIcon.isHidden) = (row.2 != nil, row.3 == nil)
    }
}

/// A place in a ranking.
final class RankRow: CodeRow, SampledCell {
    let rank = UILabel(15, .bold, .secondaryLabel)
    let medal = UIImageView(symbol: "medal.fill", .systemYellow)
    let face = UIImageView(side: 32, 16, .systemGray5)
    let player = UILabel(16)
    let you = UILabel(11, .bold, .systemBlue)
    let score = UILabel(16, .semibold)
    let up = UIImageView(symbol: "arrowtriangle.up.fill", .systemGreen)
    let down = UIImageView(symbol: "arrowtriangle.down.fill", .systemRed)

    override func setUp() {
        you.text = "YOU"
        rank.side(28, nil)
        medal.side(28, 24)
        contentView.fill(
            UIStackView(
                .horizontal, 10, [rank, medal, face, player, you, UIView(), score, up, down], .center), 10)
    }

    static let rows: [(Int, String, String, Int)] = [
        (1, "nova", "12,410", 0), (2, "Grandmaster Flashcard", "9,002", 1), (3, "Ju", "8,990", -1),
        (104, "you", "31", 1), (105, "Pim", "30", 0),
    ]

    func show(_ row: (Int, String, String, Int)) {
        face.image = .photo(.systemPurple)
        (rank.text, player.text, score.text) = ("\(row.0)", row.1, row.2)
        (medal.isHidden, rank.isHidden, you.isHidden) = (row.0 > 1, row.0 == 1, row.1 != "you")
        (up.isHidden, down.isHidden) = (row.3 <= 0, row.3 >= 0)
    }
}

/// A topic that many write about.
final class TopicRow: CodeRow, SampledCell {
    private let l1 = UILabel(13, .regular, .secondaryLabel)
    private let l2 = UILabel(16, .bold)
    private let l3 = UILabel(13, .regular, .secondaryLabel)
    private let dots = UIButton(type: .system)

    override func setUp() {
        dots.setImage(UIImage(systemName: "ellipsis"), for: .normal)
        [l1, l2, l3, dots].forEach(contentView.addSubview)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 78) }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 10
        for label in [l1, l2, l3] {
            let height = label.font.lineHeight.rounded(.up)
            label.frame = CGRect(x: 16, y: y, width: contentView.bounds.width - 76, height: height)
            y += height + 3
        }
        dots.frame = CGRect(x: contentView.bounds.width - 48, y: 8, width: 32, height: 32)
    }

    static let size = CGSize(width: 0, height: 78)

    static let rows = [
        ("Trending", "#snow", "12K posts"), ("Politics · Trending", "#election", ""),
        ("Music", "Kestrel announce a second night", "804 posts"), ("Sports", "#final", "1.2M posts"),
        ("Only on here", "#fridaybirds", "99 posts"),
    ]

    func show(_ row: (String, String, String)) { (l1.text, l2.text, l3.text) = row }
}
