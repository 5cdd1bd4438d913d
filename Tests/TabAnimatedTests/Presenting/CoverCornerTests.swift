import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("The corners of a cover", .serialized, .ownApp)
struct CoverCornerTests {
    private func screen(radius: CGFloat) -> Screen<SamplePage> {
        let screen = Screen(SamplePage())
        screen.content.layer.cornerRadius = radius
        screen.content.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        screen.content.tabAnimated = ViewAnimated()
        return screen
    }

    @Test func `a cover is as round as the view that it covers`() {
        let screen = screen(radius: 16)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.layer.cornerRadius == 16)
        #expect(screen.overlay?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func `a cover takes over round corners that come while it is shown`() {
        let screen = screen(radius: 0)
        screen.content.startTabAnimation()
        screen.content.layer.cornerRadius = 12
        screen.content.updateTabAnimation()
        #expect(screen.overlay?.layer.cornerRadius == 12)
    }

    @Test func `a cover that is as long as the content of a list stays square`() {
        let table = UITableView(frame: .zero, style: .plain)
        table.layer.cornerRadius = 16
        let screen = Screen(table)
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        table.startTabAnimation()
        #expect(screen.overlay?.layer.cornerRadius == 0)
    }
}
