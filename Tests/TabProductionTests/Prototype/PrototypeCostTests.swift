import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// What it costs a cell without texts to be measured for the first time.
@MainActor
@Suite("The cost of a prototype", .ownDevice)
struct PrototypeCostTests {
    private func measure(lines: [Int]) -> CountingCell {
        var cell = CountingCell()
        let prototype = CellAnimated(className: "CountingCell") {
            cell = CountingCell(lines: lines)
            return cell
        }
        let production = Producer().production(
            for: ProductionRequest(
                subject: .prototype(prototype), owner: "", size: CGSize(width: 320, height: 120),
                traits: UITraitCollection(), layoutDirection: .leftToRight))
        #expect(production.components.count == lines.count)
        #expect(production.components.allSatisfy { $0.name != nil })
        return cell
    }

    @Test(arguments: [([1], 1), ([1, 1], 1), ([0], 2), ([1, 0], 2), ([0, 0], 3)])
    func `a cell is laid out once, again for the lines of a text, and once more where several have some`(
        lines: [Int], layouts: Int
    ) {
        #expect(measure(lines: lines).layouts == layouts)
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
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
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
