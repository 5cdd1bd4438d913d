import TestDevice
import Testing
import UIKit

/// Views that make their constraints when they are asked to update them.
@MainActor @Suite("Constraints made while they are updated", .ownDevice)
struct LateConstraintTests {
    @Test(arguments: [true, false])
    func `a row that makes its constraints late is as high as they say`(asksEarly: Bool) {
        let source = LateSource()
        source.asksEarly = asksEarly
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.separatorStyle = .none
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 72)
    }

    @Test func `an item that makes its constraints late is as large as they say`() throws {
        let source = LateSource()
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        collection.register(LateItem.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = source
        collection.layoutIfNeeded()
        #expect(try #require(collection.visibleCells.first).frame.size == CGSize(width: 90, height: 72))
    }

    @Test func `a cell is asked for its constraints where it is asked for its size`() {
        let cell = LateCell(style: .default, reuseIdentifier: nil)
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 320, height: 72))
        #expect(!cell.needsUpdateConstraints())
    }

    @Test func `updates of constraints that a view wants or makes can be overridden`() {
        let view = CountingView()
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        #expect(view.wishes == 1)
        #expect(view.updates == 1)
    }
}

private final class CountingView: UIView {
    var wishes = 0
    var updates = 0

    override func setNeedsUpdateConstraints() {
        wishes += 1
        super.setNeedsUpdateConstraints()
    }

    override func updateConstraintsIfNeeded() {
        updates += 1
        super.updateConstraintsIfNeeded()
    }
}

@MainActor private func fill(_ content: UIView) {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(box)
    NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 72), box.widthAnchor.constraint(equalToConstant: 90),
        box.topAnchor.constraint(equalTo: content.topAnchor),
        box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
    ])
}

private final class LateCell: UITableViewCell {
    private var isFilled = false

    override func updateConstraints() {
        if !isFilled { fill(contentView) }
        isFilled = true
        super.updateConstraints()
    }
}

private final class EagerCell: UITableViewCell {
    private var isFilled = false

    override func updateConstraintsIfNeeded() {
        if !isFilled { fill(contentView) }
        isFilled = true
        super.updateConstraintsIfNeeded()
    }
}

private final class LateItem: UICollectionViewCell {
    private var isFilled = false

    override func updateConstraints() {
        if !isFilled {
            fill(contentView)
            contentView.subviews.forEach {
                $0.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
            }
        }
        isFilled = true
        super.updateConstraints()
    }
}

private final class LateSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var asksEarly = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asksEarly
            ? EagerCell(style: .default, reuseIdentifier: nil)
            : LateCell(style: .default, reuseIdentifier: nil)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
