import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ListConfigurationTests {
    private func cell() -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        return cell
    }

    @Test func `a content configuration replaces the content view`() {
        let cell = cell()
        let old = cell.contentView
        cell.contentConfiguration = cell.defaultContentConfiguration()
        #expect(cell.contentView is UIListContentView)
        #expect(old.superview == nil)
    }

    @Test func `a configuration of the same kind is shown by the same view`() {
        let cell = cell()
        cell.contentConfiguration = cell.defaultContentConfiguration()
        let view = cell.contentView
        cell.contentConfiguration = UIListContentConfiguration.cell()
        #expect(cell.contentView === view)
    }

    @Test func `configured texts stand in the middle, at the margin`() throws {
        let cell = cell()
        var configuration = cell.defaultContentConfiguration()
        configuration.text = "Text"
        configuration.secondaryText = "More"
        cell.contentConfiguration = configuration
        cell.layoutIfNeeded()
        cell.contentView.layoutIfNeeded()
        let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
        try #require(labels.count == 2)
        #expect(labels.map(\.frame.minX) == [16, 16])
        #expect(labels[1].frame.minY == labels[0].frame.maxY)
        #expect(abs((labels[0].frame.minY + labels[1].frame.maxY) / 2 - 30) < 0.6)
    }

    @Test func `a configured row is as high as its texts and margins`() {
        let putBack = imitate(.iOS18)
        defer { putBack() }
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Text"
        configuration.textProperties.font = .systemFont(ofSize: 100)
        let view = configuration.makeContentView()
        let label = UILabel()
        label.text = "Text"
        label.font = .systemFont(ofSize: 100)
        let height = label.sizeThatFits(CGSize(width: 1000, height: 1000)).height
        #expect(abs(view.sizeThatFits(CGSize(width: 1000, height: 0)).height - height - 22) < 0.6)
    }

    @Test func `a cell updates its configuration for its state`() {
        let cell = cell()
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.layoutIfNeeded()
        cell.setSelected(true, animated: false)
        cell.layoutIfNeeded()
        #expect(states == [false, true])
    }
}
