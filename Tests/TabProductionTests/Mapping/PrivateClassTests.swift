import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Views of classes that UIKit keeps to itself, and what of the app is inside them.
@MainActor
@Suite("Mapping: private classes", .ownDevice)
struct PrivateClassTests {
    private func drawn(_ view: UIView) -> [Component.Role] {
        view.mapped.filter { !$0.isRemoved }.map(\.role)
    }

    @Test func `the label of a header of UIKit's own class is mapped`() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
        header.textLabel?.text = "Today"
        header.layoutIfNeeded()

        #expect(header.textLabel.map { type(of: $0) != UILabel.self } == true)
        #expect(drawn(header) == [.label])
    }

    @Test func `a page with a view of the app is walked into`() {
        let container = HeadlessPrivateView.makePageContainer()
        container.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
        let page = PageView(frame: container.bounds)
        page.addSubview(makeLabel("Title"))
        container.addSubview(page)

        #expect(drawn(makeRoot(height: 200).adding(container)) == [.label])
    }

    @Test func `a private view with nothing of the app inside is the system's`() {
        let container = HeadlessPrivateView.makePageContainer()
        container.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
        container.addSubview(makeBlock())

        #expect(drawn(makeRoot().adding(container)).isEmpty)
    }

    @Test func `a view that the app puts into a background is no content`() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        var background = UIBackgroundConfiguration.clear()
        background.customView = PageView()
        cell.backgroundConfiguration = background
        cell.contentView.addSubview(makeLabel("Title"))
        cell.layoutIfNeeded()

        #expect(drawn(cell) == [.label])
    }
}

private final class PageView: UIView {}
