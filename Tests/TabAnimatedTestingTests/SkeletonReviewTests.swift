import TabAnimated
import TabAnimatedTesting
import TabProduction
import TestDevice
import Testing
import UIKit

/// What a review finds in skeletons that are wrong in one way each.
@MainActor
@Suite("The review of skeletons", .ownDevice)
struct SkeletonReviewTests {
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

    init() {
        page.backgroundColor = .white
    }

    private func production(_ components: [Component]) -> Production {
        let area = page.bounds
        return Production(
            className: "Page", size: area.size, surface: Component(surface: area), components: components)
    }

    private func label(_ index: Int, _ frame: CGRect) -> Component {
        Component(index: index, name: "label \(index)", role: .label, frame: frame)
    }

    private func rules(_ components: [Component], content: UIView? = nil) -> [SkeletonFinding.Rule] {
        SkeletonReview.verify(production(components), content: content).findings.map(\.rule)
    }

    @Test func `two texts with room between them are right`() {
        let title = label(0, CGRect(x: 16, y: 16, width: 200, height: 16))
        let note = label(1, CGRect(x: 16, y: 48, width: 120, height: 12))
        #expect(rules([title, note]) == [])
    }

    @Test func `a skeleton without shapes is blank`() {
        #expect(rules([]) == [.blank])
    }

    @Test func `one shape over most of a view is a slab`() {
        #expect(rules([Component(index: 0, role: .block, frame: page.bounds)]) == [.slab])
    }

    @Test func `texts that touch, and shapes that overlap in part, are found`() {
        let title = label(0, CGRect(x: 16, y: 16, width: 200, height: 16))
        #expect(rules([title, label(1, CGRect(x: 16, y: 32, width: 200, height: 16))]) == [.touching])
        #expect(rules([title, label(1, CGRect(x: 100, y: 24, width: 200, height: 16))]) == [.overlap])
    }

    @Test func `pictures that overlap are told apart by a rim, and are none`() {
        let faces = [16, 40].map { x in
            Component(index: x, role: .image, frame: CGRect(x: x, y: 16, width: 32, height: 32))
        }
        #expect(rules(faces) == [])
    }

    @Test func `a text on a badge over the edge of a picture is apart from the picture`() {
        let picture = UIImageView(frame: CGRect(x: 16, y: 16, width: 56, height: 56))
        let badge = UIView(frame: CGRect(x: 60, y: 6, width: 24, height: 24))
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = 12
        let count = UILabel(frame: CGRect(x: 2, y: 4, width: 20, height: 16))
        count.text = "12"
        badge.addSubview(count)
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
        row.addSubview(picture)
        row.addSubview(badge)
        #expect(SkeletonReview.verify(row).findings == [])
    }

    @Test func `a shape that an adjustment has moved out of its view is found`() {
        var title = label(0, CGRect(x: 16, y: 16, width: 200, height: 16))
        title.frame.origin.x = 300
        let findings = SkeletonReview.verify(production([title])).findings
        #expect(findings.map(\.rule) == [.outside] && findings.first?.view == "label 0")
    }

    @Test func `a skeleton is judged with the adjustments of its model`() {
        let title = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 20))
        title.text = "A title"
        page.addSubview(title)
        #expect(SkeletonReview.verify(page).findings == [])

        page.tabAnimated = ViewAnimated()
        page.tabAnimated?.adjust { $0.animation(0).x(300) }
        #expect(SkeletonReview.verify(page).findings.map(\.rule) == [.outside])
    }

    @Test func `a kind of cell is judged with the adjustments of the model that is given`() {
        let model = TableAnimated(cellClass: ArticleCell.self)
        model.adjust { $0.all.remove() }
        let kind = CellAnimated(ArticleCell.self)
        #expect(SkeletonReview.verify(kind, width: 320).findings.map(\.rule).contains(.blank) == false)
        #expect(SkeletonReview.verify(kind, width: 320, model: model).findings.map(\.rule) == [.blank])
    }

    @Test func `views and kinds of cells are judged with the options and adjustments of the configuration`() {
        defer { SkeletonConfiguration.shared = SkeletonConfiguration() }
        let title = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 20))
        title.text = "A title"
        page.addSubview(title)
        let kind = CellAnimated(ArticleCell.self)
        let usual = SkeletonReview.verify(kind, width: 320).findings

        SkeletonConfiguration.shared.adjust { $0.all.remove() }
        #expect(SkeletonReview.verify(page).findings.map(\.rule) == [.blank])
        #expect(SkeletonReview.verify(kind, width: 320).findings.map(\.rule) == [.blank])

        SkeletonConfiguration.shared.removeAdjustments()
        #expect(SkeletonReview.verify(kind, width: 320).findings == usual)
        SkeletonConfiguration.shared.mapping.ignoredClasses = [UILabel.self, UIImageView.self, UIButton.self]
        #expect(SkeletonReview.verify(page).findings.map(\.rule) == [.blank])
        #expect(SkeletonReview.verify(kind, width: 320).findings.contains { $0.rule == .blank })
        let model = TableAnimated(kind)
        model.mapping = MappingOptions()
        model.mapping?.ignoredClasses = []
        #expect(SkeletonReview.verify(kind, width: 320, model: model).findings == usual)
    }

    @Test func `a bundle has the skeletons that the app asks for with the options of its configuration`()
        throws
    {
        defer { SkeletonConfiguration.shared = SkeletonConfiguration() }
        SkeletonConfiguration.shared.mapping.ignoredClasses = [UIButton.self]
        let writer = SkeletonBundleWriter(build: "1 (1)")
        writer.add(CellAnimated(ArticleCell.self), owner: "Screen", height: 96)
        var bundle = try SkeletonBundle(data: writer.data())
        bundle.appBuild = "1 (1)"

        var request = makeRequest(CellAnimated(ArticleCell.self), width: 375)
        request.options = SkeletonConfiguration.shared.mapping
        let found = bundle.production(for: ProductionKey(request))
        #expect(found?.components.map(\.name) == ["avatar", "title", "summary"])
        request.options = MappingOptions()
        #expect(bundle.production(for: ProductionKey(request)) == nil)
    }

    @Test func `a skeleton that is much lower than its content is found`() {
        let title = label(0, CGRect(x: 16, y: 16, width: 200, height: 16))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        #expect(rules([title], content: content).contains(.height))
    }

    private func lines(_ count: Int, height: CGFloat, spacing: CGFloat) -> Component {
        var text = label(0, CGRect(x: 16, y: 16, width: 200, height: 60))
        text.lines = TextLines(count: count, lineHeight: height, spacing: spacing)
        return text
    }

    private func content(_ text: String, lines: Int) -> UIView {
        let content = UIView(frame: page.bounds)
        let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: CGFloat(lines) * 20.3))
        label.text = Array(repeating: text, count: lines).joined(separator: "\n")
        label.numberOfLines = lines
        content.addSubview(label)
        return content
    }

    @Test func `a text of more bars than its content has lines is found`() {
        #expect(rules([lines(3, height: 15, spacing: 5)], content: content("One", lines: 1)).contains(.lines))
        #expect(
            !rules([lines(2, height: 15, spacing: 5)], content: content("One", lines: 2)).contains(.lines))
    }

    @Test func `bars that do not follow each other as the lines do are found`() {
        let real = content("One", lines: 2)
        #expect(rules([lines(2, height: 15, spacing: 20)], content: real).contains(.baseline))
        #expect(!rules([lines(2, height: 15, spacing: 5.3)], content: real).contains(.baseline))
    }

    @Test func `a ring and a picture are no slabs`() {
        var ring = Component(index: 0, frame: page.bounds, cornerRadius: 20)
        ring.opening = TextLines.Insets(top: 4, left: 4, bottom: 4, right: 4)
        #expect(rules([ring]) == [])
        #expect(rules([Component(index: 0, role: .image, frame: page.bounds)]) == [])
    }

    @Test func `a bar that is hardly seen is found`() {
        var thin = label(0, CGRect(x: 16, y: 16, width: 200, height: 4))
        thin.sourceFrame.size.height = 20
        #expect(rules([thin, label(1, CGRect(x: 16, y: 60, width: 200, height: 16))]) == [.squeezed])
    }

    @Test func `a text that runs out of its view is found`() {
        var text = label(0, CGRect(x: 16, y: 16, width: 300, height: 16))
        text.sourceFrame = CGRect(x: 16, y: 16, width: 900, height: 20)
        #expect(rules([text]) == [.outside])
    }

    @Test func `a label that lost its text is found`() {
        var lost = label(0, CGRect(x: 16, y: 60, width: 0, height: 0))
        lost.removal = .empty
        #expect(rules([lost, label(1, CGRect(x: 16, y: 16, width: 200, height: 16))]) == [.blank])
    }

    @Test func `a picture with one side alone is found`() {
        var hole = Component(index: 0, role: .image, frame: CGRect(x: 16, y: 60, width: 40, height: 0))
        hole.removal = .empty
        #expect(rules([hole, label(1, CGRect(x: 16, y: 16, width: 200, height: 16))]) == [.blank])
    }

    @Test func `a cell that sets itself up late is found`() {
        let review = SkeletonReview.verify(CellAnimated(LateCell.self), width: 320)
        #expect(review.findings.map(\.rule) == [.blank])
        #expect(SkeletonReview.verify(CellAnimated(EarlyCell.self), width: 320).findings == [])
    }

    @Test func `an item that nobody gave a size is found`() {
        let item = Production(
            className: "Item", size: CGSize(width: 50, height: 50),
            surface: Component(surface: CGRect(x: 0, y: 0, width: 50, height: 50)),
            components: [Component(index: 0, role: .image, frame: CGRect(x: 5, y: 5, width: 40, height: 40))])
        #expect(SkeletonReview.verify(item).findings.map(\.rule) == [.size])
    }

    @Test func `a row far higher than its one heading is found`() {
        var row = production([label(0, CGRect(x: 16, y: 16, width: 200, height: 16))])
        row.size.height = 138
        #expect(SkeletonReview.verify(row).findings.map(\.rule) == [.height])
        row.size.height = 52
        #expect(SkeletonReview.verify(row).findings.isEmpty)
    }

    @Test func `a row whose one title stands in the middle is as high as its app wants it`() {
        var row = production([label(0, CGRect(x: 16, y: 33, width: 200, height: 17))])
        row.size.height = 84
        #expect(SkeletonReview.verify(row).findings.isEmpty)
    }

    @Test func `a finding says the view, the rule and what to do`() {
        let text = SkeletonReview.verify(production([])).description
        #expect(text.hasPrefix("Page: blank, ") && text.contains("CellAnimated(_:prepare:)"))
    }
}

/// A cell that makes its views when it comes into a window.
private final class LateCell: UITableViewCell {
    private let label = UILabel()

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { contentView.addSubview(label) }
    }
}

/// A cell that makes its views when it is made.
private final class EarlyCell: UITableViewCell {
    private let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.frame = CGRect(x: 16, y: 12, width: 200, height: 20)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
