import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Texts of interface files that say nothing, and cells that lay themselves out by data.
@MainActor
@Suite("Strangers' screens: nibs and scraps", .ownDevice)
struct StandInTextTests {
    private func shapes(_ cell: CellAnimated, height: CGFloat = 70) -> [Component] {
        Producer().production(
            for: ProductionRequest(
                subject: .prototype(cell), owner: "", size: CGSize(width: 390, height: height),
                traits: UITraitCollection(), layoutDirection: .leftToRight)
        ).components
    }

    private func fromNib(_ texts: (String?, String?)) -> [Component] {
        UINib.headlessObjects["PersonCell"] = {
            let cell = PersonCell(style: .default, reuseIdentifier: "c")
            (cell.nameLabel.text, cell.cityLabel.text) = texts
            return [cell]
        }
        return shapes(CellAnimated(PersonCell.self, nib: UINib(nibName: "PersonCell", bundle: nil)))
    }

    @Test(arguments: [("Label", "Label"), ("Title", "Subtitle"), ("Name", "City"), ("name", "Text")])
    func `a text of Interface Builder, or the outlet's own word, is no sample`(name: String, city: String) {
        let bare = shapes(CellAnimated(PersonCell.self)).map(\.frame)

        #expect(bare.map(\.width).allSatisfy { $0 > 50 })
        #expect(fromNib((name, city)).map(\.frame) == bare)
    }

    @Test func `a text of a nib that says something stays`() {
        let label = makeLabel("Price per night", frame: .zero)
        let width = label.font.withSize(17)
        let shape = fromNib(("Price per night", "Label"))[0]
        let expected = ("Price per night" as NSString).size(withAttributes: [.font: width]).width
        #expect(abs(shape.frame.width - expected) < 1)
    }

    @Test func `sample content stays, whatever it is`() {
        UINib.headlessObjects["PersonCell"] = { [PersonCell(style: .default, reuseIdentifier: "c")] }
        let cell = CellAnimated(PersonCell.self, nib: UINib(nibName: "PersonCell", bundle: nil)) {
            $0.nameLabel.text = "Name"
        }
        let expected = ("Name" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(abs(shapes(cell)[0].frame.width - expected) < 1)
    }

    @Test(
        arguments: [
            ("Label", nil, true), ("LABEL", nil, true), ("Topic", "topicLabel", true),
            ("Topic", "card.topicLabel", true), ("Email", "nameLabel", false), ("", "nameLabel", false),
            ("Last topic", "topicLabel", false), ("Follow", nil, false), ("Button", nil, true),
            ("Hint", "lblHint", true), ("lbl_hint", "lblHint", true), ("Amount", "txtAmount", true),
            ("Lorem ipsum dolor sit amet", nil, true), ("Label of two words", nil, true),
            ("Labels", nil, false), ("Title page", "titleLabel", false),
        ] as [(String, String?, Bool)])
    func `a word is judged by itself and by its outlet`(text: String, name: String?, saysNothing: Bool) {
        #expect(StandInText.saysNothing(text, named: name) == saysNothing)
    }

    @Test func `scraps of a cell that is laid out by its data are the two lines of a stand-in`() {
        var found: [Component] = []
        let given = warnings { found = shapes(CellAnimated(ScrapCell.self)).filter { !$0.isRemoved } }

        #expect(found.count == 2 && found.allSatisfy { $0.role == .label })
        #expect(given.count == 1 && given[0].contains("has nothing to show when it is made"))
    }

    @Test func `bars of a text are round at all corners, whatever those of its label`() {
        let label = makeLabel("Some text")
        label.layer.cornerRadius = 6
        label.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

        #expect(makeRoot().adding(label).mapped[0].corners.rounded == .all)
    }
}

private final class PersonCell: UITableViewCell {
    let nameLabel = UILabel()
    let cityLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        cityLabel.font = .systemFont(ofSize: 15)
        for (index, label) in [nameLabel, cityLabel].enumerated() {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.topAnchor.constraint(
                    equalTo: contentView.topAnchor, constant: 10 + CGFloat(index) * 24),
            ])
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell whose frames depend on its text.
private final class ScrapCell: UITableViewCell {
    private let tagView = UIImageView()
    private let dot = UIView()
    private let titleLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        dot.backgroundColor = .systemRed
        [tagView, titleLabel, dot].forEach(contentView.addSubview)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        // What is asked is the model, which is not there.
        tagView.frame = CGRect(x: 8, y: bounds.height / 2, width: 0, height: 0)
        dot.frame = CGRect(x: tagView.frame.maxX - 12, y: tagView.frame.minY - 2, width: 14, height: 14)
        titleLabel.frame = .zero
    }
}
