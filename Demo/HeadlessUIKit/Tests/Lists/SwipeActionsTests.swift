import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct SwipeActionsTests {
    private let actions = RowActions()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
    private let path = IndexPath(row: 0, section: 0)

    private var finger: HeadlessFinger { HeadlessFinger(on: table) }

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        table.dataSource = actions
        table.delegate = actions
        table.layoutIfNeeded()
    }

    private func contentX() -> CGFloat? {
        table.layoutIfNeeded()
        return table.cellForRow(at: path)?.contentView.frame.minX
    }

    @Test func `a swipe shows the actions of the delegate at that edge`() {
        finger.swipe(at: path)
        #expect(contentX() ?? 0 < 0)
        finger.swipe(at: path, from: .leading)
        #expect(contentX() ?? 0 > 0)
    }

    @Test func `an action is given its view, and the row goes back when it says that it is done`() {
        finger.swipe(at: path)
        finger.tapSwipeAction("Archive", at: path)
        #expect(actions.done == ["Archive"])
        #expect(contentX() ?? 0 < 0)
        actions.complete?(true)
        #expect(contentX() == 0)
    }

    @Test func `a pull across the row does the first action`() {
        finger.swipeAcross(at: path)
        #expect(actions.done == ["Delete"])
    }

    @Test func `it does not where the configuration says so`() {
        actions.allowsFullSwipe = false
        finger.swipeAcross(at: path)
        #expect(actions.done.isEmpty)
    }

    @Test func `no configuration is the standard button, an empty one none`() {
        actions.trailing = .empty
        finger.swipe(at: path)
        #expect(contentX() == 0)
        actions.trailing = .missing
        finger.swipe(at: path)
        finger.confirmDeletion(at: path)
        #expect(actions.deleted == [path])
    }

    @Test func `a destructive action is red, another one gray, unless told otherwise`() {
        let plain = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
        let destructive = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
        #expect(plain.backgroundColor == .systemGray)
        #expect(destructive.backgroundColor == .systemRed)
        plain.backgroundColor = .systemBlue
        #expect(plain.backgroundColor == .systemBlue)
    }
}

private final class RowActions: NSObject, UITableViewDataSource, UITableViewDelegate {
    enum Trailing {
        case actions, empty, missing
    }

    var trailing = Trailing.actions
    var allowsFullSwipe = true
    var complete: ((Bool) -> Void)?
    private(set) var done: [String] = []
    private(set) var deleted: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        deleted.append(indexPath)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [action("Read", .normal)])
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard trailing != .missing else { return nil }
        let actions = trailing == .empty ? [] : [action("Delete", .destructive), action("Archive", .normal)]
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
        return configuration
    }

    private func action(_ title: String, _ style: UIContextualAction.Style) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { [weak self] action, view, complete in
            self?.done.append(action.title ?? "")
            self?.complete = complete
        }
    }
}
