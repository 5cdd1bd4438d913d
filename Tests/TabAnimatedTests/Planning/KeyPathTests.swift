import Testing
import UIKit

@testable import TabAnimated

/// Adjustments by key path on systems before iOS 16.4, which name no property in the description of a key path.
@MainActor
@Suite("Key paths without descriptions", .serialized, .ownApp)
struct KeyPathTests {
    init() {
        ComponentName.describe = { _ in "Swift.KeyPath<UIView, UILabel>" }
    }

    @Test func `a cell that is made with a model is adjusted by key path and never made without it`() {
        let table = UITableView()
        let screen = Screen(table)
        TimelineCell.madeWithoutModel = 0
        table.tabAnimated = TableAnimated(
            CellAnimated(className: "TimelineCell") { TimelineCell(model: "sample") }.height(60))
        table.tabAnimated?.adjust { $0.animation(\TimelineCell.headline).height(7) }

        table.startTabAnimation()

        #expect(screen.overlay?.tiles.first?.component("headline")?.frame.height == 7)
        #expect(TimelineCell.madeWithoutModel == 0)
    }

    @Test func `a property of a class that is not final is seen on a view, as in an app without symbols`() {
        ComponentName.describe = { _ in "\\OpenPage.<computed 0x00000001000f3a24 (UILabel)>" }
        #expect(ComponentName.name(of: \OpenPage.headline) == nil)
        #expect(ComponentName.name(of: \OpenPage.headline, seenOn: { OpenPage() }) == "headline")
    }

    @Test func `a view on screen is adjusted by key path on itself`() {
        let page = TitledPage()
        let screen = Screen(page)
        TitledPage.made = 0
        page.tabAnimated = ViewAnimated()
        page.tabAnimated?.adjust { $0.animation(\TitledPage.title).height(7) }

        page.startTabAnimation()

        #expect(screen.overlay?.tiles.first?.component("title")?.frame.height == 7)
        #expect(TitledPage.made == 0)
    }

    @Test func `a cell that is only remembered is said to have no such property`() {
        let table = UITableView()
        let screen = Screen(table)
        TimelineCell.madeWithoutModel = 0
        table.tabAnimated = TableAnimated(CellAnimated(remembering: TimelineCell.self).height(60))
        table.tabAnimated?.adjust { $0.animation(\TimelineCell.note).height(7) }

        let given = warnings(during: { table.startTabAnimation() })

        #expect(given.contains { $0.contains("select by index or animation(named:)") })
        #expect(TimelineCell.madeWithoutModel == 0)
        withExtendedLifetime(screen) {}
    }
}

/// A cell that makes no sense without a model.
private final class TimelineCell: UITableViewCell {
    static var madeWithoutModel = 0
    let headline = UILabel()
    let note = UILabel()

    init(model: String) {
        super.init(style: .default, reuseIdentifier: nil)
        headline.text = model
        headline.frame = CGRect(x: 16, y: 10, width: 100, height: 20)
        contentView.addSubview(headline)
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        Self.madeWithoutModel += 1
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class TitledPage: UIView {
    static var made = 0
    let title = UILabel(frame: CGRect(x: 16, y: 10, width: 100, height: 20))

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
        title.text = "Title"
        addSubview(title)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A page whose property may be overridden.
private class OpenPage: UIView {
    var headline = UILabel()
}
