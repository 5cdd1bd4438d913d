import TabAnimated
import TabAnimatedInspecting
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Pictures of the inspector", .serialized, .ownDevice)
struct PanelPictureTests {
    /// A picture of the panel on iOS 18.
    private func picture(_ setUp: (inout any UIMutableTraits) -> Void = { _ in }) -> String {
        let screen = HeadlessScreen.main
        screen.system = .iOS18
        screen.traitCollection = screen.traitCollection.modifyingTraits { setUp(&$0) }
        let open = OpenPanel()
        open.open(showing: "titleLabel")
        open.step("Down", to: 3)
        return HeadlessSVGRenderer(open.window).svg(at: 0)
    }

    @Test func `the panel with a chosen shape looks as reviewed`() throws {
        try expectGolden(picture(), named: "inspector-panel.svg")
    }

    @Test func `the panel from right to left looks as reviewed`() throws {
        let svg = picture { $0.layoutDirection = .rightToLeft }
        try expectGolden(svg, named: "inspector-panel-rtl.svg")
    }

    @Test func `the panel with the largest texts looks as reviewed`() throws {
        let svg = picture { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
        try expectGolden(svg, named: "inspector-panel-largest.svg")
    }

    @Test func `the code follows the size of texts while the panel is open`() throws {
        let open = OpenPanel()
        open.open(showing: "titleLabel")
        open.step("Down", to: 3)
        let panel = try #require(open.panel)
        let label = open.views(in: panel).lazy.compactMap { $0 as? UILabel }
            .first { $0.accessibilityIdentifier == "swift" }
        let screen = HeadlessScreen.main

        screen.traitCollection = screen.traitCollection.modifyingTraits {
            $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        }
        screen.turn()

        #expect(label?.font.pointSize == 44)
    }

    @Test func `every control of the panel has a name and is large enough to touch`() throws {
        let open = OpenPanel()
        open.open(showing: "titleLabel")
        open.step("Down", to: 3)
        let panel = try #require(open.panel)
        let controls = open.views(in: panel).compactMap { $0 as? UIControl }
        #expect(controls.count == 18)
        for control in controls {
            let name = control.accessibilityLabel ?? (control as? UIButton)?.title(for: .normal)
            #expect(name?.isEmpty == false)
            if control is UIButton || control is UISegmentedControl { #expect(control.bounds.height >= 44) }
        }
    }
}
