import UIKit

/// A row of the settings, described by a list content configuration.
final class SettingCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        show(.placeholder)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        show(.placeholder)
    }

    func show(_ setting: Setting) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = setting.name
        content.secondaryText = setting.detail
        content.secondaryTextProperties.color = .secondaryLabel
        content.textToSecondaryTextVerticalPadding = 4
        content.image = UIImage(systemName: setting.symbol)
        content.imageProperties.tintColor = .systemBlue
        contentConfiguration = content
    }
}
