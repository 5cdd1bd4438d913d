import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Cells whose content SwiftUI draws.
@MainActor
@Suite("Mapping: cells that host SwiftUI", .ownDevice)
struct HostedContentTests {
    private func cell(height: CGFloat) -> HostingCell {
        let cell = HostingCell(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        cell.contentView.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 20)
        cell.layoutIfNeeded()
        return cell
    }

    // Two bars of 12 points and a gap of 8 in the middle of 72; the second is half as long.
    private let bars = [
        CGRect(x: 16, y: 20, width: 284, height: 12), CGRect(x: 16, y: 40, width: 142, height: 12),
    ]

    @Test func `it is two lines of text between the margins`() throws {
        let drawn = cell(height: 72).mapped.filter { !$0.isRemoved }
        #expect(drawn.map(\.role) == [.text])
        #expect(drawn.flatMap(\.bars) == bars)
    }

    @Test(arguments: HostKind.allCases)
    func `each kind of cell is two lines between its margins, and says so once`(kind: HostKind) {
        var drawn: [Component] = []
        let said = warnings { for _ in 0..<2 { drawn = kind.cell().mapped.filter { !$0.isRemoved } } }
        #expect(drawn.map(\.role) == [.text])
        #expect(drawn.flatMap(\.bars) == bars)
        #expect(said.filter { $0.contains("shows SwiftUI, which has no views") }.count == 1)
    }

    @Test func `the next loading has the height of the row, and two lines`() throws {
        let request = ProductionRequest(
            subject: .prototype(CellAnimated(HostingCell.self)), owner: "Page",
            size: CGSize(width: 320, height: 0), traits: UITraitCollection(), layoutDirection: .leftToRight)
        let learned = try #require(
            Production(learnedFrom: cell(height: 72), like: request, numberedAs: nil))
        #expect(learned.size == CGSize(width: 320, height: 72))
        #expect(learned.components.filter { !$0.isRemoved }.flatMap(\.bars) == bars)
    }

    @Test func `it is said once, however many cells there are`() {
        let said = warnings {
            for _ in 0..<3 { _ = cell(height: 72).mapped }
        }
        #expect(said.filter { $0.hasPrefix("A HostingCell shows SwiftUI") }.count == 1)
    }

    @Test func `beside views of UIKit it is one of several`() {
        let cell = cell(height: 72)
        cell.contentView.addSubview(makeLabel("Title"))
        #expect(cell.mapped.contains { $0.role == .label && !$0.isRemoved })
        #expect(!cell.mapped.contains { $0.role == .text })
    }

    @Test func `what is said of the view comes first`() {
        let cell = cell(height: 72)
        cell.hosted.skeleton.mapping = .block()
        #expect(cell.mapped.filter { !$0.isRemoved }.map(\.role) == [.block])
    }
}

/// How SwiftUI comes into a cell: as the content view of a configuration, which takes the place of the cell's own, or as
/// all that is in the own one.
enum HostKind: CaseIterable {
    case row
    case item
    case inside

    @MainActor func cell() -> UIView {
        let margins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 20)
        let frame = CGRect(x: 0, y: 0, width: 320, height: 72)
        let cell: UIView
        switch self {
        case .row:
            let row = HostingRow(style: .default, reuseIdentifier: nil)
            row.contentConfiguration = HostingConfigurationStandIn()
            cell = row
        case .item:
            let item = HostingItem(frame: frame)
            item.contentConfiguration = HostingConfigurationStandIn()
            cell = item
        case .inside:
            let item = HostingCell(frame: frame)
            item.contentView.layoutMargins = margins
            cell = item
        }
        cell.layoutMargins = margins
        cell.frame = frame
        cell.layoutIfNeeded()
        return cell
    }
}

private final class HostingRow: UITableViewCell {}
private final class HostingItem: UICollectionViewCell {}

/// Stands for a `UIHostingConfiguration`.
private struct HostingConfigurationStandIn: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView {
        let view = UIHostingContentViewStandIn()
        view.configuration = self
        return view
    }

    func updated(for state: any UIConfigurationState) -> HostingConfigurationStandIn { self }
}

/// Stands for the content view of a `UIHostingConfiguration`.
private final class UIHostingContentViewStandIn: UIView, UIContentView {
    var configuration: any UIContentConfiguration = UIListContentConfiguration.cell()
}

private final class HostingCell: UICollectionViewCell {
    let hosted = UIHostingContentViewStandIn()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(hosted)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        hosted.frame = contentView.bounds
    }
}
