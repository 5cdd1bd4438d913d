import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// The look of views whose layers do not tell it, and of systems that do not tell theirs.
@MainActor
@Suite("Mapping: the look is measured", .serialized, .ownDevice)
struct SystemCornersTests {
    private func makeView() -> UIView {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 120, height: 40))
        view.backgroundColor = .red
        return view
    }

    @Test(arguments: [
        (UICornerConfiguration.corners(radius: .fixed(12)), CGFloat(12)), (.capsule(), 20),
        (.capsule(maximumRadius: 16), 16),
    ])
    func `a view is as round as its configuration, whatever its layer says`(
        configuration: UICornerConfiguration, radius: CGFloat
    ) {
        let view = makeView()
        view.cornerConfiguration = configuration
        #expect(view.layer.cornerRadius == 0)
        #expect(makeRoot().adding(view).mapped.first?.cornerRadius == radius)
    }

    @Test func `a concentric view is as round as what is left of the corners around`() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        card.layer.cornerRadius = 30
        let view = makeView()
        view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
        card.addSubview(view)
        #expect(view.layer.shownCornerRadius == 20)
    }

    @Test(arguments: [false, true])
    func `a button of glass is a capsule`(isUnkind: Bool) throws {
        HeadlessScreen.main.system = .iOS26
        HeadlessScreen.isUnkind = isUnkind
        var configuration = UIButton.Configuration.glass()
        configuration.title = "Follow"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 10, y: 10, width: 120, height: 40)
        let root = makeRoot().adding(button)
        root.layoutIfNeeded()
        let component = try #require(root.mapped.first)
        #expect(component.frame == button.frame)
        #expect(component.cornerRadius == 20)
    }

    @Test func `the background of a configuration has a continuous curve`() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        cell.backgroundConfiguration = .clear()
        cell.backgroundConfiguration?.backgroundColor = .red
        cell.backgroundConfiguration?.cornerRadius = 12
        let surface = ViewMapper().map(cell).surface
        #expect(surface.cornerRadius == 12)
        #expect(surface.corners.rounded == [.all, .continuous])
    }

    @Test func `a row without a height is as high as an empty row of the system and of the app's look`() {
        HeadlessScreen.main.system = .iOS18
        #expect(SystemMetrics.rowHeight == 44)
        HeadlessScreen.main.system = .iOS26
        #expect(SystemMetrics.rowHeight == 52)
        HeadlessScreen.main.designRequiresCompatibility = true
        SystemMetrics.rowHeights = [:]
        defer { SystemMetrics.rowHeights = [:] }
        #expect(SystemMetrics.rowHeight == 44)
    }

    @Test(arguments: [(false, CGFloat(16)), (true, ControlShape.roundedRadius)])
    func `segments have the look that switches have, whatever the version of the system`(
        requiresCompatibility: Bool, radius: CGFloat
    ) {
        HeadlessScreen.main.system = .iOS26
        HeadlessScreen.isUnkind = true
        HeadlessScreen.main.designRequiresCompatibility = requiresCompatibility
        SystemMetrics.hasOldSwitches = nil
        defer { SystemMetrics.hasOldSwitches = nil }
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        #expect(ViewMapper().map(makeRoot().adding(segments)).components.first?.cornerRadius == radius)
    }

    @Test func `a view that is painted with a pattern is a gray card`() {
        let card = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 80))
        card.backgroundColor = PatternColor(gray: 0.5)
        card.layer.cornerRadius = 8
        card.addSubview(makeLabel("Title"))
        #expect(ViewMapper().map(makeRoot().adding(card)).cards.map(\.fill) == [.muted])
    }
}

/// A color that has no red, green and blue.
private final class PatternColor: UIColor, @unchecked Sendable {
    init(gray: CGFloat) { super.init(white: gray, alpha: 1) }

    required init?(coder: NSCoder) { nil }

    override func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { false }

    override var cgColor: CGColor { CGColor(gray: 0.5, alpha: 1) }

    override func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
}
