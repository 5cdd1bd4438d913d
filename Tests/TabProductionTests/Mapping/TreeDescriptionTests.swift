import Foundation
import TabProduction
import Testing
import UIKit

@MainActor
@Suite("Mapping: the tree that says why")
struct TreeDescriptionTests {
    @Test func `every view is listed with what became of it`() {
        let button = UIButton(frame: CGRect(x: 0, y: 60, width: 80, height: 30))
        let badge = makeBlock()
        badge.skeleton.mapping = .ignored
        let card = UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 50))
        card.castOfferShadow()
        let root = makeRoot().adding(
            makeBlock(width: 320, height: 100), card.adding(makeLabel("text"), badge), button.adding(badge))
        card.addSubview(badge)

        #expect(
            ViewMapper().map(root).treeDescription == """
                UIView
                  UIView (ignored: as large as the root)
                  UIView card
                    UILabel [0]
                    UIView (ignored: says so)
                  UIButton [1]
                """)
    }

    @Test func `a view inside one that is one shape says so`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30)).adding(makeLabel("text"))
        view.skeleton.mapping = .block()

        #expect(
            ViewMapper().map(makeRoot().adding(view)).treeDescription == """
                UIView
                  UIView [0]
                    UILabel (ignored: is inside a view that is one shape)
                """)
    }

    @Test func `a view of an ignored class says so with everything inside`() {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 80, height: 30)).adding(makeLabel("text"))
        var options = MappingOptions()
        options.ignoredClasses = [UIStackView.self]

        #expect(
            ViewMapper(options: options).map(makeRoot().adding(stack)).treeDescription == """
                UIView
                  UIStackView (ignored: its class is ignored by the options)
                    UILabel (ignored: is inside a view that is ignored)
                """)
    }

    @Test func `the tree as JSON can be read and has the rule of every view`() throws {
        let hidden = makeBlock()
        hidden.isHidden = true
        let root = makeRoot().adding(makeLabel("a \"text\""), hidden)

        let json = try JSONSerialization.jsonObject(with: Data(ViewMapper().map(root).treeJSON.utf8))
        let tree = try #require(json as? [String: Any])
        let children = try #require(tree["children"] as? [[String: Any]])

        #expect(tree["outcome"] as? String == "container")
        #expect(children.map { $0["rule"] as? String } == ["label", "leaf"])
        #expect(children.map { $0["index"] as? Int } == [0, 1])
        #expect(children[1]["removal"] as? String == "hidden")
        #expect(children[0]["frame"] as? [Double] == [10, 10, 200, 24])
    }

    @Test func `the tree of a deep view can be written`() {
        let root = makeRoot()
        var view = root
        for _ in 0..<600 {
            let inner = makeBlock()
            view.addSubview(inner)
            view = inner
        }
        let mapping = ViewMapper().map(root)

        #expect(mapping.treeJSON.contains("\"rule\":\"tooDeep\""))
        #expect(mapping.treeDescription.hasSuffix("(ignored: is nested too deeply)"))
    }

    @Test func `frames that are not finite are written as zero`() throws {
        let view = makeBlock()
        view.layer.position.x = .nan

        let json = ViewMapper().map(makeRoot().adding(view)).treeJSON

        #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
    }

    @Test func `every rule has a reason to be read`() {
        #expect(MappingRule.allCases.count == Set(MappingRule.allCases.map(\.rawValue)).count)
    }
}
