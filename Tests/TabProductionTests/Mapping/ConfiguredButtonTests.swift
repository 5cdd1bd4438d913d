import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Buttons with a configuration, whose title, image and corners the configuration does not always tell.
@MainActor
@Suite("Mapping: configured buttons", .ownDevice)
struct ConfiguredButtonTests {
    private func makeButton(_ configuration: UIButton.Configuration, height: CGFloat = 40) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 10, y: 10, width: 120, height: height)
        return button
    }

    @Test func `a title that is set for a state is no lack of a title`() {
        let button = makeButton(.plain())
        button.setTitle("Follow", for: .normal)

        #expect(button.configuration?.title == nil)
        #expect(!Filler.lacksText(button))
    }

    @Test func `an image that is set for a state is no lack of content`() {
        let button = makeButton(.plain())
        button.setImage(UIImage(systemName: "heart"), for: .normal)

        #expect(button.configuration?.image == nil)
        #expect(!Filler.lacksText(button))
    }

    @Test func `a heart over a text keeps its shape`() {
        let root = makeRoot()
        let text = makeLabel("Title", frame: CGRect(x: 10, y: 10, width: 200, height: 60))
        let button = makeButton(.plain())
        button.setImage(UIImage(systemName: "heart"), for: .normal)

        #expect(root.adding(text, button).mapped.filter { !$0.isRemoved }.map(\.role) == [.label, .button])
    }

    @Test(arguments: [
        (UIButton.Configuration.CornerStyle.small, CGFloat(5)), (.medium, 7), (.large, 10), (.capsule, 20),
        (.dynamic, 5.95), (.fixed, 0),
    ])
    func `a button whose background has no round layer is as round as its style`(
        style: UIButton.Configuration.CornerStyle, radius: CGFloat
    ) {
        HeadlessScreen.main.system = .iOS18
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = style
        configuration.title = "Follow"

        let root = makeLaidOutRoot(configuration, drawnRadius: 0)

        #expect(root.mapped.first?.cornerRadius == radius)
    }

    @Test func `a button that has rounded itself is as round as it is drawn`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Follow"
        let root = makeLaidOutRoot(configuration, drawnRadius: 17)

        #expect(root.mapped.first?.cornerRadius == 17)
    }

    /// A root with a button whose background is as round as told, whatever the system here draws.
    private func makeLaidOutRoot(_ configuration: UIButton.Configuration, drawnRadius: CGFloat) -> UIView {
        let button = makeButton(configuration)
        let root = makeRoot().adding(button)
        root.layoutIfNeeded()
        for view in button.subviews where !(view is UILabel) { view.layer.cornerRadius = drawnRadius }
        return root
    }
}
