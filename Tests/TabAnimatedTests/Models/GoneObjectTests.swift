import Testing
import UIKit

@testable import TabAnimated

/// A property of the app whose object has gone is not read, from the start of a skeleton to what is learned after it.
@MainActor
@Suite("Properties whose objects have gone", .serialized, .ownApp)
struct GoneObjectTests {
    private func overlay(over view: UIView) -> SkeletonOverlay? {
        view.subviews.compactMap { $0 as? SkeletonOverlay }.first
    }

    private func frame(_ name: String, over view: UIView) -> CGRect? {
        overlay(over: view)?.componentLayers.first { $0.component.name == name }?.frame
    }

    private func makeController() -> GoneController { GoneController(owner: Owner()) }

    @Test func `a controller whose unowned object has gone gets a skeleton with its outlets' names`() {
        let controller = makeController()
        let screen = Screen(UIView())
        screen.window.rootViewController = controller
        screen.window.layoutIfNeeded()
        controller.view.tabAnimated = ViewAnimated()
        controller.view.tabAnimated?.adjust { $0.animation(\GoneController.title2).x(40) }
        #expect(warnings { controller.view.startTabAnimation() } == [])
        #expect(frame("title2", over: controller.view)?.minX == 40)
        controller.view.endTabAnimation()
        HeadlessScreen.main.advance(by: 30)
        controller.view.startTabAnimation()
        #expect(frame("title2", over: controller.view)?.minX == 40)
    }

    @Test func `a controller that is not yet in a window is looked at`() {
        let controller = makeController()
        controller.loadViewIfNeeded()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.tabAnimated = ViewAnimated()
        controller.view.tabAnimated?.adjust { $0.animation(\GoneController.title2).x(40) }
        #expect(warnings { controller.view.startTabAnimation() } == [])
        let screen = Screen(UIView())
        screen.window.rootViewController = controller
        screen.window.layoutIfNeeded()
        #expect(frame("title2", over: controller.view)?.minX == 40)
    }

    @Test func `a key path of a controller that has left its window is not read, and its name is known`() {
        let controller = makeController()
        let screen = Screen(UIView())
        screen.window.rootViewController = controller
        screen.window.layoutIfNeeded()
        controller.view.tabAnimated = ViewAnimated()
        controller.view.tabAnimated?.adjust { $0.animation(\GoneController.computed).x(40) }
        controller.view.startTabAnimation()
        controller.view.endTabAnimation()
        let reads = controller.reads
        screen.window.rootViewController = UIViewController()
        screen.window.layoutIfNeeded()
        #expect(controller.view.window == nil)
        #expect(warnings { controller.view.startTabAnimation() } == [])
        #expect(frame("title2", over: controller.view)?.minX == 40)
        #expect(reads > 0 && controller.reads == reads)
    }

    @Test func `the cells of a list whose unowned objects have gone are learned`() {
        let rows = GoneRows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.rowHeight = 60
        table.dataSource = rows
        let screen = Screen(table)
        screen.window.layoutIfNeeded()
        let model = TableAnimated(cellClass: GoneCell.self)
        model.remembersContent = true
        table.tabAnimated = model
        rows.items = []
        table.startTabAnimation()
        table.endTabAnimation()
        HeadlessScreen.main.advance(by: 30)
        let learned = model.learned(CellAnimated(GoneCell.self), in: table)
        #expect(learned?.components.map(\.name) == ["headline"])
    }

    @Test func `on the way to the background nothing is read or laid out`() {
        let view = CountingPage(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let screen = Screen(view)
        view.tabAnimated = ViewAnimated()
        view.startTabAnimation()
        view.endTabAnimation()
        view.setNeedsLayout()
        let layouts = view.layouts
        UIApplication.shared.headlessEnterBackground()
        #expect(view.layouts == layouts && screen.content === view)
    }
}

private final class Owner {}

private final class GoneController: UIViewController {
    unowned let owner: Owner
    unowned(unsafe) let raw: Owner
    unowned var maybe: Owner?
    let title2 = UILabel(frame: CGRect(x: 16, y: 20, width: 100, height: 20))
    private(set) var reads = 0

    var computed: UILabel {
        reads += 1
        return title2
    }

    init(owner: Owner) {
        (self.owner, raw, maybe) = (owner, owner, owner)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title2.text = "Text"
        view.addSubview(title2)
    }
}

private final class GoneCell: UITableViewCell {
    unowned var item: Owner?
    let headline = UILabel(frame: CGRect(x: 16, y: 20, width: 100, height: 20))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(headline)
    }

    required init?(coder: NSCoder) { nil }
}

private final class GoneRows: NSObject, UITableViewDataSource {
    var items = [Owner(), Owner()]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = GoneCell(style: .default, reuseIdentifier: nil)
        cell.headline.text = "Headline"
        if items.indices.contains(indexPath.row) { cell.item = items[indexPath.row] }
        return cell
    }
}

private final class CountingPage: UIView {
    private let label = UILabel(frame: CGRect(x: 16, y: 20, width: 100, height: 20))
    private(set) var layouts = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Text"
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
