import DemoScenes
import TabAnimated
public import UIKit

/// A cell or a view of one's own, with what fills it, for a page of one's own.
@MainActor
public struct SkeletonSample {
    let scene: DemoScene

    /// A sample of a table cell.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cell.
    ///   - height: The height of a row, in points; `nil` asks the cell.
    ///   - fill: Puts the content of a row into a cell.
    public init<Cell: UITableViewCell>(
        _ cellClass: Cell.Type, height: CGFloat? = nil, fill: @escaping @MainActor (Cell, Int) -> Void
    ) {
        let name = String(describing: cellClass)
        scene = DemoScene(name: name, title: name, summary: "Rows of \(name).") {
            SampleTableScreen(cellClass: cellClass, height: height) { cell, row in
                (cell as? Cell).map { fill($0, row) }
            }
        }
    }

    /// A sample of a view that is no cell.
    ///
    /// - Parameters:
    ///   - makeView: Makes the view, without its content.
    ///   - fill: Puts the content into it.
    public init<View: UIView>(
        _ makeView: @escaping @MainActor @autoclosure () -> View, fill: @escaping @MainActor (View) -> Void
    ) {
        let name = String(describing: View.self)
        scene = DemoScene(name: name, title: name, summary: "A \(name) that fills the screen.") {
            SampleViewScreen(makeView()) { view in (view as? View).map(fill) }
        }
    }
}

/// A table of one kind of cell.
private final class SampleTableScreen: UITableViewController, LoadingScreen {
    private let cellClass: UITableViewCell.Type
    private let fill: @MainActor (UITableViewCell, Int) -> Void
    private var isLoaded = false

    var coveredViews: [UIView] { [tableView] }

    init(
        cellClass: UITableViewCell.Type, height: CGFloat?,
        fill: @escaping @MainActor (UITableViewCell, Int) -> Void
    ) {
        self.cellClass = cellClass
        self.fill = fill
        super.init(style: .plain)
        tableView.rowHeight = height ?? UITableView.automaticDimension
        tableView.register(cellClass, forCellReuseIdentifier: "sample")
        tableView.tabAnimated = TableAnimated(cellClass: cellClass)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func load() {
        tableView.startTabAnimation()
        HeadlessClock.shared.schedule(after: 3) { [weak self] in
            MainActor.assumeIsolated { self?.answer() }
        }
    }

    private func answer() {
        isLoaded = true
        tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isLoaded ? 12 : 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "sample", for: indexPath)
        fill(cell, indexPath.row)
        return cell
    }
}

/// A screen that is one view.
private final class SampleViewScreen: UIViewController, LoadingScreen {
    private let sample: UIView
    private let fill: @MainActor (UIView) -> Void

    var coveredViews: [UIView] { [sample] }

    init(_ sample: UIView, fill: @escaping @MainActor (UIView) -> Void) {
        self.sample = sample
        self.fill = fill
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = sample
        sample.tabAnimated = ViewAnimated()
    }

    func load() {
        sample.startTabAnimation()
        HeadlessClock.shared.schedule(after: 3) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.fill(self.sample)
                self.sample.endTabAnimation(transition: .crossDissolve(0.2))
            }
        }
    }
}
