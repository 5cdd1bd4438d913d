import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct TableGeometryTests {
    @Test func `rows of a plain table stack from the top`() {
        let fixture = TableFixture([2, 3])
        let table = fixture.table()
        #expect(
            table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 50, width: 320, height: 50)
        )
        #expect(
            table.rectForRow(at: IndexPath(row: 2, section: 1))
                == CGRect(x: 0, y: 200, width: 320, height: 50))
    }

    @Test func `the content is as high as all its parts`() {
        let fixture = TableFixture([2, 3])
        let table = fixture.table()
        table.layoutIfNeeded()
        #expect(table.contentSize == CGSize(width: 320, height: 250))
    }

    @Test func `the delegate's heights come before the table's`() {
        let fixture = TableFixture([3])
        fixture.heights[IndexPath(row: 0, section: 0)] = 80
        let table = fixture.table()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 80)
    }

    @Test func `a titled header of a plain table is 28 high, with 22 above it`() {
        let putBack = imitate(.iOS18)
        defer { putBack() }
        let fixture = TableFixture([1])
        fixture.headers[0] = "Header"
        let table = fixture.table()
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    }

    @Test func `the padding above headers can be taken away`() {
        let fixture = TableFixture([1])
        fixture.headers[0] = "Header"
        let table = fixture.table()
        table.sectionHeaderTopPadding = 0
        #expect(table.rectForHeader(inSection: 0).minY == 0)
    }

    @Test func `a plain section without titles has no header`() {
        let fixture = TableFixture([1])
        let table = fixture.table()
        #expect(table.rectForHeader(inSection: 0).height == 0)
    }

    @Test func `grouped sections keep their distance`() {
        let fixture = TableFixture([1, 1])
        let table = fixture.table(style: .grouped)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 120)
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 102.5, width: 320, height: 85))
    }

    @Test func `inset grouped rows stand in by 20 points`() {
        let fixture = TableFixture([1])
        let table = fixture.table(style: .insetGrouped)
        let window = UIWindow()
        window.addSubview(table)
        #expect(
            table.rectForRow(at: IndexPath(row: 0, section: 0))
                == CGRect(x: 20, y: 35, width: 280, height: 50))
    }

    @Test func `the table's header view pushes the rows down`() {
        let fixture = TableFixture([1])
        let table = fixture.table()
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    }

    @Test func `the table's footer view follows the rows`() {
        let fixture = TableFixture([2])
        let table = fixture.table()
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        table.layoutIfNeeded()
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 100, width: 320, height: 30))
        #expect(table.contentSize.height == 130)
    }

    @Test func `automatic rows take the height their cells fit in`() {
        let fixture = TableFixture([2])
        let table = fixture.table(rowHeight: UITableView.automaticDimension)
        table.register(HighCell.self, forCellReuseIdentifier: "cell")
        table.layoutIfNeeded()
        #expect(
            table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 70, width: 320, height: 70)
        )
        #expect(table.contentSize.height == 140)
    }

    @Test func `views that stand in a cell itself decide its height where its content view has none`() {
        let fixture = TableFixture([2])
        let table = fixture.table(rowHeight: UITableView.automaticDimension)
        table.register(CoatedCell.self, forCellReuseIdentifier: "cell")
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 90)
    }

    @Test func `automatic rows are estimated until they are shown`() {
        let fixture = TableFixture([100])
        let table = fixture.table(rowHeight: UITableView.automaticDimension)
        table.estimatedRowHeight = 10
        #expect(table.rectForRow(at: IndexPath(row: 99, section: 0)).minY == 990)
    }

    @Test func `a point finds its row`() {
        let fixture = TableFixture([2, 2])
        let table = fixture.table()
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 120)) == IndexPath(row: 0, section: 1))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 900)) == nil)
    }

    @Test func `a rectangle finds its rows`() {
        let fixture = TableFixture([2, 2])
        let table = fixture.table()
        let rows = table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 60))
        #expect(rows == [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1)])
    }

    @Test func `a row that does not exist has no rectangle`() {
        let fixture = TableFixture([2])
        #expect(fixture.table().rectForRow(at: IndexPath(row: 5, section: 0)) == .zero)
    }

    @Test func `scrolling to a row brings it to the top`() {
        let fixture = TableFixture([20])
        let table = fixture.table()
        table.scrollToRow(at: IndexPath(row: 6, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 300)
    }

    @Test func `scrolling to the last row stops at the end of the content`() {
        let fixture = TableFixture([20])
        let table = fixture.table()
        table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 800)
    }

    @Test func `scrolling to a row that does not exist is an error`() {
        let fixture = TableFixture([20])
        let table = fixture.table()
        let reasons = exceptions {
            table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
        }
        #expect(reasons.count == 1)
    }

    @Test func `the rows in a rectangle are those that it touches, whatever their heights`() {
        var random = SeededGenerator(seed: 7)
        let fixture = TableFixture([40, 0, 3, 25])
        let paths = [40, 0, 3, 25].enumerated().flatMap { section, count in
            (0..<count).map { IndexPath(row: $0, section: section) }
        }
        for path in paths {
            fixture.heights[path] = [0, 0.5, 20, 44, 130].randomElement(using: &random)
        }
        let table = fixture.table()

        for _ in 0..<200 {
            let rect = CGRect(
                x: 0, y: .random(in: -100...3_000, using: &random), width: 320,
                height: .random(in: 0.25...700, using: &random))
            let touched = paths.filter { path in
                let row = table.rectForRow(at: path)
                return row.minY < rect.maxY && row.maxY > rect.minY
            }
            #expect(table.indexPathsForRows(in: rect) == touched)
        }
    }

    @Test func `rows that no delegate tells about are as high as the table says, however many`() {
        let fixture = TableFixture([100_000])
        let table = fixture.table()
        table.delegate = nil
        table.rowHeight = 30

        #expect(table.rectForRow(at: IndexPath(row: 99_999, section: 0)).minY == 2_999_970)
        #expect(
            table.indexPathsForRows(in: CGRect(x: 0, y: 1_500_001, width: 320, height: 40))
                == [50_000, 50_001].map { IndexPath(row: $0, section: 0) })
    }
}

private final class HighCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 70)
    }
}

/// A cell with a view of 80 points that stands in the cell, 5 points from its edges.
private final class CoatedCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let coat = UIView()
        coat.translatesAutoresizingMaskIntoConstraints = false
        addSubview(coat)
        NSLayoutConstraint.activate([
            coat.topAnchor.constraint(equalTo: topAnchor, constant: 5),
            coat.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
            coat.leadingAnchor.constraint(equalTo: leadingAnchor),
            coat.trailingAnchor.constraint(equalTo: trailingAnchor),
            coat.heightAnchor.constraint(equalToConstant: 80),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}
