import TabAnimated
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Pictures of transitions", .serialized, .ownDevice)
struct TransitionPictureTests {
    private let size = CGSize(width: 240, height: 160)

    @Test func `a view fades into its skeleton and out of it`() throws {
        let card = TransitionCard(frame: CGRect(origin: .zero, size: size))
        card.tabAnimated = ViewAnimated()
        try expectPictures(of: card, named: "view")
    }

    @Test func `a list fades into its skeleton and out of it`() throws {
        let app = TransitionRows(counts: [4])
        let table = table(of: app)
        table.tabAnimated = TableAnimated(cellClass: TransitionCell.self, cellHeight: 40, count: 3)
        try expectPictures(of: table, named: "list")
    }

    @Test func `a single section fades, and the other stays as it is`() throws {
        let app = TransitionRows(counts: [2, 2])
        let table = table(of: app)
        table.tabAnimated = TableAnimated(
            cellClass: TransitionCell.self, cellHeight: 40, count: 2, inSections: [1])
        try expectPictures(of: table, named: "section")
    }

    private func table(of app: TransitionRows) -> UITableView {
        let table = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
        table.register(TransitionCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 40
        table.dataSource = app
        return table
    }

    /// Compares the middle of the way in and the middle of the way out with what was reviewed, on iOS 18.
    private func expectPictures(of view: UIView, named name: String) throws {
        HeadlessScreen.main.reset()
        HeadlessScreen.main.system = .iOS18
        SkeletonConfiguration.shared = SkeletonConfiguration()
        SkeletonConfiguration.shared.isCacheEnabled = false
        SkeletonConfiguration.shared.remembersContent = false
        SkeletonConfiguration.shared.animation = .still
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.backgroundColor = .white
        window.isHidden = false
        window.addSubview(view)
        HeadlessScreen.main.turn()
        view.startTabAnimation(transition: .crossDissolve(0.4))
        HeadlessScreen.main.advance(by: 0.2)
        try expectGolden(HeadlessSVGRenderer(window).svg(at: 0), named: "transition-\(name)-start.svg")
        HeadlessScreen.main.advance(by: 0.3)
        view.endTabAnimation(transition: .crossDissolve(0.4))
        HeadlessScreen.main.advance(by: 0.2)
        try expectGolden(HeadlessSVGRenderer(window).svg(at: 0), named: "transition-\(name)-end.svg")
        HeadlessScreen.main.advance(by: 0.3)
        window.isHidden = true
        SkeletonConfiguration.shared = SkeletonConfiguration()
    }
}

/// A view with an image and two texts.
private final class TransitionCard: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        let picture = UIImageView(frame: CGRect(x: 16, y: 16, width: 48, height: 48))
        picture.backgroundColor = .systemOrange
        addSubview(picture)
        for (position, text) in ["Walk to the harbour", "Saturday, 9 in the morning"].enumerated() {
            let label = UILabel(frame: CGRect(x: 16, y: 80 + CGFloat(position) * 32, width: 208, height: 20))
            label.text = text
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A row with a text.
private final class TransitionCell: UITableViewCell {
    let title = UILabel(frame: CGRect(x: 16, y: 10, width: 160, height: 20))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// An app whose rows say where they are.
private final class TransitionRows: NSObject, UITableViewDataSource {
    private let counts: [Int]

    init(counts: [Int]) {
        self.counts = counts
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? TransitionCell)?.title.text = "Section \(indexPath.section), row \(indexPath.row)"
        return cell
    }
}
