import UIKit

/// A row of the sheet: the title of a setting, and a button that shows what is chosen and opens the choices.
final class SettingCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let button = UIButton(configuration: .plain())

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.setContentHuggingPriority(.required, for: .horizontal)
        addContent(UIStackView(arrangedSubviews: [titleLabel, button]))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private func addContent(_ stack: UIStackView) {
        stack.alignment = .center
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    /// Shows a setting.
    ///
    /// - Parameters:
    ///   - row: The setting.
    ///   - settings: What is chosen.
    ///   - didChoose: Called with the number of another choice.
    func show(_ row: SettingRow, of settings: DemoSettings, didChoose: @escaping @MainActor (Int) -> Void) {
        titleLabel.text = row.title
        let chosen = row.choice(in: settings)
        let actions = row.choices.enumerated().map { number, title in
            UIAction(title: title, state: number == chosen ? .on : .off) { _ in didChoose(number) }
        }
        button.menu = UIMenu(options: .singleSelection, children: actions)
    }
}
