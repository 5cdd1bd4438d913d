import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// What it costs a cell without texts to be measured for the first time.
@MainActor
@Suite("The cost of a prototype", .ownDevice)
struct PrototypeCostTests {
    private func production(height: CGFloat = 120, _ make: @escaping @MainActor () -> UIView) -> Production {
        Producer().production(
            for: ProductionRequest(
                subject: .prototype(CellAnimated(className: "Cell", make: make)), owner: "",
                size: CGSize(width: 320, height: height), traits: UITraitCollection(),
                layoutDirection: .leftToRight))
    }

    private func measure(lines: [Int], height: CGFloat = 120) -> CountingCell {
        var cell = CountingCell()
        let production = production(height: height) {
            cell = CountingCell(lines: lines)
            return cell
        }
        #expect(production.components.count == lines.count)
        #expect(production.components.allSatisfy { $0.name != nil })
        return cell
    }

    @Test(arguments: [([1], 1), ([1, 1], 1), ([0], 2), ([1, 0], 2), ([0, 0], 2)])
    func `a cell is laid out once, and again for the lines of texts that have several`(
        lines: [Int], layouts: Int
    ) {
        #expect(measure(lines: lines).layouts == layouts)
    }

    @Test func `texts that a cell lays out in code take the lines of their columns in two layouts`() throws {
        var cell = CodedCell()
        let production = production {
            cell = CodedCell()
            return cell
        }
        let texts = production.components.filter { $0.role == .label }
        #expect(cell.layouts == 2)
        #expect(texts.map(\.bars.count) == [2, 2])
        #expect(texts.allSatisfy { $0.frame.maxX <= CodedCell.column })
    }

    @Test func `texts that a cell clears in its first layout are filled again, and no others`() {
        let productions = [true, false].map { clears in production { ClearingCell(clears: clears) } }
        #expect(productions[0].components == productions[1].components)
        #expect(productions[0].components.map(\.bars.count) == [4])
    }

    /// Layouts, which read what is inside too, are most of it.
    @Test(arguments: [([1, 1], 39), ([1, 0], 44)])
    func `what is inside a stack is read so often, and no more`(lines: [Int], reads: Int) {
        #expect(measure(lines: lines).stack.reads <= reads)
    }
}

/// A cell that counts its layouts.
private final class CountingCell: UITableViewCell {
    let stack = CountingStack()
    private(set) var layouts = 0
    private var texts: [UILabel] = []

    convenience init(lines: [Int]) {
        self.init(style: .default, reuseIdentifier: nil)
        for count in lines {
            let label = UILabel()
            label.numberOfLines = count
            texts.append(label)
            stack.addArrangedSubview(label)
        }
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

/// A cell that measures its texts, beside a picture, in code.
private final class CodedCell: UITableViewCell {
    static let column: CGFloat = 216
    private let texts = [UILabel(), UILabel()]
    private let picture = UIImageView()
    private(set) var layouts = 0

    init() {
        super.init(style: .default, reuseIdentifier: nil)
        texts.forEach { $0.numberOfLines = 0 }
        (texts + [picture]).forEach(contentView.addSubview)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        picture.frame = CGRect(x: 224, y: 8, width: 80, height: 80)
        var y: CGFloat = 8
        for text in texts {
            let size = text.sizeThatFits(CGSize(width: Self.column - 16, height: .greatestFiniteMagnitude))
            text.frame = CGRect(x: 16, y: y, width: size.width, height: size.height)
            y = text.frame.maxY + 4
        }
    }
}

/// A cell that clears its text in its first layout.
private final class ClearingCell: UITableViewCell {
    private let text = UILabel()
    private var clears: Bool

    init(clears: Bool) {
        self.clears = clears
        super.init(style: .default, reuseIdentifier: nil)
        text.numberOfLines = 0
        text.frame = CGRect(x: 16, y: 8, width: 280, height: 100)
        contentView.addSubview(text)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if clears { text.text = nil }
        clears = false
    }
}

/// A stack that counts how often somebody looks at what is inside.
private final class CountingStack: UIStackView {
    private(set) var reads = 0

    override var subviews: [UIView] {
        reads += 1
        return super.subviews
    }
}
