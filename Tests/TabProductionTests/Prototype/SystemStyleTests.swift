import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Cells and headers of UIKit's own styles", .ownDevice)
struct SystemStyleTests {
    private func bars(_ prototype: CellAnimated) -> [CGRect] {
        Producer().production(
            for: ProductionRequest(
                subject: .prototype(prototype), owner: "Screen", size: CGSize(width: 375, height: 0),
                traits: UITraitCollection(), layoutDirection: .leftToRight)
        ).components.flatMap(\.bars)
    }

    @Test func `a plain cell has a bar of its title`() {
        #expect(bars(CellAnimated(UITableViewCell.self)).count == 1)
    }

    @Test(arguments: [UITableViewCell.CellStyle.value1, .value2, .subtitle])
    func `a cell with a second label has two bars`(style: UITableViewCell.CellStyle) {
        let prototype = CellAnimated(className: "Styled\(style.rawValue)") {
            UITableViewCell(style: style, reuseIdentifier: nil)
        }

        #expect(bars(prototype).count == 2)
    }

    @Test func `a cell that sets its own image and label up has bars beside the image`() {
        let prototype = CellAnimated(className: "Gear") {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.imageView?.image = UIImage(systemName: "star.fill")
            cell.detailTextLabel?.numberOfLines = 0
            return cell
        }
        let bars = bars(prototype)

        #expect(bars.count == 3)
        #expect(Set(bars.map(\.minX)).count == 2)
    }

    @Test func `a content configuration without text has a bar`() {
        let prototype = CellAnimated(UITableViewCell.self) { view in
            view.contentConfiguration = UIListContentConfiguration.cell()
        }

        #expect(bars(prototype).count == 1)
    }

    @Test func `a cell that configures itself has bars of its configuration`() {
        #expect(bars(CellAnimated(SelfConfiguringCell.self)).count == 2)
    }

    @Test func `a list cell has a bar`() {
        #expect(bars(CellAnimated(UICollectionViewListCell.self)).count == 1)
    }

    @Test func `a header has a bar`() {
        #expect(bars(CellAnimated(UITableViewHeaderFooterView.self)).count == 1)
    }

    @Test func `a cell with views of the app gets no labels of UIKit's`() {
        let prototype = CellAnimated(UITableViewCell.self) { view in
            view.contentView.addSubview(makeBlock(x: 20, y: 10))
        }

        #expect(bars(prototype) == [CGRect(x: 20, y: 10, width: 20, height: 20)])
    }

    @Test func `a skeleton that shows nothing is reported once`() {
        let prototype = CellAnimated(BlankItem.self)
        let given = warnings { for _ in 0..<3 { _ = bars(prototype) } }

        #expect(given.count == 1)
        #expect(given.first?.contains("BlankItem has nothing to show") == true)
    }
}

private final class SelfConfiguringCell: UICollectionViewListCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
        contentConfiguration = UIListContentConfiguration.valueCell()
    }
}

private final class BlankItem: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 120) }
}
