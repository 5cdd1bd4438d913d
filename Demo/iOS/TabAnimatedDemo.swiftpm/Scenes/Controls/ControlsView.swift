import UIKit

/// One of every kind of view: a card with a ring drawn by a layer, buttons of every style, fields, controls
/// and a text, most of them without content yet.
final class ControlsView: UIView {
    private let usage = UsageCard()
    private let nameField = UITextField()
    private let noteView = UITextView()
    private let sections = UISegmentedControl(items: ["Day", "Week", "Month"])
    private let rows = UIStackView()
    private let volume = UISlider()
    private let progress = UIProgressView(progressViewStyle: .default)
    private let pages = UIPageControl()
    private let buyButton = GradientButton(frame: .zero)
    private let buttons = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        setUpFields()
        setUpRows()
        setUpButtons()
        pages.numberOfPages = 4
        for view in [usage, sections, nameField, noteView, rows, volume, progress, pages, buyButton, buttons]
        {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Fills in what an answer would bring.
    func showContent() {
        usage.showContent()
        nameField.text = "Home"
        noteView.text =
            "The meter in the cellar is read once a month. The roof delivers since the third of May."
        sections.selectedSegmentIndex = 1
        volume.value = 0.6
        progress.progress = 0.4
        pages.currentPage = 1
        buyButton.setTitle("Order a reading", for: .normal)
        for (row, text) in zip(rows.arrangedSubviews, ["Notify me", "Share with neighbours"]) {
            (row as? SwitchRow)?.show(text)
        }
        for (button, title) in zip(buttons.arrangedSubviews, ["Follow", "Reply", "Later"]) {
            (button as? UIButton)?.configuration?.title = title
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 32
        usage.frame = CGRect(x: 16, y: 24, width: width, height: 112)
        sections.frame = CGRect(x: 16, y: 152, width: width, height: 32)
        nameField.frame = CGRect(x: 16, y: 200, width: width, height: 40)
        noteView.frame = CGRect(x: 16, y: 256, width: width, height: 84)
        rows.frame = CGRect(x: 16, y: 352, width: width, height: 88)
        volume.frame = CGRect(x: 16, y: 452, width: width, height: 31)
        progress.frame = CGRect(x: 16, y: 500, width: width, height: 4)
        pages.frame = CGRect(x: 16, y: 512, width: width, height: 26)
        buttons.frame = CGRect(x: 16, y: 548, width: width, height: 36)
        buyButton.frame = CGRect(x: 16, y: 600, width: width, height: 48)
    }

    private func setUpFields() {
        nameField.borderStyle = .roundedRect
        nameField.layer.cornerRadius = 6
        noteView.font = .systemFont(ofSize: 15)
        noteView.layer.cornerRadius = 6
    }

    private func setUpRows() {
        rows.axis = .vertical
        rows.distribution = .fillEqually
        for _ in 0..<2 { rows.addArrangedSubview(SwitchRow()) }
    }

    private func setUpButtons() {
        buttons.distribution = .fillEqually
        buttons.spacing = 12
        let styles: [UIButton.Configuration] = [.filled(), .tinted(), .gray()]
        for var style in styles {
            style.cornerStyle = .capsule
            buttons.addArrangedSubview(UIButton(configuration: style))
        }
        buyButton.layer.cornerRadius = 12
    }
}
