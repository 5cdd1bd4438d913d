import DemoScenes
import TabAnimated
import UIKit

/// A list of one kind of sampled cell.
@MainActor
struct SampledList {
    let name: String
    let size: CGSize
    let look: SampledLook
    let isTable: Bool
    let cell: CellAnimated
    let count: Int
    let register: (UIView) -> Void
    let show: (UIView, Int) -> Void

    init<Cell: SampledCell>(_ type: Cell.Type) {
        let name = String(describing: type)
        (self.name, size, look) = (name, Cell.size, Cell.look)
        isTable = type is UITableViewCell.Type
        count = Cell.rows.count
        let nib = Cell.look.isNib ? UINib(nibName: name, bundle: nil) : nil
        if nib != nil { UINib.headlessObjects[name] = { Self.objects(of: type) } }
        cell = nib.map { CellAnimated(type, nib: $0) } ?? CellAnimated(type)
        register = { list in
            switch list {
            case let table as UITableView where nib != nil:
                table.register(nib, forCellReuseIdentifier: name)
            case let table as UITableView: table.register(type, forCellReuseIdentifier: name)
            case let collection as UICollectionView where nib != nil:
                collection.register(nib, forCellWithReuseIdentifier: name)
            case let collection as UICollectionView:
                collection.register(type, forCellWithReuseIdentifier: name)
            default: break
            }
        }
        show = { view, row in (view as? Cell)?.show(Cell.rows[row]) }
    }

    /// What a nib makes: a cell by its decoder.
    private static func objects(of type: UIView.Type) -> [Any] {
        type.init(coder: NSCoder()).map { [$0] } ?? []
    }

    /// The list as a scene that loads.
    var scene: DemoScene {
        DemoScene(name: name, title: name, summary: name) { SampledScreen(self) }
    }
}

/// A screen that loads a list of sampled cells.
final class SampledScreen: UIViewController, LoadingScreen {
    private let sample: SampledList
    private let list: UIScrollView
    private var count = 0

    init(_ sample: SampledList) {
        self.sample = sample
        list =
            sample.isTable
            ? UITableView()
            : UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var coveredViews: [UIView] { [list] }

    override func viewDidLoad() {
        super.viewDidLoad()
        if sample.look.isDark { overrideUserInterfaceStyle = .dark }
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.backgroundColor = sample.look.ground
        sample.register(list)
        if let table = list as? UITableView {
            table.dataSource = self
            if sample.size.height > 0 { table.rowHeight = sample.size.height }
            table.tabAnimated = TableAnimated(sample.cell)
        }
        if let collection = list as? UICollectionView {
            collection.dataSource = self
            (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = sample.size
            collection.tabAnimated = CollectionAnimated(sample.cell)
        }
        view.addSubview(list)
    }

    func load() {
        list.startTabAnimation()
        FakeServer.answer(self, after: 3) { screen in
            screen.count = screen.sample.count
            (screen.list as? UITableView)?.endTabAnimation(reloading: true)
            (screen.list as? UICollectionView)?.endTabAnimation(reloading: true)
        }
    }
}

extension SampledScreen: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: sample.name, for: indexPath)
        sample.show(cell, indexPath.row)
        return cell
    }
}

extension SampledScreen: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: sample.name, for: indexPath)
        sample.show(cell, indexPath.item)
        return cell
    }
}
