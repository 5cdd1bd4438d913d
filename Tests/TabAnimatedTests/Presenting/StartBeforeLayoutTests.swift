import Testing
import UIKit

@testable import TabAnimated

/// A start in `viewDidLoad`, where constraints have not run and nothing has a size.
@MainActor
@Suite("A start before layout", .serialized, .ownApp)
struct StartBeforeLayoutTests {
    private let producer = SizeNotingProducer()
    /// The app lives as long as the test; lists do not keep it.
    private let app = Sections([1, 0])

    private func show(_ content: UIView, _ model: ViewAnimated) -> UIWindow {
        let screen = Screen(UIView())
        model.producer = producer
        screen.window.rootViewController = EarlyStartController(content, model)
        HeadlessScreen.main.turn()
        return screen.window
    }

    /// Lays a list out by constraints, and expects it to be full after one frame.
    private func expectOneFrame(
        _ content: UIView, _ model: ViewAnimated, at location: SourceLocation = #_sourceLocation
    ) {
        let box = ConflictBox()
        HeadlessAutoLayout.unsatisfiable = { _ in box.count += 1 }
        defer { HeadlessAutoLayout.unsatisfiable = nil }
        var window: UIWindow?
        let told = warnings { window = show(content, model) }
        #expect(window != nil && content.bounds.width == 320, sourceLocation: location)
        #expect(content.covers.contains { !$0.tiles.isEmpty }, sourceLocation: location)
        #expect(producer.sizes.map(\.width) == [320], sourceLocation: location)
        #expect(box.count == 0 && told.isEmpty, sourceLocation: location)
        content.endTabAnimation()
        #expect(content.covers.isEmpty, sourceLocation: location)
    }

    @Test func `a covered table maps one cell, when it has its width`() {
        expectOneFrame(makeTable(nil), TableAnimated(cellClass: ConstrainedCell.self, cellHeight: 60))
    }

    @Test func `a covered table of cells that size themselves maps one cell`() {
        let table = makeTable(nil)
        table.rowHeight = UITableView.automaticDimension
        expectOneFrame(table, TableAnimated(cellClass: ConstrainedCell.self))
    }

    @Test func `a covered collection maps one cell, when it has its width`() {
        expectOneFrame(
            makeCollection(nil, layout: UICollectionViewFlowLayout()),
            CollectionAnimated(cellClass: SampleItem.self, cellSize: CGSize(width: 320, height: 60)))
    }

    @Test func `a view is mapped once, when it has a size`() {
        expectOneFrame(SamplePage(), ViewAnimated())
    }

    @Test func `covered sections are planned when the table has its width`() {
        expectOneFrame(
            makeTable(app),
            TableAnimated(
                cellClass: ConstrainedCell.self, cellHeight: 60, inSections: [1]))
    }

    @Test func `a list that ends before it is laid out keeps nothing`() {
        let table = UITableView(frame: .zero)
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, inSections: [0])
        table.startTabAnimation()
        #expect(table.covers.count == 1)
        _ = warnings { table.endTabAnimation() }
        #expect(table.covers.isEmpty)
    }
}

// MARK: - Fixtures

/// A controller that gives its content a model and starts when the view is loaded.
private final class EarlyStartController: UIViewController {
    private let content: UIView
    private let model: ViewAnimated

    init(_ content: UIView, _ model: ViewAnimated) {
        self.content = content
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        content.frame = .zero
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        content.tabAnimated = model
        content.startTabAnimation()
    }
}

/// A cell whose margins are wider than nothing.
private final class ConstrainedCell: UITableViewCell {
    private let titleLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A producer that notes the sizes that it is asked for.
@MainActor
private final class SizeNotingProducer: Producing {
    private let producer = Producer()
    private(set) var sizes: [CGSize] = []

    func production(for request: ProductionRequest) -> Production {
        sizes.append(request.size)
        return producer.production(for: request)
    }
}

@MainActor
private final class ConflictBox {
    var count = 0
}
