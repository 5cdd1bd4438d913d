import TabAnimated
import Testing
import UIKit

@testable import TabProduction

/// What users ask for, tried on a skeleton that is started.
@MainActor
@Suite("Demands", .ownApp)
struct DemandTests {
    @Test func `the border and the shadow of content lie below an opaque cover`() throws {
        let screen = Screen(SamplePage())
        screen.content.headline.layer.borderWidth = 2
        screen.content.headline.layer.borderColor = UIColor.red.cgColor
        screen.content.headline.layer.shadowOpacity = 1
        screen.content.tabAnimated = ViewAnimated()
        screen.content.startTabAnimation()

        let overlay = try #require(screen.overlay)
        let grounds = (overlay.layer.sublayers ?? []).filter { layer in
            layer.opacity == 1 && layer.backgroundColor?.alpha == 1
                && layer.frame.contains(screen.content.headline.frame.insetBy(dx: -8, dy: -8))
        }
        #expect(screen.content.subviews.last === overlay)
        #expect(!grounds.isEmpty || overlay.backgroundColor?.cgColor.alpha == 1)
    }

    @Test func `a view of which nothing is marked says so when it starts`() {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        var mapping = MappingOptions()
        mapping.selection = .marked
        screen.content.tabAnimated?.mapping = mapping

        // Another test may have been told of the class.
        let said = warnings { screen.content.startTabAnimation() }

        #expect(said.count == 1)
        #expect(said.first?.contains("SamplePage") == true)
        #expect(said.first?.contains("isMarked") == true)
    }

    @Test(arguments: ["image", "attributes", "background", "configuration"])
    func `a button is covered whatever it draws`(_ kind: String) {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 20, y: 40, width: 120, height: 44)
        switch kind {
        case "image": button.setImage(UIImage(systemName: "star"), for: .normal)
        case "attributes": button.setAttributedTitle(NSAttributedString(string: "Follow"), for: .normal)
        case "background": button.setBackgroundImage(UIImage(systemName: "square.fill"), for: .normal)
        default:
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Follow"
            button.configuration = configuration
        }
        let page = UIView()
        page.addSubview(button)
        let screen = Screen(page)
        page.tabAnimated = ViewAnimated()
        page.startTabAnimation()

        let shapes = screen.overlay?.componentLayers.filter { !$0.bars.isEmpty } ?? []
        #expect(shapes.count == 1)
        #expect(shapes.allSatisfy { button.frame.contains($0.component.frame) })
    }

    @Test func `no source turns a check of the compiler off`() {
        let words = ["@preconcurrency", "try!", " as! ", "fatalError("]
        let sources = ProjectText.sources(in: "Sources")
        #expect(words.filter { word in sources.contains { $0.contains(word) } } == [])
    }
}
