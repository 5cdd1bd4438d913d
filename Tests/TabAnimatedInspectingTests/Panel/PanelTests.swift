import TabAnimated
import TabAnimatedInspecting
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("The inspector in the app", .serialized, .ownDevice)
struct PanelTests {
    @Test func `a tap chooses the shape under it`() {
        let open = OpenPanel()
        open.open()
        #expect(open.texts.contains("Tap a shape"))
        HeadlessTouch.tap(at: CGPoint(x: 150, y: 46), in: open.window)
        HeadlessScreen.main.turn()
        #expect(open.texts.contains { $0.hasPrefix("1 titleLabel\n") })
    }

    @Test func `the chosen shape is outlined where it stands`() throws {
        let open = OpenPanel()
        open.open(showing: "picture")
        let layers = try #require(open.overlay?.layer.sublayers)
        let outlines = layers.flatMap { layer -> [CALayer] in layer.sublayers ?? [] }.filter {
            $0.name == "outline"
        }
        #expect(outlines.map(\.frame) == [CGRect(x: 13, y: 33, width: 70, height: 70)])
    }

    @Test func `touches beside the skeleton and the panel reach the app`() {
        let open = OpenPanel()
        open.open()
        #expect(open.window.hitTest(CGPoint(x: 100, y: 180), with: nil) === open.window)
    }

    @Test func `the panel says which views lead to the shape, and why it became one`() {
        let open = OpenPanel()
        open.open(showing: "titleLabel")
        #expect(open.texts.contains("CardView has views inside › UILabel is a label"))
    }

    @Test func `a step moves the shape on screen`() throws {
        let open = OpenPanel()
        open.open(showing: "titleLabel")
        let before = try #require(open.component("titleLabel")).frame
        open.step("Down", to: 3)
        #expect(open.component("titleLabel")?.frame == before.offsetBy(dx: 0, dy: 3))
    }

    @Test func `sliders set the size and the corners`() {
        let open = OpenPanel()
        open.open(showing: "picture")
        open.slide("Width", to: 40)
        open.slide("Height", to: 30)
        open.slide("Radius", to: 12)
        let picture = open.component("picture")
        #expect(picture?.frame.size == CGSize(width: 40, height: 30))
        #expect(picture?.cornerRadius == 12)
    }

    @Test func `a text is divided into as many lines as are stepped to`() {
        let open = OpenPanel()
        open.open(showing: "textLabel")
        open.step("Lines", to: 3)
        #expect(open.component("textLabel")?.lines?.count == 3)
    }

    @Test func `a shape that is switched off is not drawn, and stays chosen`() {
        let open = OpenPanel()
        open.open(showing: "picture")
        let toggle: UISwitch? = open.control("Shown")
        toggle?.setOn(false, animated: false)
        toggle?.sendActions(for: .valueChanged)
        #expect(open.component("picture")?.isRemoved == true)
        #expect(open.texts.contains { $0.hasPrefix("0 picture\n") })
    }

    @Test func `the Swift of all changes is copied`() {
        let open = OpenPanel()
        open.open(showing: "titleLabel")
        open.step("Down", to: 3)
        open.slide("Height", to: 12)
        open.tapButton("Next")
        open.segment("Color", 2)
        open.tapButton("Copy")
        #expect(
            UIPasteboard.general.string == """
                view.animation(\\CardView.titleLabel).height(12).down(3)
                view.animation(\\CardView.textLabel).color(.systemBlue)
                """)
    }

    @Test func `the Swift addresses shapes by name or by index where that is chosen`() {
        let open = OpenPanel()
        open.open(showing: "titleLabel")
        open.step("Right", to: -8)
        open.segment("Address", 1)
        #expect(open.texts.contains("view.animation(named: \"titleLabel\").left(8)"))
        open.segment("Address", 2)
        #expect(open.texts.contains("view.animation(1).left(8)"))
    }

    @Test func `the steps of one control are undone at once`() throws {
        let open = OpenPanel()
        open.open(showing: "titleLabel")
        let before = try #require(open.component("titleLabel"))
        open.step("Down", to: 1)
        open.step("Down", to: 2)
        open.slide("Radius", to: 4)
        open.tapButton("Undo")
        #expect(open.component("titleLabel")?.frame == before.frame.offsetBy(dx: 0, dy: 2))
        open.tapButton("Undo")
        #expect(open.component("titleLabel") == before)
    }

    @Test func `a shape is reset alone`() {
        let open = OpenPanel()
        open.open(showing: "titleLabel")
        open.step("Down", to: 5)
        open.tapButton("Next")
        open.step("Down", to: 7)
        open.tapButton("Reset shape")
        #expect(open.texts.contains("view.animation(\\CardView.titleLabel).down(5)"))
    }

    @Test func `Next and Previous choose one shape after the other, around the end`() {
        let open = OpenPanel()
        open.open()
        open.tapButton("Next")
        #expect(open.texts.contains { $0.hasPrefix("0 picture\n") })
        open.tapButton("Previous")
        #expect(open.texts.contains { $0.hasPrefix("2 textLabel\n") })
    }

    @Test func `another animation is tried on the skeleton`() {
        let open = OpenPanel()
        open.open()
        open.segment("Animation", 2)
        let animation = open.cover.map { "\($0.animation as Any)" }
        #expect(animation?.contains("PulseAnimation") == true)
    }

    @Test func `another appearance is tried on the skeleton`() throws {
        let open = OpenPanel()
        open.window.backgroundColor = .systemBackground
        open.open()
        open.segment("Appearance", 2)
        let bar = try #require(open.cover?.componentLayers.first?.bars.first)
        #expect(bar.backgroundColor?.components?.first.map { $0 < 0.5 } == true)
    }
}
