import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Mapping: what a recorder is told", .ownDevice)
struct MappingRecordingTests {
    private func blockWithText() -> UIView {
        let block = UIView(frame: CGRect(x: 40, y: 10, width: 80, height: 30)).adding(makeLabel("text"))
        block.skeleton.mapping = .block()
        return block
    }

    @Test func `every view is told after the views inside it`() {
        let root = makeRoot().adding(UIStackView().adding(makeBlock()), makeLabel("text"))

        #expect(
            ViewMapper().decisions(about: root).map(\.className) == [
                "UIView", "UIStackView", "UILabel", "UIView",
            ])
    }

    @Test func `a component is told with its index, its name and why it is removed`() {
        let hidden = makeBlock()
        hidden.skeleton.name = "badge"
        hidden.isHidden = true

        let decisions = ViewMapper().decisions(about: makeRoot().adding(makeBlock(), hidden))

        #expect(decisions[1].outcome == .component(index: 1, name: "badge", removal: .hidden))
        #expect(decisions[1].rule == "has nothing inside")
    }

    @Test func `views inside one that is one shape are decided about with it`() {
        let decisions = ViewMapper().decisions(about: makeRoot().adding(blockWithText()))

        #expect(decisions.map(\.rule) == ["says how it is mapped", "has views inside"])
        #expect(decisions.first?.frame == CGRect(x: 40, y: 10, width: 80, height: 30))
    }

    @Test func `a recorder changes nothing`() {
        let root = makeRoot().adding(blockWithText(), makeLabel("text"))
        var recorded = ViewMapper()
        recorded.recorder = IdleRecorder()

        #expect(recorded.map(root) == ViewMapper().map(root))
    }

    @Test func `rules have names of their own`() {
        let names = (MappingRule.apart + MappingRule.all).map(\.name)
        #expect(names.count == Set(names).count)
    }
}

private final class IdleRecorder: MappingRecording {
    func record(_ view: UIView, as outcome: MappingOutcome, by rule: String, at context: MappingContext) {}
}
