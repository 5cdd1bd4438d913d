import TestDevice
import Testing
import UIKit

/// That this target compiles in the language mode of Swift 5 is the first of its tests.
@MainActor @Suite("Helpers of Swift 5", .ownDevice)
struct NonisolatedHelperTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        window.isHidden = false
    }

    @Test func `a nonisolated helper pins a view`() {
        let view = UIView()
        window.addSubview(view)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(EdgeLayout(view: view, insets: insets).pin(to: window).count == 4)
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 314, height: 476))
    }

    @Test func `a nonisolated helper sizes a view`() {
        let view = UIView()
        EdgeLayout(view: view).size(CGSize(width: 30, height: 20))
        #expect(
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 20))
    }

    @Test func `a nonisolated builder makes a stack`() {
        let stack = StackBuilder().add(UILabel()) { $0.text = "One" }.add(UIButton()).build()
        #expect(stack.arrangedSubviews.count == 2)
        #expect(stack.all(UILabel.self).first?.text == "One")
    }

    @Test func `a nonisolated class answers for a table`() {
        let source = RowsSource(["A", "B", "C"])
        let table = UITableView(frame: window.bounds)
        window.addSubview(table)
        source.install(in: table)
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "C")
        HeadlessFinger(on: table).tap(at: IndexPath(row: 1, section: 0))
        #expect(source.selected == [1])
    }

    @Test func `nonisolated recipes describe lists`() {
        #expect(ListRecipes.content("Title").text == "Title")
        #expect(ListRecipes.accessories().count == 2)
        let layout = UICollectionViewCompositionalLayout(section: ListRecipes.row(height: 60))
        #expect(
            UICollectionView(frame: window.bounds, collectionViewLayout: layout).collectionViewLayout
                === layout)
        #expect(ColumnLayout().collectionViewContentSize == .zero)
    }

    @Test func `a nonisolated helper animates and adds controls`() {
        var events: [String] = []
        let helpers = ScreenHelpers()
        let button = helpers.button("Go") { events.append("tapped") }
        helpers.add(UITapGestureRecognizer(), to: window)
        window.addSubview(button)
        button.sendActions(for: .primaryActionTriggered)
        helpers.fade(button) { events.append("faded") }
        HeadlessScreen.main.advance(by: 0.3)
        #expect(events == ["tapped", "faded"])
        #expect(helpers.pixel > 0 && !helpers.isDark)
    }

    @Test func `a nonisolated helper shows a controller`() {
        let (parent, child) = (UIViewController(), UIViewController())
        ScreenHelpers().show(child, in: parent)
        #expect(parent.children == [child])
    }

    @Test func `a subclass of a constraint is made by the inherited initializer`() {
        let view = UIView()
        let constraint = NamedConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 12)
        constraint.name = "width"
        constraint.isActive = true
        #expect(view.systemLayoutSizeFitting(.zero).width == 12)
        #expect("\(constraint)" == "width")
    }
}
