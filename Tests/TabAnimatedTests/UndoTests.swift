import Testing
import UIKit

@testable import TabAnimated

/// What can be read of a view and everything below it.
@MainActor
private struct ViewState: Equatable {
    let description: [String]

    init(of view: UIView) {
        description = Self.lines(of: view, depth: 0)
    }

    private static func lines(of view: UIView, depth: Int) -> [String] {
        let own = [
            String(repeating: " ", count: depth) + "\(ObjectIdentifier(view)) \(type(of: view))",
            "\(view.frame) \(view.bounds) \(view.center) \(view.transform)",
            "\(view.isHidden) \(view.alpha) \(view.isOpaque) \(view.clipsToBounds) \(view.isUserInteractionEnabled)",
            "\(String(describing: view.backgroundColor)) \(view.tag) \(view.autoresizingMask.rawValue)",
            "\(view.layer.cornerRadius) \(view.layer.shadowOpacity) \(view.layer.zPosition) \(view.layer.mask == nil)",
            "\(view.layer.sublayers?.count ?? 0) \(view.layer.animationKeys() ?? [])",
            "\(view.isAccessibilityElement) \(String(describing: view.accessibilityLabel)) \(view.accessibilityElementsHidden)",
            "\(view.overrideUserInterfaceStyle.rawValue) \(view.semanticContentAttribute.rawValue)",
            content(of: view),
        ]
        return own + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
    }

    private static func content(of view: UIView) -> String {
        switch view {
        case let label as UILabel:
            "\(String(describing: label.text)) \(String(describing: label.attributedText)) \(label.textColor as Any)"
        case let image as UIImageView: "\(String(describing: image.image)) \(image.contentMode.rawValue)"
        case let button as UIButton:
            "\(String(describing: button.title(for: .normal))) \(button.isEnabled) \(button.state.rawValue)"
        case let table as UITableView:
            "\(table.dataSource.map { ObjectIdentifier($0) } as Any) \(table.delegate.map { ObjectIdentifier($0) } as Any) "
                + "\(table.isScrollEnabled) \(table.contentOffset) \(table.contentInset) \(table.contentSize) "
                + "\(table.rowHeight) \(table.estimatedRowHeight) \(table.separatorStyle.rawValue) \(table.allowsSelection)"
        default: ""
        }
    }
}

@MainActor
@Suite("Everything is given back", .serialized, .ownApp)
struct UndoTests {
    @Test func `a plain view is as it was after start and end`() {
        let screen = Screen(SamplePage())
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        screen.content.addSubview(button)
        screen.content.tabAnimated = ViewAnimated()
        HeadlessScreen.main.turn()
        let before = ViewState(of: screen.window)
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        #expect(ViewState(of: screen.window) != before)
        screen.content.endTabAnimation(transition: .crossDissolve(0.25))
        HeadlessScreen.main.advance(by: 1)
        #expect(ViewState(of: screen.window) == before)
    }

    @Test func `a table with rows is as it was after start and end`() {
        let rows = Rows()
        rows.count = 30
        let table = UITableView(frame: .zero, style: .plain)
        table.register(SampleCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 64
        table.dataSource = rows
        table.delegate = rows
        let screen = Screen(table)
        table.contentOffset.y = 200
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        (table.tabAnimated as? TableAnimated)?.scrollEnabled = false
        HeadlessScreen.main.turn()
        let before = ViewState(of: screen.window)
        table.startTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        table.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(ViewState(of: screen.window) == before)
    }

    @Test func `a thousand rounds leave nothing behind`() {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        screen.content.tabAnimated?.canLoadAgain = true
        let before = ViewState(of: screen.window)
        for _ in 0..<1_000 {
            screen.content.startTabAnimation()
            screen.content.endTabAnimation()
        }
        #expect(ViewState(of: screen.window) == before)
    }
}
