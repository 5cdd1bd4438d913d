import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Cells that make the mistakes that cells of strangers made, each of its own kind.
@MainActor
@Suite("Cells of strangers", .ownDevice)
struct StrangersCellTests {
    private func production(height: CGFloat = 0, _ make: @escaping @MainActor () -> UIView) -> Production {
        Producer().production(
            for: ProductionRequest(
                subject: .prototype(CellAnimated(className: "Row", make: make)), owner: "Page",
                size: CGSize(width: 390, height: height),
                traits: UITraitCollection(preferredContentSizeCategory: .large),
                layoutDirection: .leftToRight))
    }

    private func bars(_ production: Production, _ name: String) -> [CGRect] {
        production.components.first { $0.name == name && !$0.isRemoved }?.bars ?? []
    }

    // MARK: Lines

    // MARK: Lengths

    @Test(arguments: ["dateLabel", "timestampLabel", "timeLabel"])
    func `a date is longer than a count`(name: String) {
        let width = bars(production { AsideCell(name, lines: 1, size: 12) }, name).first?.width ?? 0
        #expect((55...85).contains(width))
    }

    @Test(arguments: ["scoreTitleLabel", "priceTitleLabel"])
    func `the title of a figure is as long as the figure`(name: String) {
        let width = bars(production { AsideCell(name, lines: 1, size: 17) }, name).first?.width ?? 0
        #expect((40...70).contains(width))
    }

    @Test func `a title at the end of a row takes at most a quarter of it`() {
        let width = bars(production(height: 44) { EndTitleCell() }, "rightDetailTitleLabel").first?.width ?? 0
        #expect(width > 30 && width <= 390 / 4)
    }

    // MARK: Heights

    @Test func `a cell that never becomes lower is asked for its height with its final texts alone`() {
        let row = production { GrowingCell() }
        #expect(bars(row, "stateLabel").count == 1)
        // One line of 20.5 points between 12 points on either side.
        #expect(row.size.height == 44.5)
    }

    // MARK: Shapes

    @Test(arguments: [CGFloat(20), 100])
    func `an empty image that cuts a text is left out`(x: CGFloat) {
        let names = x == 20 ? ["titleLabel"] : ["ribbonView", "titleLabel"]
        let row = production(height: 84) { RibbonCell(x: x) }
        #expect(row.components.filter { !$0.isRemoved }.map(\.name) == names)
    }

    @Test func `a button without content is its box, or nothing where its configuration is empty`() {
        let shown = production(height: 60) { ButtonCell() }.components.filter { !$0.isRemoved }
        #expect(shown.map(\.name) == ["avatarButton"])
        #expect(shown.first?.frame == CGRect(x: 16, y: 10, width: 40, height: 40))
    }

    @Test func `a border is painted over the picture that it surrounds`() {
        let row = production(height: 120) { FramedCell() }
        let picture = row.components.first { $0.name == "photoView" }
        let border = row.cards.first { $0.borderWidth == 1 }
        #expect(
            border?.frame == CGRect(x: 0, y: 0, width: 390, height: 120) && border?.fill == ComponentFill.none
        )
        #expect((border?.zIndex ?? 0) > (picture?.zIndex ?? 0) && row.surface.borderWidth == 0)
    }
}

// MARK: - Cells

private class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        build()
    }
    required init?(coder: NSCoder) { nil }
    func build() {}
    func place(_ views: UIView..., by constraints: () -> [NSLayoutConstraint]) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate(constraints())
    }
    func label(_ lines: Int = 1, _ size: CGFloat = 17, bold: Bool = false) -> UILabel {
        let label = UILabel()
        label.numberOfLines = lines
        label.font = bold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        return label
    }
}

private final class AsideCell: Cell {
    var detailLabel: UILabel?
    var sourceLabel: UILabel?
    var domainLabel: UILabel?
    var metaLabel: UILabel?
    var timeLabel: UILabel?
    var dateLabel: UILabel?
    var timestampLabel: UILabel?
    var scoreTitleLabel: UILabel?
    var priceTitleLabel: UILabel?
    convenience init(_ name: String, lines: Int = 2, size: CGFloat = 14) {
        self.init(style: .default, reuseIdentifier: nil)
        let label = label(lines, size)
        let paths: [String: ReferenceWritableKeyPath<AsideCell, UILabel?>] = [
            "detailLabel": \.detailLabel, "sourceLabel": \.sourceLabel, "domainLabel": \.domainLabel,
            "metaLabel": \.metaLabel, "timeLabel": \.timeLabel, "dateLabel": \.dateLabel,
            "timestampLabel": \.timestampLabel, "scoreTitleLabel": \.scoreTitleLabel,
            "priceTitleLabel": \.priceTitleLabel,
        ]
        if let path = paths[name] { self[keyPath: path] = label }
        place(label) {
            [
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ]
        }
    }
}

private final class EndTitleCell: Cell {
    lazy var nameLabel = label()
    lazy var rightDetailTitleLabel = label()
    override func build() {
        place(nameLabel, rightDetailTitleLabel) {
            [
                nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                nameLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                rightDetailTitleLabel.trailingAnchor.constraint(
                    equalTo: contentView.trailingAnchor, constant: -16),
                rightDetailTitleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            ]
        }
    }
}

private final class RibbonCell: Cell {
    let ribbonView = UIImageView(frame: CGRect(x: 0, y: 0, width: 84, height: 84))
    lazy var titleLabel = label()
    convenience init(x: CGFloat) {
        self.init(style: .default, reuseIdentifier: nil)
        titleLabel.frame = CGRect(x: x, y: 20, width: 200, height: 24)
        contentView.addSubview(ribbonView)
        contentView.addSubview(titleLabel)
    }
}

private final class ButtonCell: Cell {
    let avatarButton = UIButton(type: .custom)
    let moreButton = UIButton(configuration: .plain())
    override func build() {
        place(avatarButton, moreButton) {
            [
                avatarButton.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                avatarButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                avatarButton.widthAnchor.constraint(equalToConstant: 40),
                avatarButton.heightAnchor.constraint(equalToConstant: 40),
                moreButton.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                moreButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            ]
        }
    }
}

/// A cell that measures itself in code, and remembers the tallest answer that it gave.
private final class GrowingCell: Cell {
    let iconView = UIImageView()
    lazy var stateLabel = label(0)
    private var height: CGFloat = 0
    override func build() { [iconView, stateLabel].forEach(contentView.addSubview) }
    private func textHeight(in width: CGFloat) -> CGFloat {
        stateLabel.sizeThatFits(CGSize(width: width - 88, height: .greatestFiniteMagnitude)).height
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        height = max(height, textHeight(in: size.width) + 24)
        return CGSize(width: size.width, height: height)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        iconView.frame = CGRect(x: 16, y: (bounds.height - 40) / 2, width: 40, height: 40)
        stateLabel.frame = CGRect(
            x: 72, y: 12, width: bounds.width - 88, height: textHeight(in: bounds.width))
    }
}

private final class FramedCell: Cell {
    let photoView = UIImageView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    lazy var titleLabel = label()
    override func build() {
        contentView.layer.borderWidth = 1
        contentView.layer.borderColor = UIColor.lightGray.cgColor
        contentView.layer.masksToBounds = true
        titleLabel.frame = CGRect(x: 16, y: 76, width: 300, height: 22)
        contentView.addSubview(photoView)
        contentView.addSubview(titleLabel)
    }
}
