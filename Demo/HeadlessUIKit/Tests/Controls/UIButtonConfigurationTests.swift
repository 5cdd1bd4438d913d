import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct UIButtonConfigurationTests {
    private func button(_ configuration: UIButton.Configuration, title: String? = "Go") -> UIButton {
        var configuration = configuration
        configuration.title = title
        let button = UIButton(configuration: configuration)
        button.tintColor = .purple
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        return button
    }

    private func background(of button: UIButton) -> UIColor? {
        button.subviews.first?.backgroundColor
    }

    @Test func `standard insets are 7 and 12 points`() {
        let expected = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        #expect(UIButton.Configuration.filled().contentInsets == expected)
    }

    @Test func `a large button has larger insets`() {
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = .large
        #expect(configuration.contentInsets.top == 15)
    }

    @Test func `insets of one's own outlive a change of size`() {
        var configuration = UIButton.Configuration.filled()
        configuration.contentInsets = .zero
        configuration.buttonSize = .large
        #expect(configuration.contentInsets == .zero)
    }

    @Test func `the height is a line of body text and the insets`() {
        #expect(abs(button(.filled()).intrinsicContentSize.height - 34.3) < 0.5)
    }

    @Test func `a filled button has the tint color behind`() {
        #expect(background(of: button(.filled())) == .purple)
    }

    @Test func `the text of a filled button is white`() {
        #expect(button(.filled()).titleLabel?.textColor == .white)
    }

    @Test func `a plain button has nothing behind`() {
        #expect(background(of: button(.plain())) == nil)
    }

    @Test func `the text of a plain button has the tint color`() {
        #expect(button(.plain()).titleLabel?.textColor == .purple)
    }

    @Test func `base colors win over the tint`() {
        var configuration = UIButton.Configuration.filled()
        configuration.baseBackgroundColor = .green
        #expect(background(of: button(configuration)) == .green)
    }

    @Test func `a disabled filled button turns gray`() {
        let button = button(.filled())
        button.isEnabled = false
        #expect(background(of: button) == .tertiarySystemFill)
    }

    @Test func `a capsule is round by half its height`() {
        HeadlessScreen.main.system = .iOS18
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = .capsule
        #expect(button(configuration).subviews.first?.layer.cornerRadius == 25)
    }

    @Test func `a subtitle stands below the title`() {
        var configuration = UIButton.Configuration.filled()
        configuration.subtitle = "More"
        let button = button(configuration)
        #expect((button.subtitleLabel?.frame.minY ?? 0) >= (button.titleLabel?.frame.maxY ?? .infinity))
    }

    @Test func `an image can be placed after the title`() {
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "star")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        let button = button(configuration)
        let gap = (button.imageView?.frame.minX ?? 0) - (button.titleLabel?.frame.maxX ?? 0)
        #expect(abs(gap - 8) < 0.5)
    }

    @Test func `the update handler runs when the state changes`() {
        let button = button(.filled())
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off" }
        button.isSelected = true
        #expect(button.titleLabel?.text == "On")
    }

    @Test func `an activity indicator takes the image's place`() {
        var configuration = UIButton.Configuration.filled()
        configuration.showsActivityIndicator = true
        #expect(button(configuration).subviews.contains { $0 is UIActivityIndicatorView })
    }

    @Test func `a button made with a configuration shows it at once`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        #expect(UIButton(configuration: configuration).titleLabel?.text == "Go")
    }
}
