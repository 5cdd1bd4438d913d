import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Prototypes and views with constraints", .ownDevice)
struct ConstraintTests {
    private func production(of subject: ProductionRequest.Subject, width: CGFloat) -> Production {
        Producer().production(
            for: ProductionRequest(
                subject: subject, owner: "Screen", size: CGSize(width: width, height: 0),
                traits: UITraitCollection(), layoutDirection: .leftToRight))
    }

    @Test func `constraints give the height that fits`() {
        let production = production(of: .prototype(CellAnimated(ConstrainedCell.self)), width: 320)

        #expect(production.size.height == 70)
    }

    @Test func `a label without text and size is measured and left as it was`() {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        let root = makeRoot().adding(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        ])
        root.layoutIfNeeded()

        let components = production(of: .view(root), width: 320).components

        #expect(components[0].isRemoved == false && components[0].frame.width > 100)
        #expect(label.text == nil && label.frame.width == 0)
    }

    @Test func `a self-sizing text without a limit makes room for three lines`() {
        let size = production(of: .prototype(CellAnimated(TextCell.self)), width: 320).size

        // Three lines of 23.86 points and two margins of 10.
        #expect(size.height > 90 && size.height < 94)
    }

    @Test func `a self-sizing text without a limit has three bars`() {
        let components = production(of: .prototype(CellAnimated(TextCell.self)), width: 320).components

        #expect(components.map(\.bars.count) == [3])
    }
}

private final class ConstrainedCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class TextCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = makeLabel(nil, lines: 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}
