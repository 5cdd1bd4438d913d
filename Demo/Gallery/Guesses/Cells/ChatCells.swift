import UIKit

/// A conversation in a list of them.
final class ConversationCell: CodeRow, SampledCell {
    let avatarView = UIImageView(side: 52, 26, .systemGray5)
    let nameLabel = UILabel(16, .semibold)
    let timeLabel = UILabel(13, .regular, .secondaryLabel)
    let previewLabel = UILabel(15, .regular, .secondaryLabel, lines: 2)
    let unreadBadge = UILabel(12, .bold, .white)
    let mutedIcon = UIImageView(symbol: "bell.slash")

    override func setUp() {
        unreadBadge.backgroundColor = .systemBlue
        unreadBadge.textAlignment = .center
        unreadBadge.round(10)
        timeLabel.setContentHuggingPriority(.required, for: .horizontal)
        timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        contentView.put(avatarView, .leading(16), .top(10), .above(10))
        contentView.put(nameLabel, .after(avatarView, 12), .top(10))
        contentView.put(mutedIcon, .after(nameLabel, 4), .level(nameLabel), .width(14), .height(14))
        contentView.put(timeLabel, .trailing(16), .baseline(nameLabel))
        mutedIcon.trailingAnchor.constraint(lessThanOrEqualTo: timeLabel.leadingAnchor, constant: -8)
            .isActive = true
        contentView.put(unreadBadge, .trailing(16), .below(timeLabel, 8), .height(20))
        unreadBadge.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
        contentView.put(
            previewLabel, .aligned(nameLabel), .below(nameLabel, 3), .before(unreadBadge, 8), .above(10))
    }

    static let rows: [(String, String, String, Int, Bool)] = [
        ("Ida", "09:41", "On my way", 0, false),
        ("Climbing on Thursday", "Tue", "Pawel: who brings the long rope? Mine is still wet.", 12, true),
        ("Dr. Brandt", "12/03", "The results are in, please call us back before noon.", 1, false),
        ("Mum", "Yesterday", "ok", 0, false),
        ("Bo & Lin", "Mon", "You: see you there", 0, false),
    ]

    func show(_ row: (String, String, String, Int, Bool)) {
        avatarView.image = .photo(.systemTeal)
        (nameLabel.text, timeLabel.text, previewLabel.text) = (row.0, row.1, row.2)
        (unreadBadge.text, unreadBadge.isHidden) = ("\(row.3)", row.3 == 0)
        mutedIcon.isHidden = !row.4
    }
}

/// A message of somebody else.
final class BubbleRow: CodeRow, SampledCell {
    private let bubble = UIView()
    private let body = UILabel(style: .body, .label, lines: 0)
    private let sender = UILabel(style: .caption1, .systemPurple)
    private let tick = UIImageView(symbol: "checkmark")
    private let failed = UIImageView(symbol: "exclamationmark.circle", .systemRed)

    override func setUp() {
        bubble.backgroundColor = .secondarySystemBackground
        bubble.round(18)
        contentView.put(bubble, .leading(12), .top(4), .bottom(4))
        bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 280).isActive = true
        bubble.put(sender, .leading(14), .top(8), .ending(14))
        bubble.put(body, .leading(14), .below(sender, 2), .trailing(14), .bottom(8))
        contentView.put(tick, .after(bubble, 6), .bottom(8), .width(12), .height(12))
        contentView.put(failed, .after(bubble, 6), .bottom(8), .width(20), .height(20))
    }

    static let rows: [(String, String, Bool)] = [
        ("Ola", "Yes", true),
        ("Ola", "Did the plumber say when he would come, or do we have to call again?", true),
        ("Karim", "No idea", true),
        ("Ola", "I left the key under the second pot, the blue one.", false),
        ("Karim", "Thanks!", true),
    ]

    func show(_ row: (String, String, Bool)) {
        (sender.text, body.text) = (row.0, row.1)
        (tick.isHidden, failed.isHidden) = (!row.2, row.2)
    }
}

/// A voice message: a button, a wave of bars, a time.
final class VoiceCell: CodeRow, SampledCell {
    let playPause = UIButton(type: .system)
    let wave = UIStackView(.horizontal, 2, [], .center)
    let remaining = UILabel(12, .medium, .secondaryLabel)
    let holder = UIView()

    override func setUp() {
        playPause.setImage(UIImage(systemName: "play.circle.fill"), for: .normal)
        for index in 0..<18 {
            let bar = UIView()
            bar.backgroundColor = .systemBlue
            bar.round(1)
            bar.side(3, CGFloat(6 + (index * 7) % 19))
            wave.addArrangedSubview(bar)
        }
        holder.backgroundColor = .systemGray6
        holder.round(20)
        contentView.put(holder, .trailing(12), .top(6), .bottom(6), .height(52))
        holder.put(playPause, .leading(8), .middle, .width(36), .height(36))
        holder.put(wave, .after(playPause, 8), .middle)
        holder.put(remaining, .after(wave, 10), .middle, .trailing(14))
    }

    static let rows = ["0:07", "1:12", "0:31", "12:40", "0:02"]

    func show(_ row: String) { remaining.text = row }
}

/// A notice between messages.
final class NoticeRow: CodeRow, SampledCell {
    private let lbl = UILabel(12, .semibold, .secondaryLabel)
    private let pill = UIView()

    override func setUp() {
        pill.backgroundColor = .tertiarySystemFill
        pill.round(11)
        contentView.put(pill, .center, .top(8), .bottom(8), .height(22))
        pill.put(lbl, .leading(10), .trailing(10), .middle)
    }

    static let rows = ["Today", "14 March", "Yesterday", "Sofia joined", "Monday"]

    func show(_ row: String) { lbl.text = row }
}

/// A group, from an interface file.
final class GroupCell: UITableViewCell, SampledCell {
    private weak var groupImage: UIImageView!
    private weak var title: UILabel!
    private weak var lastMessage: UILabel!
    private weak var dateLabel: UILabel!
    private weak var onlineDot: UIView!

    static let look = SampledLook(isNib: true)
    static let size = CGSize(width: 0, height: 76)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let picture = UIImageView(side: 48, 24)
        let (name, message) = (UILabel(nib: "Group Name", .headline), UILabel(nib: "Last message goes here"))
        let (date, dot) = (UILabel(nib: "12:00 PM", .caption1), UIView())
        dot.backgroundColor = .systemGreen
        date.setContentHuggingPriority(.required, for: .horizontal)
        message.font = .systemFont(ofSize: 14)
        contentView.put(picture, .leading(16), .middle)
        contentView.put(dot, .width(12), .height(12), .trailing(322), .bottom(14))
        contentView.put(name, .after(picture, 12), .top(14))
        contentView.put(date, .after(name, 8), .trailing(16), .baseline(name))
        contentView.put(message, .aligned(name), .below(name, 4), .trailing(16))
        (groupImage, title, lastMessage, dateLabel, onlineDot) = (picture, name, message, date, dot)
    }

    required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated { onlineDot.round(6) }
    }

    static let rows: [(String, String, String)] = [
        ("House 12", "The lift is being repaired until Friday, use the back stairs", "8:05 AM"),
        ("Choir", "Photo", "Sun"),
        ("Parents of class 4b", "Who can bake for the summer party?", "Yesterday"),
        ("Run", "👍", "Fri"),
        ("Book club", "Next: page 212", "2/11/24"),
    ]

    func show(_ row: (String, String, String)) {
        groupImage.image = .photo(.systemOrange)
        (title.text, lastMessage.text, dateLabel.text) = (row.0, row.1, row.2)
        onlineDot.isHidden = row.0.count < 6
    }
}

/// A call in the history, laid out by visual formats.
final class CallCell: CodeRow, SampledCell {
    var who: UILabel!
    var kind: UILabel!
    var when: UILabel!
    var arrow: UIImageView!
    var info: UIButton!

    override func setUp() {
        who = UILabel(17, .medium)
        kind = UILabel(14, .regular, .secondaryLabel)
        when = UILabel(14, .regular, .secondaryLabel)
        arrow = UIImageView(symbol: "phone.arrow.up.right")
        info = UIButton(type: .infoLight)
        when.setContentHuggingPriority(.required, for: .horizontal)
        let views: [String: UIView] = ["who": who, "kind": kind, "when": when, "arrow": arrow, "info": info]
        for view in [who, kind, when, arrow, info] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        for format in [
            "H:|-12-[arrow(16)]-12-[who]-8-[when]-8-[info(22)]-16-|", "V:|-9-[who]-2-[kind]-9-|",
            "H:|-40-[kind]-(>=80)-|",
        ] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
        for view in [arrow, when, info] as [UIView] {
            view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
        }
    }

    static let rows: [(String, String, String, Bool)] = [
        ("Jo", "mobile", "10:12", false), ("+49 30 901820", "Berlin, Germany", "Yesterday", true),
        ("Marguerite Duval-Lefort", "home", "Sunday", false), ("Work", "FaceTime Audio", "Sat", true),
        ("No Caller ID", "unknown", "3/4/25", true),
    ]

    func show(_ row: (String, String, String, Bool)) {
        (who.text, kind.text, when.text) = (row.0, row.1, row.2)
        who.textColor = row.3 ? .systemRed : .label
        arrow.isHidden = row.3
    }
}

/// An answer with the message that it is to, in stacks.
final class ReplyCell: CodeRow, SampledCell {
    private let quoteAuthor = UILabel(style: .footnote, .systemBlue)
    private let quoteText = UILabel(style: .footnote, .secondaryLabel)
    private let answer = UILabel(style: .body, lines: 0)
    private let edited = UILabel(style: .caption2, .tertiaryLabel)
    private let stamp = UILabel(style: .caption2, .tertiaryLabel)
    private let strip = UIView()

    override func setUp() {
        strip.backgroundColor = .systemBlue
        strip.side(3, nil)
        edited.text = "edited"
        let quote = UIStackView(
            .horizontal, 8, [strip, UIStackView(.vertical, 0, [quoteAuthor, quoteText])])
        let foot = UIStackView(.horizontal, 4, [UIView(), edited, stamp])
        contentView.fill(UIStackView(.vertical, 6, [quote, answer, foot]), 12)
    }

    static let rows: [(String, String, String, String, Bool)] = [
        ("Nils", "Shall we take the early train?", "Rather not", "7:58", false),
        ("You", "Photo", "Where is that? It looks like the bay behind the old lighthouse.", "21:30", true),
        ("Nils", "8?", "Yes", "22:04", false),
        (
            "Amira", "The tickets are 40 each, I have paid for all of us already", "I owe you one", "9:11",
            false
        ),
        ("You", "Thanks", "Any time", "9:12", true),
    ]

    func show(_ row: (String, String, String, String, Bool)) {
        (quoteAuthor.text, quoteText.text, answer.text, stamp.text) = (row.0, row.1, row.2, row.3)
        edited.isHidden = !row.4
    }
}

/// A message of a channel with reactions, from an interface file.
final class ChannelCell: UITableViewCell, SampledCell {
    weak var initialLabel: UILabel!
    weak var authorLabel: UILabel!
    weak var roleLabel: UILabel!
    weak var messageLabel: UILabel!
    weak var reactionsLabel: UILabel!

    static let look = SampledLook(isDark: true, isNib: true)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let initial = UILabel(nib: "A", .headline)
        initial.textAlignment = .center
        initial.backgroundColor = .systemIndigo
        let author = UILabel(nib: "Label", .subheadline)
        let role = UILabel(nib: "ADMIN", .caption2)
        role.textColor = .systemOrange
        let message = UILabel(
            nib: "Lorem ipsum dolor sit er elit lamet, consectetaur cillium adipisicing pecu", lines: 0)
        let reactions = UILabel(nib: "Label", .footnote)
        contentView.put(initial, .leading(16), .top(12), .width(36), .height(36))
        contentView.put(author, .after(initial, 10), .top(12))
        contentView.put(role, .after(author, 6), .baseline(author), .ending(16))
        contentView.put(message, .aligned(author), .below(author, 2), .trailing(16))
        contentView.put(reactions, .aligned(author), .below(message, 6), .bottom(12), .ending(16))
        (initialLabel, authorLabel, roleLabel) = (initial, author, role)
        (messageLabel, reactionsLabel) = (message, reactions)
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated { initialLabel.round(18) }
    }

    static let rows: [(String, String, String, String)] = [
        ("tobi", "", "lgtm", "👍 3"), ("Franziska", "MOD", "Please keep the thread on topic.", ""),
        ("k", "", "Has anybody seen the build fail on the second machine? It passes here.", "👀 1  🎉 2"),
        ("release-bot", "BOT", "2.4.1 is out", "🚀 14"), ("Wen", "", "+1", ""),
    ]

    func show(_ row: (String, String, String, String)) {
        initialLabel.text = row.0.prefix(1).uppercased()
        (authorLabel.text, roleLabel.text, messageLabel.text, reactionsLabel.text) = (
            row.0, row.1, row.2, row.3
        )
    }
}
