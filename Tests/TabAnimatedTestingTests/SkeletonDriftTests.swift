import Foundation
import TabAnimated
import TabAnimatedTesting
import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("SkeletonDrift", .ownDevice)
struct SkeletonDriftTests {
    private func skeleton(_ change: (inout Production) -> Void = { _ in }) -> Production {
        var production = Producer().production(
            for: makeRequest(CellAnimated(ArticleCell.self), width: 320, height: 128))
        change(&production)
        return production
    }

    @Test func `a cell that is loaded stands where its skeleton did`() {
        let drift = SkeletonDrift.measure(ArticleCell.loaded())

        #expect(drift.score == 0)
        #expect(drift.meanShift == 0)
        #expect(drift.worstShift == 0)
        #expect(drift.pairs.map(\.name) == ["avatar", "title", "summary", "button"])
        #expect(drift.missing.isEmpty && drift.extra.isEmpty)
        #expect(drift.size == CGSize(width: 320, height: 128))
    }

    @Test func `a view that moved is off by as much`() throws {
        let drift = SkeletonDrift.measure(ArticleCell.loaded { $0.drop = 6 }, against: skeleton())

        let title = try #require(drift.shapes.first { $0.name == "title" })
        #expect(title.shift == 6)
        #expect(drift.worstShift == 6)
        #expect(drift.meanShift == 1.5)
        #expect(drift.score > 0 && drift.score < 0.25)
        #expect(drift.shapes.filter { $0.shift > 0 } == [title])
    }

    @Test func `an adjusted skeleton is measured as it was shown`() {
        let moved = skeleton { $0.components[0].frame.origin.x += 10 }

        let drift = SkeletonDrift.measure(ArticleCell.loaded(), against: moved)

        #expect(drift.worstShift == 10)
        #expect(drift.shapes.first?.name == "avatar")
    }

    @Test func `a cell is measured with the sample data and the adjustments of its model`() {
        let model = TableAnimated(CellAnimated(ArticleCell.self) { $0.drop = 6 })
        model.adjust { $0.animation(named: "avatar").right(10) }

        let drift = SkeletonDrift.measure(ArticleCell.loaded { $0.drop = 6 }, model: model)

        #expect(drift.shapes.filter { $0.shift > 0 }.map(\.name) == ["avatar"])
        #expect(drift.worstShift == 10)
    }

    @Test func `a cell is measured with the options and the adjustments of the configuration`() {
        defer { SkeletonConfiguration.shared = SkeletonConfiguration() }
        SkeletonConfiguration.shared.mapping.ignoredClasses = [UIButton.self]
        SkeletonConfiguration.shared.adjust { $0.animation(named: "avatar").right(10) }

        let drift = SkeletonDrift.measure(ArticleCell.loaded())
        #expect(drift.shapes.compactMap(\.name).sorted() == ["avatar", "summary", "title"])
        #expect(drift.shapes.filter { $0.shift > 0 }.map(\.name) == ["avatar"])
        #expect(drift.worstShift == 10)

        let model = TableAnimated(cellClass: ArticleCell.self)
        model.mapping = MappingOptions()
        model.mapping?.ignoredClasses = []
        #expect(SkeletonDrift.measure(ArticleCell.loaded(), model: model).shapes.count == 4)
    }

    @Test func `where a line of text ends is a matter of its words`() {
        let drift = SkeletonDrift.measure(ArticleCell.loaded { $0.title.text = "Hi" })

        #expect(drift.score == 0)
    }

    @Test(arguments: [NSTextAlignment.center, .right])
    func `text counts from the edge it is aligned to`(alignment: NSTextAlignment) {
        let cell = ArticleCell.loaded { $0.title.textAlignment = alignment }
        let prototype = CellAnimated(ArticleCell.self) { $0.title.textAlignment = alignment }
        let skeleton = Producer().production(for: makeRequest(prototype, width: 320, height: 128))

        #expect(SkeletonDrift.measure(cell, against: skeleton).score == 0)
    }

    @Test func `content without a shape is missing`() {
        let drift = SkeletonDrift.measure(
            ArticleCell.loaded { $0.contentView.addSubview(makeBlock(x: 300, y: 0)) }, against: skeleton())

        #expect(drift.missing.count == 1)
        #expect(drift.missing.first?.content == CGRect(x: 300, y: 0, width: 20, height: 20))
        #expect(drift.worstShift == 0)
        #expect(drift.score == 0.2)
    }

    @Test func `a shape without content is extra`() {
        let drift = SkeletonDrift.measure(
            ArticleCell.loaded { $0.avatar.isHidden = true }, against: skeleton())

        #expect(drift.extra.map(\.name) == ["avatar"])
        #expect(drift.score == 0.25)
    }

    @Test func `a label that stays empty has no content`() {
        let drift = SkeletonDrift.measure(ArticleCell.loaded { $0.title.text = nil }, against: skeleton())

        #expect(drift.extra.map(\.name) == ["title"])
    }

    @Test func `a shape that the app removed is not expected`() {
        let drift = SkeletonDrift.measure(
            ArticleCell.loaded(), against: skeleton { $0.components[0].removal = .adjusted })

        #expect(drift.missing.map(\.name) == ["avatar"])
    }

    @Test func `a renamed property is found by its kind and place`() {
        let drift = SkeletonDrift.measure(
            ArticleCell.loaded(), against: skeleton { $0.components[0].name = "portrait" })

        #expect(drift.pairs.count == 4)
        #expect(drift.score == 0)
    }

    @Test func `nothing against nothing is no drift`() {
        let drift = SkeletonDrift.measure(makeBlock(x: 0, y: 0, width: 320, height: 100))

        #expect(drift.score == 0)
        #expect(drift.summary == "drift 0: 0 pairs, mean 0 pt, worst 0 pt, 0 missing, 0 extra")
    }

    @Test func `a measured view is not changed`() {
        let cell = ArticleCell.loaded()
        let before = HeadlessSVGRenderer(cell).svg()

        _ = SkeletonDrift.measure(cell)

        #expect(HeadlessSVGRenderer(cell).svg() == before)
    }

    @Test func `a table is measured row by row`() {
        let source = ThreeRows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.rowHeight = 128
        table.dataSource = source
        table.reloadData()
        let window = UIWindow(frame: table.frame)
        window.addSubview(table)
        window.layoutIfNeeded()

        let drift = SkeletonDrift.measure(table)

        #expect(drift.score == 0)
        #expect(drift.pairs.count == 12)
        #expect(drift.shapes.first { $0.name == "2.avatar" }?.content?.minY == 272)
    }
}

private final class ThreeRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        ArticleCell.loaded()
    }
}
