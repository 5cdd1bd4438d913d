import UIKit

/// A field with its name.
final class FieldRow: CodeRow, SampledCell {
    let caption = UILabel(style: .body)
    let field = UITextField()
    let problem = UILabel(style: .caption1, .systemRed, lines: 0)
    let required = UILabel(style: .body, .systemRed)

    override func setUp() {
        required.text = "*"
        field.textAlignment = .right
        field.placeholder = "Optional"
        caption.setContentHuggingPriority(.required, for: .horizontal)
        required.setContentHuggingPriority(.required, for: .horizontal)
        let line = UIStackView(.horizontal, 4, [caption, required, field])
        contentView.fill(UIStackView(.vertical, 4, [line, problem]), 14)
    }

    static let rows: [(String, String?, String?, Bool)] = [
        ("Name", "Ada Moreau", nil, true), ("E-mail", "ada@", "This is no address of an e-mail.", true),
        ("ZIP", "10115", nil, true), ("Phone", nil, nil, false),
        ("Tax number of your company", nil, nil, false),
    ]

    func show(_ row: (String, String?, String?, Bool)) {
        (caption.text, field.text, problem.text) = (row.0, row.1, row.2)
        (problem.isHidden, required.isHidden) = (row.2 == nil, !row.3)
    }
}

/// A question with its answers, from an interface file.
final class QuestionCell: UITableViewCell, SampledCell {
    weak var questionNumber: UILabel!
    weak var question: UILabel!
    weak var yesButton: UIButton!
    weak var noButton: UIButton!
    weak var hint: UILabel!

    static let look = SampledLook(isNib: true)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let number = UILabel(nib: "1", .title2)
        let text = UILabel(nib: "Question text goes here and may be quite long", .headline, lines: 0)
        let hint = UILabel(nib: "Hint", .footnote, lines: 0)
        let buttons = ["Yes", "No"].map { title in
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.layer.borderWidth = 1
            button.layer.cornerRadius = 8
            return button
        }
        let row = UIStackView(.horizontal, 12, buttons)
        row.distribution = .fillEqually
        contentView.put(number, .leading(16), .top(14), .width(28))
        contentView.put(text, .after(number, 8), .top(14), .trailing(16))
        contentView.put(hint, .aligned(text), .below(text, 4), .trailing(16))
        contentView.put(row, .leading(16), .below(hint, 12), .trailing(16), .height(44), .bottom(14))
        (questionNumber, question, self.hint) = (number, text, hint)
        (yesButton, noButton) = (buttons[0], buttons[1])
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static let rows: [(String, String, String)] = [
        ("1", "Do you smoke?", ""), ("2", "Any allergies?", "Pollen counts"),
        ("3", "Is it your first visit?", ""),
        ("10", "Have you travelled outside of the country within the last six months?", "Leave out transit."),
        ("11", "Agree?", ""),
    ]

    func show(_ row: (String, String, String)) { (questionNumber.text, question.text, hint.text) = row }
}

/// A note to write, with a hint behind the text.
final class NoteRow: CodeRow, SampledCell {
    let textView = UITextView()
    let placeholder = UILabel(style: .body, .placeholderText)
    let counter = UILabel(style: .caption2, .secondaryLabel)

    static let size = CGSize(width: 0, height: 140)

    override func setUp() {
        placeholder.text = "Tell us more…"
        textView.font = .preferredFont(forTextStyle: .body)
        contentView.put(textView, .leading(12), .top(8), .trailing(12), .bottom(28))
        contentView.put(placeholder, .leading(17), .top(16))
        contentView.put(counter, .trailing(16), .bottom(8))
    }

    static let rows = [
        "The room was quiet, and breakfast was better than we had hoped.", "Fine.", "Too warm at night.",
        "We asked for a cot twice and never got one, though the booking said that there would be one.",
        "Lovely people",
    ]

    func show(_ row: String) {
        (textView.text, placeholder.isHidden, counter.text) = (row, !row.isEmpty, "\(row.count)/500")
    }
}

/// A value to choose.
final class PickerRow: CodeRow, SampledCell {
    private let title = UILabel(17)
    private let button = UIButton(configuration: .tinted())
    private let clear = UIButton(type: .system)

    override func setUp() {
        clear.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        clear.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentHuggingPriority(.required, for: .horizontal)
        contentView.fill(UIStackView(.horizontal, 10, [title, button, clear], .center), 10)
    }

    static let rows: [(String, String, Bool)] = [
        ("From", "12 May", true), ("To", "Any", false), ("Guests", "2 adults, 1 child", true),
        ("Beds", "1", true),
        ("Distance from the station", "500 m", false),
    ]

    func show(_ row: (String, String, Bool)) {
        title.text = row.0
        button.configuration?.title = row.1
        clear.isHidden = !row.2
    }
}

/// A lesson to rate, from an interface file.
final class LessonCell: UITableViewCell, SampledCell {
    weak var lessonTitle: UILabel!
    weak var teacher: UILabel!
    weak var scoreLabel: UILabel!
    weak var doneView: UIImageView!
    weak var startButton: UIButton!
    weak var progressView: UIProgressView!

    static let look = SampledLook(isNib: true)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let (title, teacher) = (
            UILabel(nib: "Lesson 1", .title3, lines: 0), UILabel(nib: "Teacher Name", .subheadline)
        )
        let score = UILabel(nib: "100%", .largeTitle)
        let done = UIImageView(symbol: "checkmark.seal.fill", .systemGreen)
        let start = UIButton(type: .system)
        start.setTitle("Start", for: .normal)
        start.backgroundColor = .systemBlue
        start.tintColor = .white
        let bar = UIProgressView(progressViewStyle: .default)
        contentView.put(title, .leading(16), .top(14), .trailing(120))
        contentView.put(teacher, .leading(16), .below(title, 4), .ending(120))
        contentView.put(score, .trailing(16), .top(14))
        contentView.put(start, .trailing(16), .top(18), .width(88), .height(36))
        contentView.put(done, .trailing(16), .below(score, 4), .width(22), .height(22))
        contentView.put(bar, .leading(16), .below(teacher, 12), .trailing(16), .bottom(14))
        (lessonTitle, self.teacher, scoreLabel) = (title, teacher, score)
        (doneView, startButton, progressView) = (done, start, bar)
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static let rows: [(String, String, String?)] = [
        ("Hello", "Ms. Ito", "96%"), ("At the market: numbers, prices and small coins", "Ms. Ito", "70%"),
        ("Verbs", "Mr. van der Berg", nil), ("Weather", "Ms. Ito", nil), ("Letters", "Li", nil),
    ]

    func show(_ row: (String, String, String?)) {
        (lessonTitle.text, teacher.text, scoreLabel.text) = row
        (doneView.isHidden, startButton.isHidden) = (row.2 == nil, row.2 != nil)
    }
}

/// A file on its way to a server.
final class UploadRow: CodeRow, SampledCell {
    let typeIcon = UIImageView(symbol: "photo", .systemBlue)
    let name = UILabel(15)
    let bar = UIProgressView(progressViewStyle: .default)
    let percent = UILabel(12, .regular, .secondaryLabel)
    let done = UILabel(12, .regular, .systemGreen)
    let retry = UIButton(type: .system)

    override func setUp() {
        done.text = "Uploaded"
        retry.setTitle("Retry", for: .normal)
        contentView.put(typeIcon, .leading(16), .middle, .width(28), .height(24))
        contentView.put(name, .after(typeIcon, 14), .top(10), .ending(90))
        contentView.put(bar, .aligned(name), .below(name, 10), .trailing(90), .bottom(18))
        contentView.put(done, .aligned(name), .below(name, 3))
        contentView.put(percent, .trailing(16), .middle)
        contentView.put(retry, .trailing(16), .middle)
    }

    static let rows: [(String, Float)] = [
        ("scan.pdf", 1), ("holiday-2024-beach-panorama.heic", 0.4), ("b.mov", -1), ("notes.txt", 1),
        ("IMG_1.jpg", 1),
    ]

    func show(_ row: (String, Float)) {
        (name.text, percent.text, bar.progress) = (row.0, "\(Int(row.1 * 100)) %", max(0, row.1))
        (bar.isHidden, percent.isHidden) = (row.1 == 1 || row.1 < 0, row.1 == 1 || row.1 < 0)
        (done.isHidden, retry.isHidden) = (row.1 < 1, row.1 >= 0)
    }
}
