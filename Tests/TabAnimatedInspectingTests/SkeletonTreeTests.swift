import Foundation
import TabAnimated
import TabAnimatedInspecting
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("The tree that says why", .serialized, .ownDevice)
struct SkeletonTreeTests {
    private func makeRoot(_ views: UIView...) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        views.forEach(root.addSubview)
        return root
    }

    private func makeView(width: CGFloat = 80, height: CGFloat = 30, _ views: UIView...) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        views.forEach(view.addSubview)
        return view
    }

    private func makeLabel(_ text: String = "text") -> UILabel {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 24))
        label.text = text
        return label
    }

    /// Options in which only marked views are mapped.
    private var marked: MappingOptions {
        var options = MappingOptions()
        options.selection = .marked
        return options
    }

    /// The tree of a view whose model has options of its own.
    private func tree(of view: UIView, _ options: MappingOptions) -> SkeletonTree {
        let model = ViewAnimated()
        model.mapping = options
        view.tabAnimated = model
        return view.skeletonTree
    }

    private func object(_ tree: SkeletonTree) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(tree.json.utf8)) as? [String: Any])
    }

    @Test func `a label of the app has its own name, also one that begins as UIKit's do`() {
        let label = UIFancyLabel(frame: CGRect(x: 10, y: 10, width: 200, height: 24))
        label.text = "text"
        let tree = makeRoot(label).skeletonTree
        #expect("\(tree)".contains("UIFancyLabel [0]"))
    }

    @Test func `every view is listed with what became of it`() {
        let button = UIButton(frame: CGRect(x: 0, y: 60, width: 80, height: 30))
        let badge = makeView(width: 20, height: 20)
        badge.skeleton.mapping = .ignored
        let card = UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 50))
        card.layer.shadowOpacity = 0.5
        card.addSubview(makeLabel())
        card.addSubview(badge)

        #expect(
            "\(makeRoot(makeView(width: 320, height: 100), card, button).skeletonTree)" == """
                UIView
                  UIView [0] (removed: surface)
                  UIView card
                    UILabel [1]
                    UIView (ignored: says so)
                  UIButton [2]
                """)
    }

    @Test
    func `a model that says nothing of the selection has that of the configuration, as its skeleton has`() {
        SkeletonConfiguration.shared.mapping = marked
        defer { SkeletonConfiguration.shared.mapping = MappingOptions() }
        var options = MappingOptions()
        options.animatedCornerRadius = 3

        #expect("\(tree(of: makeRoot(makeLabel()), options))".contains("not marked"))
    }

    @Test func `a view inside one that is one shape says so`() {
        let view = makeView(makeLabel())
        view.skeleton.mapping = .block()

        #expect(
            makeRoot(view).skeletonTree.description == """
                UIView
                  UIView [0]
                    UILabel (ignored: is inside a view that is one shape)
                """)
    }

    @Test func `a view of an ignored class says so with everything inside`() {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        stack.addSubview(makeLabel())
        var options = MappingOptions()
        options.ignoredClasses = [UIStackView.self]

        #expect(
            tree(of: makeRoot(stack), options).description == """
                UIView
                  UIStackView (ignored: its class is ignored by the options)
                    UILabel (ignored: is inside a view that is ignored)
                """)
    }

    @Test func `a hidden view and a list with a model, also one that loads, say so`() {
        let hidden = makeView()
        hidden.isHidden = true
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        table.tabAnimated = TableAnimated(cellClass: UITableViewCell.self)
        table.startTabAnimation()
        defer { table.endTabAnimation() }

        #expect(
            makeRoot(makeLabel(), makeView(width: 90, hidden), table).skeletonTree.description == """
                UIView
                  UILabel [0]
                  UIView
                    UIView [1] (removed: hidden)
                  UITableView (ignored: mapped by its own model)
                """)
    }

    @Test func `the tree says that a view is not marked`() {
        let inner = makeView()
        inner.skeleton.isMarked = true
        let outer = makeView(makeView(), inner)
        outer.skeleton.isMarked = true

        #expect(
            tree(of: makeRoot(outer), marked).description == """
                UIView
                  UIView
                    UIView (ignored: is not marked)
                    UIView [0]
                """)
    }

    @Test func `the tree as text`() {
        let label = makeLabel()
        label.skeleton.isMarked = true

        #expect(
            tree(of: makeRoot(label, makeView()), marked).description == """
                UIView
                  UILabel [0]
                  UIView (ignored: is not marked)
                """)
    }

    @Test func `the description of a plain view has exactly these keys`() throws {
        let facts = try object(tree(of: makeView(), marked))

        #expect(Set(facts.keys) == ["class", "frame", "outcome", "rule"])
        #expect(facts["rule"] as? String == "is not marked")
    }

    @Test func `the tree as JSON can be read and has the rule of every view`() throws {
        let hidden = makeView()
        hidden.isHidden = true
        hidden.backgroundColor = .lightGray

        let facts = try object(makeRoot(makeLabel("a \"text\""), hidden).skeletonTree)
        let children = try #require(facts["children"] as? [[String: Any]])

        #expect(facts["outcome"] as? String == "container")
        #expect(children.map { $0["rule"] as? String } == ["is a label", "has nothing inside"])
        #expect(children.map { $0["index"] as? Int } == [0, 1])
        #expect(children[1]["removal"] as? String == "hidden")
        #expect(children[0]["frame"] as? [Double] == [10, 10, 200, 24])
    }

    @Test func `the tree of a deep view can be written`() {
        let root = makeRoot()
        var view = root
        for _ in 0..<600 {
            let inner = makeView()
            view.addSubview(inner)
            view = inner
        }
        let tree = root.skeletonTree

        #expect(tree.json.contains("\"rule\":\"is nested too deeply\""))
        #expect(tree.description.hasSuffix("(ignored: is nested too deeply)"))
    }

    @Test func `frames that are not finite are written as zero`() throws {
        let view = makeView()
        view.layer.position.x = .nan

        #expect(try object(makeRoot(view).skeletonTree)["class"] as? String == "UIView")
    }

    @Test func `a cell class has the tree of the cell that a list would make`() {
        HeadlessScreen.isUnkind = false
        let tree = CellAnimated(SubtitleCell.self).skeletonTree(width: 320, height: 60)

        #expect(
            tree.description == """
                SubtitleCell
                  UIView
                    UILabel [0] title
                """)
    }

    @Test func `a view is as it was after its tree was asked for`() {
        let label = UILabel()
        let root = makeRoot(label)

        _ = root.skeletonTree

        #expect(label.text == nil)
        #expect(label.frame == .zero)
        #expect(root.tabAnimated == nil)
    }
}

private final class SubtitleCell: UITableViewCell {
    let title = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 24))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A label of the app.
private final class UIFancyLabel: UILabel {}
