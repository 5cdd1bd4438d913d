import UIKit

/// A setting with a switch.
final class ToggleRow: CodeRow, SampledCell {
    private let iconBox = UIView()
    private let icon = UIImageView(symbol: "wifi", .white)
    private let name = UILabel(style: .body)
    private let toggle = UISwitch()

    static let look = SampledLook(ground: .systemGroupedBackground)

    override func setUp() {
        iconBox.backgroundColor = .systemBlue
        iconBox.round(6)
        iconBox.fill(icon, 5)
        contentView.put(iconBox, .leading(16), .middle, .width(29), .height(29))
        contentView.put(name, .after(iconBox, 14), .top(11), .bottom(11))
        contentView.put(toggle, .trailing(16), .middle)
        toggle.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8).isActive =
            true
    }

    static let rows: [(String, Bool)] = [
        ("Wi-Fi", true), ("Airplane", false), ("Background refresh", true), ("VPN", false),
        ("Announce notifications from known people only", false),
    ]

    func show(_ row: (String, Bool)) { (name.text, toggle.isOn) = row }
}

/// A setting and its value, from an interface file.
final class ValueCell: UITableViewCell, SampledCell {
    weak var titleLabel: UILabel!
    weak var detailLabel: UILabel!
    weak var newBadge: UIView!

    static let look = SampledLook(isNib: true)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let (title, detail, badge) = (UILabel(nib: "Title"), UILabel(nib: "Detail"), UIView())
        detail.textColor = .secondaryLabel
        detail.textAlignment = .right
        badge.backgroundColor = .systemRed
        badge.round(4)
        title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        contentView.put(title, .leading(20), .top(12), .bottom(12))
        contentView.put(badge, .after(title, 6), .middle, .width(8), .height(8))
        contentView.put(detail, .after(badge, 6), .trailing(8), .baseline(title))
        (titleLabel, detailLabel, newBadge) = (title, detail, badge)
        accessoryType = .disclosureIndicator
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static let rows: [(String, String, Bool)] = [
        ("Name", "Kim's phone", false), ("iOS", "18.2", true), ("Model", "MTQ93ZD/A", false),
        ("Capacity", "256 GB", false), ("EID", "89049032007008882600", false),
    ]

    func show(_ row: (String, String, Bool)) {
        (titleLabel.text, detailLabel.text, newBadge.isHidden) = (row.0, row.1, !row.2)
    }
}

/// An account.
final class AccountRow: CodeRow, SampledCell {
    let pic = UIImageView(side: 60, 30, .systemGray4)
    let fullName = UILabel(20)
    let mail = UILabel(13, .regular, .secondaryLabel)
    let plan = UILabel(11, .bold, .systemPurple)

    override func setUp() {
        accessoryType = .disclosureIndicator
        plan.layer.borderWidth = 1
        plan.layer.borderColor = UIColor.systemPurple.cgColor
        plan.layer.cornerRadius = 4
        let texts = UIStackView(.vertical, 2, [fullName, mail, plan], .leading)
        let all = UIStackView(.horizontal, 14, [pic, texts], .center)
        contentView.fill(all, 12)
    }

    static let rows: [(String, String, String?)] = [
        ("Ana Sá", "ana@sa.pt", "PRO"), ("Bartholomew Featherstonehaugh", "b@f.uk", nil),
        ("Li Na", "li.na.studio@example-company.cn", "TEAM"), ("Guest", "", nil), ("O", "o@o.io", "PRO"),
    ]

    func show(_ row: (String, String, String?)) {
        pic.image = .photo(.systemIndigo)
        (fullName.text, mail.text, plan.text, plan.isHidden) = (row.0, row.1, row.2, row.2 == nil)
    }
}

/// A slider between two symbols, and what it sets.
final class SliderRow: CodeRow, SampledCell {
    private let caption = UILabel(style: .footnote, .secondaryLabel)
    private let value = UILabel(style: .footnote)
    private let slider = UISlider()
    private let auto = UIImageView(symbol: "a.circle", .systemBlue)

    override func setUp() {
        let head = UIStackView(.horizontal, 4, [caption, auto, UIView(), value])
        let body = UIStackView(
            .horizontal, 10, [UIImageView(symbol: "sun.min"), slider, UIImageView(symbol: "sun.max")])
        contentView.fill(UIStackView(.vertical, 6, [head, body]), 14)
    }

    static let rows: [(String, String, Float, Bool)] = [
        ("Brightness", "40 %", 0.4, true), ("Speed", "1x", 0.5, false), ("Size of text", "17 pt", 0.3, false),
        ("Volume of the ringer and of alerts", "off", 0, false), ("Contrast", "+12", 0.6, false),
    ]

    func show(_ row: (String, String, Float, Bool)) {
        (caption.text, value.text, slider.value, auto.isHidden) = (row.0, row.1, row.2, !row.3)
    }
}

/// How much an app takes.
final class StorageRow: CodeRow, SampledCell {
    let appIcon = UIImageView(side: 40, 9, .systemGray5)
    let appName = UILabel(16)
    let lastUsed = UILabel(12, .regular, .secondaryLabel)
    let bytes = UILabel(15, .regular, .secondaryLabel)
    let bar = UIProgressView(progressViewStyle: .default)

    override func setUp() {
        bytes.setContentCompressionResistancePriority(.required, for: .horizontal)
        contentView.put(appIcon, .leading(16), .top(10))
        contentView.put(appName, .after(appIcon, 12), .top(10))
        contentView.put(lastUsed, .aligned(appName), .below(appName, 1))
        contentView.put(bytes, .trailing(16), .baseline(appName))
        appName.trailingAnchor.constraint(lessThanOrEqualTo: bytes.leadingAnchor, constant: -8).isActive =
            true
        contentView.put(bar, .aligned(appName), .below(appIcon, 8), .trailing(16), .bottom(10))
    }

    static let rows: [(String, String, String, Float)] = [
        ("Photos", "Last used: today", "84.2 GB", 0.8), ("Maps", "Never used", "1 MB", 0.02),
        ("Podcasts", "Last used: 03.02.25", "3.11 GB", 0.2), ("X", "Last used: yesterday", "412 MB", 0.1),
        ("Navigation for cyclists and hikers", "Never used", "96 MB", 0.05),
    ]

    func show(_ row: (String, String, String, Float)) {
        appIcon.image = .photo(.systemGreen)
        (appName.text, lastUsed.text, bytes.text, bar.progress) = row
    }
}

/// A choice with a check mark, from an interface file.
final class ChoiceCell: UITableViewCell, SampledCell {
    private weak var optionTitle: UILabel!
    private weak var optionText: UILabel!
    private weak var checkmark: UIImageView!
    private weak var lock: UIImageView!

    static let look = SampledLook(isNib: true)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let title = UILabel(nib: "Option", .headline)
        let text = UILabel(nib: "Description of this option", .subheadline, lines: 0)
        let check = UIImageView(symbol: "checkmark.circle.fill", .systemBlue)
        let lock = UIImageView(symbol: "lock.fill")
        contentView.put(title, .leading(16), .top(12), .ending(60))
        contentView.put(text, .leading(16), .below(title, 2), .trailing(60), .bottom(12))
        contentView.put(check, .trailing(16), .middle, .width(24), .height(24))
        contentView.put(lock, .trailing(16), .middle, .width(24), .height(24))
        (optionTitle, optionText, checkmark, self.lock) = (title, text, check, lock)
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static let rows: [(String, String, Bool, Bool)] = [
        ("Everyone", "", true, false), ("Friends", "People whom you follow and who follow you", false, false),
        ("Nobody", "Only you see it.", false, false),
        ("Custom", "Choose single people, or lists that you made, one by one", false, true),
        ("By link", "Whoever has it", false, true),
    ]

    func show(_ row: (String, String, Bool, Bool)) {
        (optionTitle.text, optionText.text, checkmark.isHidden, lock.isHidden) = (
            row.0, row.1, !row.2, !row.3
        )
    }
}

/// A row of the system.
final class SystemRow: UITableViewCell, SampledCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) { nil }

    static let rows: [(String, String?)] = [
        ("Sounds", "Chime"), ("Region", "Liechtenstein"), ("Calendar", "Gregorian"),
        ("First day", "Monday"), ("Temperature unit of the widget", "°C"),
    ]

    func show(_ row: (String, String?)) {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = row
        content.image = UIImage(systemName: "gearshape")
        contentConfiguration = content
    }
}

/// A row that does something.
final class ActionRow: CodeRow, SampledCell {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(style: .body, .systemRed)

    override func setUp() {
        label.textAlignment = .center
        contentView.put(label, .leading(16), .top(12), .trailing(16), .bottom(12))
        contentView.put(spinner, .trailing(16), .middle)
    }

    static let rows = ["Sign out", "Erase", "Delete account and all of its data", "Reset", "Unpair"]

    func show(_ row: String) { label.text = row }
}

/// A device at home, from an interface file.
final class DeviceTile: UICollectionViewCell, SampledCell {
    weak var deviceIcon: UIImageView!
    weak var deviceName: UILabel!
    weak var room: UILabel!
    weak var stateLabel: UILabel!
    weak var spinner: UIActivityIndicatorView!

    static let look = SampledLook(isDark: true, isNib: true)
    static let size = CGSize(width: 115, height: 115)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 14
        let icon = UIImageView(symbol: "lightbulb", .systemYellow)
        let name = UILabel(nib: "Device Name", .subheadline, lines: 2)
        let (room, state) = (UILabel(nib: "Room", .footnote), UILabel(nib: "Off", .footnote))
        let spinner = UIActivityIndicatorView(style: .medium)
        contentView.put(icon, .leading(12), .top(12), .width(28), .height(28))
        contentView.put(spinner, .trailing(10), .top(10))
        contentView.put(state, .leading(12), .bottom(10), .ending(8))
        contentView.put(name, .leading(12), .over(state, 0), .trailing(8))
        contentView.put(room, .leading(12), .over(name, 0))
        (deviceIcon, deviceName, self.room, stateLabel, self.spinner) = (icon, name, room, state, spinner)
    }

    override init(frame: CGRect) { super.init(frame: frame) }

    static let rows: [(String, String, String)] = [
        ("Kitchen", "Lamp", "80 %"), ("Hall", "Door", "Locked"), ("Living Room", "TV", "Off"),
        ("Garage", "Charger of the car", "No response"), ("Bath", "Heater", "22°"),
    ]

    func show(_ row: (String, String, String)) { (room.text, deviceName.text, stateLabel.text) = row }
}
