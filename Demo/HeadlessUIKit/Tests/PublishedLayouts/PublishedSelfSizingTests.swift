import TestDevice
import Testing
import UIKit

/// Cells that size themselves: Apple, Auto Layout Guide, "Working with Self-Sizing Table View Cells", the
/// documentation of `estimatedItemSize`, and tutorials.
@MainActor
@Suite(.ownDevice)
struct PublishedSelfSizingTests {
    // "Working with Self-Sizing Table View Cells": constraints from top to bottom give the row its height;
    // the separator adds a hairline.
    @Test func `rows are as high as their constraints make them`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = BoxRows([30, 90, 44])
        table.register(BoxRow.self, forCellReuseIdentifier: "row")
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 85
        table.separatorStyle = .none
        table.dataSource = source

        table.layoutIfNeeded()

        let rectangles = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
        expectNumbers(rectangles.map(\.height), [52, 112, 66])
        expectNumbers(rectangles.map(\.minY), [0, 52, 164])
        expectNumbers([table.contentSize.height], [230])
    }

    // Fluffy, "How to make dynamic height table view cells" (fluffy.es): a label of several lines, pinned
    // to top and bottom, makes its row as high as the text; lines of 17 points are 20.29 points high.
    @Test func `a label of several lines makes its row higher`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = TextRows(["one", "one\ntwo\nthree"])
        table.register(TextRow.self, forCellReuseIdentifier: "row")
        table.separatorStyle = .none
        table.dataSource = source

        table.layoutIfNeeded()

        expectNumbers(
            (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }, [40.3, 80.9])
    }

    // "Working with Self-Sizing Table View Cells", a picture of constant aspect ratio: margins of 16 points
    // leave 343 of 375 points, before the cell was ever laid out.
    @Test func `a square between the margins makes a new cell as high as it is wide`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let picture = Box()
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        picture.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(picture)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
            picture.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            picture.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        ])

        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)

        expectNumbers([size.width, size.height], [375, 343])
    }

    // Documentation of `estimatedItemSize` and `automaticSize`: cells of a flow layout take the size that
    // their constraints ask for.
    @Test func `items of a flow layout take their constrained sizes`() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let source = BoxItems([CGSize(width: 150, height: 40), CGSize(width: 160, height: 70)])
        view.register(BoxItem.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source

        view.layoutIfNeeded()

        let frames = (0..<2).compactMap {
            layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        expectNumbers(frames.map(\.width), [150, 160])
        expectNumbers(frames.map(\.height), [40, 70])
        expectNumbers(frames.map(\.minX), [0, 160])
    }
}

// MARK: - Rows

/// A row around a box of a given height, 11 points from top and bottom.
private final class BoxRow: UITableViewCell {
    func show(_ height: CGFloat) {
        let box = Box(UIView.noIntrinsicMetric, height)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 11),
        ])
    }
}

private final class BoxRows: NSObject, UITableViewDataSource {
    private let heights: [CGFloat]

    init(_ heights: [CGFloat]) {
        self.heights = heights
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? BoxRow)?.show(heights[indexPath.row])
        return cell
    }
}

/// A row with one text of any number of lines, 10 points from top and bottom.
private final class TextRow: UITableViewCell {
    private let label = UILabel()

    func show(_ text: String) {
        label.font = .systemFont(ofSize: 17)
        label.numberOfLines = 0
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
        ])
    }
}

private final class TextRows: NSObject, UITableViewDataSource {
    private let texts: [String]

    init(_ texts: [String]) {
        self.texts = texts
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? TextRow)?.show(texts[indexPath.row])
        return cell
    }
}

// MARK: - Items

/// An item filled by a box.
private final class BoxItem: UICollectionViewCell {
    func show(_ size: CGSize) {
        let box = Box(size.width, size.height)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }
}

private final class BoxItems: NSObject, UICollectionViewDataSource {
    private let sizes: [CGSize]

    init(_ sizes: [CGSize]) {
        self.sizes = sizes
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sizes.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? BoxItem)?.show(sizes[indexPath.item])
        return cell
    }
}
