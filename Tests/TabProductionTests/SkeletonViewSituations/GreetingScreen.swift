import UIKit

/// A screen of everything: a panel with a portrait, a greeting and a story, a table, and a strip of controls.
final class GreetingScreen: UIView {
    let panel = UIView()
    let portrait = UIImageView()
    let greeting = UILabel()
    let story = UITextView()
    let table = UITableView(frame: .zero, style: .plain)
    let strip = ControlStrip()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        portrait.backgroundColor = .systemTeal
        portrait.layer.cornerRadius = 40
        portrait.clipsToBounds = true
        setUpTexts()
        addConstrained(panel, table, strip)
        panel.addConstrained(portrait, greeting, story)
        place()
        mark(self, panel, portrait, greeting, story, table)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func setUpTexts() {
        greeting.text =
            "Good morning. There are three letters for you, and the gardener called twice today. "
            + "The kitchen clock is slow again."
        greeting.numberOfLines = 3
        greeting.font = .systemFont(ofSize: 10)
        greeting.textAlignment = .center
        greeting.backgroundColor = .systemYellow
        greeting.skeleton.lines.cornerRadius = 5
        greeting.skeleton.lines.spacing = 8
        story.text = "It rained all night."
        story.textContainerInset = .zero
        story.skeleton.lines.lastLineScale = 0.4
        story.skeleton.lines.cornerRadius = 6
    }

    private func place() {
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: topAnchor),
            panel.leadingAnchor.constraint(equalTo: leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: trailingAnchor),
            panel.heightAnchor.constraint(equalToConstant: 200),
            portrait.topAnchor.constraint(equalTo: panel.topAnchor, constant: 16),
            portrait.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 16),
            portrait.widthAnchor.constraint(equalToConstant: 80),
            portrait.heightAnchor.constraint(equalToConstant: 80),
            greeting.topAnchor.constraint(equalTo: portrait.topAnchor),
            greeting.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 16),
            greeting.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -16),
            story.topAnchor.constraint(equalTo: portrait.bottomAnchor, constant: 16),
            story.leadingAnchor.constraint(equalTo: portrait.leadingAnchor),
            story.trailingAnchor.constraint(equalTo: greeting.trailingAnchor),
            story.heightAnchor.constraint(equalToConstant: 78),
            table.topAnchor.constraint(equalTo: panel.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: leadingAnchor),
            table.trailingAnchor.constraint(equalTo: trailingAnchor),
            table.bottomAnchor.constraint(equalTo: strip.topAnchor),
            strip.leadingAnchor.constraint(equalTo: leadingAnchor),
            strip.trailingAnchor.constraint(equalTo: trailingAnchor),
            strip.bottomAnchor.constraint(equalTo: bottomAnchor),
            strip.heightAnchor.constraint(equalToConstant: 90),
        ])
    }
}

/// What changes the skeleton while it is shown; no part of it.
final class ControlStrip: UIView {
    let look = UISegmentedControl(items: ["Solid", "Gradient"])
    let movement = UISwitch()
    let color = UIPickerView()
    let fade = UIStepper()
    let visibility = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        visibility.setTitle("Hide", for: .normal)
        _ = adding(look, movement, color, fade, visibility)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        look.frame = CGRect(x: 8, y: 8, width: 150, height: 32)
        movement.frame = CGRect(x: 170, y: 8, width: 51, height: 31)
        color.frame = CGRect(x: 230, y: 0, width: 80, height: 90)
        fade.frame = CGRect(x: 8, y: 50, width: 94, height: 32)
        visibility.frame = CGRect(x: 120, y: 50, width: 90, height: 32)
    }
}

/// A row with a square picture, a text of two lines that has room for one, and a field to type in.
final class ReplyCell: UITableViewCell {
    let picture = UIImageView()
    let question = UILabel()
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        picture.backgroundColor = .systemIndigo
        question.numberOfLines = 2
        question.skeleton.lines.lastLineScale = 0.2
        question.skeleton.lines.cornerRadius = 5
        field.placeholder = "Your answer"
        field.borderStyle = .roundedRect
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        contentView.addConstrained(picture, question, field)
        place()
        mark(self, contentView, picture, question, field)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func place() {
        let low = question.heightAnchor.constraint(equalToConstant: 20)
        low.priority = .defaultHigh
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            picture.widthAnchor.constraint(equalToConstant: 80),
            picture.heightAnchor.constraint(equalToConstant: 80),
            picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10),
            question.topAnchor.constraint(equalTo: picture.topAnchor),
            question.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 10),
            question.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            low,
            field.topAnchor.constraint(equalTo: question.bottomAnchor, constant: 8),
            field.leadingAnchor.constraint(equalTo: question.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: question.trailingAnchor),
            field.heightAnchor.constraint(equalToConstant: 34),
            field.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10),
        ])
    }
}

/// The head or the foot of a section: one text that fills it, on a background in the color of the system.
final class CaptionView: UITableViewHeaderFooterView {
    let caption = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        let back = UIView()
        back.backgroundColor = .secondarySystemBackground
        backgroundView = back
        caption.skeleton.lines.cornerRadius = 10
        contentView.addConstrained(caption)
        NSLayoutConstraint.activate([
            caption.topAnchor.constraint(equalTo: contentView.topAnchor),
            caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            caption.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
        mark(self, contentView, caption)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
