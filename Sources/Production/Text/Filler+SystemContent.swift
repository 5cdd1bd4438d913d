import TabCache
import UIKit

extension Filler {
    /// Gives a cell, a header or a content view of UIKit's own the texts that its style has room for.
    ///
    /// Such views make their labels when they are asked for them. One that holds anything of the app is left alone.
    mutating func fillSystemContent(to view: UIView) {
        switch view {
        case let cell as UITableViewCell: fillText(of: cell)
        case let cell as UICollectionViewListCell: fillText(of: cell)
        case let header as UITableViewHeaderFooterView: fillText(of: header)
        case let list as UIListContentView: fillText(of: list)
        default: break
        }
    }

    private mutating func fillText(of cell: UITableViewCell) {
        let parts = cell.contentView.subviews
        guard Self.isSystems(cell, contentView: cell.contentView) || Self.areOwn(parts, of: cell) else {
            return Self.removeParts(of: cell, besides: parts)
        }
        // Cells that configure themselves do so in their first layout.
        cell.layOutNow()
        if let old = cell.contentConfiguration {
            guard let content = Self.filled(old) else { return }
            note(cell) { cell.contentConfiguration = old }
            cell.contentConfiguration = content
        } else {
            let isBlank = Self.isBlank(cell, contentView: cell.contentView)
            let parts = cell.contentView.subviews
            guard isBlank || Self.areOwn(parts, of: cell) else {
                return Self.removeParts(of: cell, besides: parts)
            }
            // The getters make the labels; content makes them in this order, too.
            let labels = [cell.textLabel, cell.detailTextLabel]
            // One with a detail label has chosen a style of UIKit.
            if isBlank, labels[1] == nil { bareView = cell }
            fillText(of: labels)
            cell.setNeedsLayout()
        }
    }

    private mutating func fillText(of cell: UICollectionViewListCell) {
        guard Self.isSystems(cell, contentView: cell.contentView) else { return }
        cell.layOutNow()
        let old = cell.contentConfiguration
        guard old != nil || Self.isBlank(cell, contentView: cell.contentView),
            let content = Self.filled(old ?? cell.defaultContentConfiguration())
        else { return }
        note(cell) { cell.contentConfiguration = old }
        cell.contentConfiguration = content
    }

    private mutating func fillText(of header: UITableViewHeaderFooterView) {
        guard Self.isSystems(header, contentView: header.contentView) else { return }
        header.layOutNow()
        if let old = header.contentConfiguration {
            guard let content = Self.filled(old) else { return }
            note(header) { header.contentConfiguration = old }
            header.contentConfiguration = content
        } else if Self.isBlank(header, contentView: header.contentView) {
            fillText(of: [header.textLabel])
        }
    }

    private mutating func fillText(of list: UIListContentView) {
        let old = list.configuration
        guard let content = Self.filled(old) else { return }
        note(list) { list.configuration = old }
        list.configuration = content
    }

    private mutating func fillText(of labels: [UILabel?]) {
        for case let label? in labels where Self.lacksText(label) {
            noteText(of: label)
            label.text = Self.text(in: label.font ?? .systemFont(ofSize: 17), ordinal: ordinal)
        }
    }

    // MARK: - What is of UIKit

    /// The configuration of a list's content with texts, or `nil` if it has a text, or is one of the app's.
    private static func filled(
        _ configuration: any UIContentConfiguration
    ) -> UIListContentConfiguration? {
        guard var content = configuration as? UIListContentConfiguration,
            (content.text ?? "").isEmpty, content.attributedText == nil
        else { return nil }
        content.text = text(in: content.textProperties.font, ordinal: 0)
        let isSecondFree = (content.secondaryText ?? "").isEmpty && content.secondaryAttributedText == nil
        if content.prefersSideBySideTextAndSecondaryText, isSecondFree {
            content.secondaryText = text(in: content.secondaryTextProperties.font, ordinal: 1)
        }
        return content
    }

    private static func text(in font: UIFont, ordinal: Int) -> String {
        let kind = font.pointSize <= 13.5 ? TextKind.caption : .name
        return SampleText.word(width: kind.width(font: font, ordinal: ordinal), font: font)
    }

    /// Whether a cell or a header shows what UIKit puts into it, or nothing yet.
    private static func isSystems(_ view: UIView, contentView: UIView) -> Bool {
        contentView is UIListContentView || isBlank(view, contentView: contentView)
    }

    /// Whether a cell holds nothing but its image view and its labels, which UIKit creates lazily.
    private static func areOwn(_ parts: [UIView], of cell: UITableViewCell) -> Bool {
        guard !parts.isEmpty, cell.contentView.constraints.isEmpty else { return false }
        return parts.allSatisfy { part in
            switch part {
            case is UIImageView: part === cell.imageView
            case is UILabel: part === cell.textLabel || part === cell.detailTextLabel
            default: false
            }
        }
    }

    /// Removes the image view and the labels that UIKit created when we read them; they would count as views.
    private static func removeParts(of cell: UITableViewCell, besides parts: [UIView]) {
        for part in cell.contentView.subviews where !parts.contains(part) { part.removeFromSuperview() }
    }

    /// Whether a cell or a header holds nothing of the app.
    private static func isBlank(_ view: UIView, contentView: UIView) -> Bool {
        let accessories =
            (view as? UITableViewCell).map { [$0.accessoryView, $0.editingAccessoryView] } ?? []
        let own = view.subviews.filter { inner in
            inner !== contentView && !accessories.contains { $0 === inner }
                && !SystemView.isLeftOut(inner, of: view)
        }
        return contentView.subviews.isEmpty && own.isEmpty && !StandaloneLayers.arePresent(in: contentView)
            && !StandaloneLayers.arePresent(in: view)
    }
}
