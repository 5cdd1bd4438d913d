import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct FocusTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))

    private func setUp() {
        HeadlessScreen.main.reset()
        window.isHidden = false
        window.addSubview(button)
    }

    private func cover() -> UIView {
        let cover = UIView(frame: window.bounds)
        window.addSubview(cover)
        return cover
    }

    @Test func `a button that can be seen can have the focus`() {
        setUp()
        #expect(HeadlessFocus.focus(button))
        #expect(button.isFocused)
        #expect(UIFocusSystem(for: button)?.focusedItem === button)
    }

    @Test func `what another view covers cannot have the focus, and loses it when it is asked for anew`() {
        setUp()
        HeadlessFocus.focus(button)
        let cover = cover()
        #expect(button.isFocused)
        window.setNeedsFocusUpdate()
        window.updateFocusIfNeeded()
        #expect(!button.isFocused)
        #expect(HeadlessFocus.items(in: window) == [])
        cover.removeFromSuperview()
        #expect(HeadlessFocus.items(in: window) == [button])
    }

    @Test func `rows of a table that allows no focus cannot have it`() {
        setUp()
        let rows = OneRow()
        let table = UITableView(frame: window.bounds)
        table.dataSource = rows
        window.addSubview(table)
        HeadlessScreen.main.turn()
        #expect(HeadlessFocus.items(in: table).count == 1)
        table.allowsFocus = false
        #expect(HeadlessFocus.items(in: table) == [])
    }

    @Test func `an arrow key scrolls a list that lets it`() {
        setUp()
        let list = UIScrollView(frame: window.bounds)
        list.contentSize = CGSize(width: 200, height: 1_000)
        window.addSubview(list)
        HeadlessFocus.press(.down, on: list)
        #expect(list.contentOffset.y == 40)
        list.allowsKeyboardScrolling = false
        HeadlessFocus.press(.down, on: list)
        #expect(list.contentOffset.y == 40)
    }
}

@MainActor
private final class OneRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
