import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Cells whose interface files leave to binding what a skeleton would have to know.
@MainActor
@Suite("Cells of strangers: columns and nibs", .ownDevice)
struct StrangersNibTests {
    private func bars(height: CGFloat = 0, _ name: String, _ make: @escaping @MainActor () -> UIView)
        -> [CGRect]
    {
        production(height: height, make).components.first { $0.name == name && !$0.isRemoved }?.bars ?? []
    }

    private func production(height: CGFloat = 0, _ make: @escaping @MainActor () -> UIView) -> Production {
        Producer().production(
            for: ProductionRequest(
                subject: .prototype(CellAnimated(className: "Row", make: make)), owner: "Page",
                size: CGSize(width: 390, height: height),
                traits: UITraitCollection(preferredContentSizeCategory: .large),
                layoutDirection: .leftToRight))
    }

    // MARK: Lines

    // 19 letters of 17 points are 155 wide, and the column 358.
    @Test func `a title that takes one line of a wide column is as long as a title`() {
        let title = bars(height: 56, "titleLabel") { ColumnCell(titleLines: 0) }
        #expect(title.count == 1)
        #expect((140...170).contains(title.first?.width ?? 0), "\(title)")
    }

    @Test(arguments: ["descriptionLabel", "nameLabel"])
    func `a description beside a picture goes on, and a name does not`(name: String) {
        #expect(bars(name) { BesideCell(name) }.count == (name == "nameLabel" ? 1 : 2))
    }

    @Test(arguments: ["tertiaryLabel", "quaternaryLabel", "courseCode", "hintLabel", "pointsLabel"])
    func `what is small by its name is one line, though nothing limits it`(name: String) {
        #expect(bars(name) { WordCell(name, lines: 0) }.count == 1)
    }

    @Test(
        arguments: [("pointsLabel", 40...70), ("courseCode", 75...110), ("hintLabel", 120...160)]
            as [(String, ClosedRange<CGFloat>)])
    func `words of names say how long a text is`(name: String, width: ClosedRange<CGFloat>) {
        #expect(width.contains(bars(name) { WordCell(name, lines: 1) }.first?.width ?? 0))
    }

    // MARK: Blanks

    @Test func `a button over all with a blank title only takes touches`() {
        let row = production(height: 60) { TapCell() }
        #expect(row.components.filter { !$0.isRemoved }.map(\.name) == ["nameLabel"])
        let cell = TapCell()
        cell.nameLabel.text = "Marta"
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
        cell.layoutIfNeeded()
        #expect(cell.mapped.filter { !$0.isRemoved }.map(\.name) == ["nameLabel"])
    }

    @Test func `the title of a configuration is shown, and not that of a state`() {
        let button = UIButton(configuration: .plain())
        button.setTitle("Button", for: .normal)
        #expect(button.shownTitle == "Button")
        button.configuration?.title = " "
        #expect(button.shownTitle == " " && Filler.lacksText(button))
    }

    @Test func `a label with a space waits for its text`() {
        let bar = bars(height: 60, "nameLabel") {
            let cell = TapCell()
            cell.nameLabel.text = " "
            return cell
        }
        #expect((bar.first?.width ?? 0) > 60)
    }

    // MARK: Widths

    // 11 letters of 17 points are 90 wide; the other field takes a part of its room.
    @Test(arguments: [NSTextAlignment.right, .left])
    func `a field at the end of a row holds a value`(alignment: NSTextAlignment) {
        let row = production(height: 44) { FieldCell(alignment) }
        let width = row.components.first { $0.name == "field" }?.frame.width ?? 0
        #expect(alignment == .right ? (80...100).contains(width) : width > 110)
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
    /// Constraints that hold a view in the content view at some distance from its edges.
    func hold(_ view: UIView, from left: CGFloat = 16) -> [NSLayoutConstraint] {
        [
            view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: left),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ]
    }
}

/// A title over a line, in a row that is too low for two lines of title.
private final class ColumnCell: Cell {
    let titleLabel = UILabel()
    let captionLabel = UILabel()
    convenience init(titleLines: Int) {
        self.init(style: .default, reuseIdentifier: nil)
        titleLabel.numberOfLines = titleLines
        captionLabel.font = .systemFont(ofSize: 13)
        let column = UIStackView(arrangedSubviews: [titleLabel, captionLabel])
        column.axis = .vertical
        column.spacing = 4
        place(column) { hold(column) }
    }
}

private final class BesideCell: Cell {
    let pictureView = UIImageView()
    var descriptionLabel: UILabel?
    var nameLabel: UILabel?
    convenience init(_ name: String) {
        self.init(style: .default, reuseIdentifier: nil)
        let label = UILabel()
        label.numberOfLines = 0
        if name == "nameLabel" { nameLabel = label } else { descriptionLabel = label }
        place(pictureView, label) {
            hold(label, from: 132) + [
                pictureView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                pictureView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                pictureView.widthAnchor.constraint(equalToConstant: 100),
                pictureView.heightAnchor.constraint(equalToConstant: 40),
            ]
        }
    }
}

private final class WordCell: Cell {
    var tertiaryLabel: UILabel?
    var quaternaryLabel: UILabel?
    var courseCode: UILabel?
    var hintLabel: UILabel?
    var pointsLabel: UILabel?
    convenience init(_ name: String, lines: Int) {
        self.init(style: .default, reuseIdentifier: nil)
        let label = UILabel()
        label.numberOfLines = lines
        let paths: [String: ReferenceWritableKeyPath<WordCell, UILabel?>] = [
            "tertiaryLabel": \.tertiaryLabel, "quaternaryLabel": \.quaternaryLabel,
            "courseCode": \.courseCode, "hintLabel": \.hintLabel, "pointsLabel": \.pointsLabel,
        ]
        if let path = paths[name] { self[keyPath: path] = label }
        place(label) { hold(label) }
    }
}

private final class TapCell: Cell {
    let nameLabel = UILabel()
    override func build() {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = " "
        button.setTitle("Button", for: .normal)
        place(nameLabel, button) {
            hold(nameLabel) + [
                button.topAnchor.constraint(equalTo: contentView.topAnchor),
                button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                button.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ]
        }
    }
}

private final class FieldCell: Cell {
    let field = UITextField()
    convenience init(_ alignment: NSTextAlignment) {
        self.init(style: .default, reuseIdentifier: nil)
        field.textAlignment = alignment
        place(field) { hold(field) }
    }
}
