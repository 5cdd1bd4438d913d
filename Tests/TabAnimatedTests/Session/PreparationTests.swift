import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("Preparing a skeleton", .serialized, .ownApp)
struct PreparationTests {
    private let screen: Screen<UITableView>

    init() {
        screen = Screen(makeTable(nil))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        SampleCell.instances = 0
    }

    @Test func `shows nothing, and the start makes no cell`() {
        screen.content.prepareTabAnimation()
        #expect(SampleCell.instances == 1)
        #expect(screen.overlay == nil && !screen.content.isTabAnimating)
        screen.content.startTabAnimation()
        #expect(SampleCell.instances == 1)
        #expect(screen.overlay?.tiles.isEmpty == false)
    }

    @Test func `makes nothing that could not be kept`() {
        SkeletonConfiguration.shared.isCacheEnabled = false
        screen.content.prepareTabAnimation()
        #expect(SampleCell.instances == 0)
    }

    /// A view that says how often it is mapped.
    private final class Counted: UIView, SkeletonMappable {
        var mappings = 0

        var skeletonMapping: SkeletonMapping {
            mappings += 1
            return .automatic
        }
    }

    @Test func `maps no single view, which its start would map again`() {
        let screen = Screen(Counted())
        screen.content.tabAnimated = ViewAnimated()
        screen.content.prepareTabAnimation()
        #expect(screen.content.mappings == 0)
    }

    @Test func `warns without a model`() {
        screen.content.tabAnimated = nil
        let given = warnings { screen.content.prepareTabAnimation() }
        #expect(given.count == 1 && given[0].contains("has no model"))
    }
}
