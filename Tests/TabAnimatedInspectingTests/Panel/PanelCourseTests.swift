import TabAnimated
import TabAnimatedInspecting
import TestDevice
import Testing
import UIKit

/// How the panel comes and goes.
@MainActor
@Suite("The inspector comes and goes", .serialized, .ownDevice)
struct PanelCourseTests {
    @Test func `two fingers held on a skeleton open the panel`() {
        SkeletonInspector.installPanel()
        let open = OpenPanel()
        open.card.startTabAnimation()
        let fingers = [HeadlessTouch(in: open.window), HeadlessTouch(in: open.window)]
        fingers[0].begin(at: CGPoint(x: 100, y: 60))
        fingers[1].begin(at: CGPoint(x: 200, y: 60))
        HeadlessScreen.main.advance(by: 0.6)
        #expect(open.panel != nil)
    }

    @Test func `one finger held on a skeleton opens none`() {
        SkeletonInspector.installPanel()
        let open = OpenPanel()
        open.card.startTabAnimation()
        HeadlessTouch(in: open.window).begin(at: CGPoint(x: 100, y: 60))
        HeadlessScreen.main.advance(by: 0.6)
        #expect(open.panel == nil)
    }

    @Test func `a skeleton that is not shown yet is started, and ends with the panel`() {
        let open = OpenPanel()
        open.card.presentSkeletonInspector()
        #expect(open.card.isTabAnimating)
        open.tapButton("Done")
        #expect(!open.card.isTabAnimating)
        #expect(open.overlay == nil)
    }

    @Test func `a skeleton that the app ends stays until the panel is closed`() {
        let open = OpenPanel()
        open.open()
        open.card.endTabAnimation()
        #expect(open.card.isTabAnimating)
        open.tapButton("Done")
        #expect(!open.card.isTabAnimating)
    }

    @Test func `a skeleton that the app has not ended goes on as the app wants it`() {
        let open = OpenPanel()
        open.open(showing: "titleLabel")
        let before = open.component("titleLabel")
        open.step("Down", to: 9)
        open.segment("Animation", 2)
        open.card.dismissSkeletonInspector()
        #expect(open.card.isTabAnimating)
        #expect(open.component("titleLabel") == before)
        let animation = open.cover.map { "\($0.animation as Any)" }
        #expect(animation?.contains("PulseAnimation") == false)
        #expect(open.model.producer == nil)
        #expect(open.model.timing == nil)
    }

    @Test func `what the app sets while the panel is open stays`() {
        let open = OpenPanel()
        open.open(showing: "titleLabel")
        open.segment("Animation", 2)
        let timing = SkeletonTiming(minimumDuration: 3)
        let producer = Producer()
        open.model.timing = timing
        open.model.producer = producer
        open.model.animation = .still
        open.card.dismissSkeletonInspector()
        #expect(open.model.timing == timing)
        #expect(open.model.producer === producer)
        #expect(open.cover.map { "\($0.animation as Any)" }?.contains("StillAnimation") == true)
    }

    @Test func `the panel goes with a skeleton whose model is replaced`() {
        let open = OpenPanel()
        open.open()
        open.card.tabAnimated = nil
        #expect(open.overlay == nil)
    }

    @Test func `a window holds one panel`() {
        let open = OpenPanel()
        open.open()
        open.card.presentSkeletonInspector()
        #expect(open.window.subviews.count == 2)
    }

    @Test func `a view without a model has no panel, and a warning says why`() {
        let open = OpenPanel()
        let label = UILabel()
        open.window.addSubview(label)
        let said = warnings { label.presentSkeletonInspector() }
        #expect(said == ["UILabel has no model: set tabAnimated before the inspector is presented"])
        #expect(open.overlay == nil)
    }

    @Test func `a view in no window has no panel, and a warning says why`() {
        let label = UILabel()
        label.tabAnimated = ViewAnimated()
        let said = warnings { label.presentSkeletonInspector() }
        #expect(said == ["UILabel has no window: present the inspector once it is on screen"])
    }

    @Test func `the panel moves to the other end of the screen`() throws {
        let open = OpenPanel()
        open.open()
        #expect(open.panel?.frame == CGRect(x: 8, y: 325.5, width: 359, height: 333.5))
        open.tapButton("Move panel")
        #expect(open.panel?.frame == CGRect(x: 8, y: 8, width: 359, height: 333.5))
    }

    @Test func `rows that are equal are changed alike, and cells of several classes are told apart`() {
        let open = OpenPanel()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        table.tabAnimated = TableAnimated(sections: [
            SectionAnimated(cellClass: FirstCell.self, cellHeight: 60, count: 2),
            SectionAnimated(cellClass: SecondCell.self, cellHeight: 60, count: 2),
        ])
        table.tabAnimated?.animation = .still
        open.window.addSubview(table)
        table.startTabAnimation()
        table.presentSkeletonInspector()
        HeadlessScreen.main.turn()
        open.tapButton("Next")
        open.step("Right", to: 4)
        open.tapButton("Next")
        open.step("Down", to: 2)
        open.tapButton("Copy")
        #expect(
            UIPasteboard.general.string == """
                if view.className == "FirstCell" {
                    view.animation(\\FirstCell.line).right(4)
                }
                if view.className == "SecondCell" {
                    view.animation(\\SecondCell.line).down(2)
                }
                """)
    }
}

private class LineCell: UITableViewCell {
    let line = UILabel(frame: CGRect(x: 16, y: 20, width: 200, height: 20))

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(line)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class FirstCell: LineCell {}
private final class SecondCell: LineCell {}
