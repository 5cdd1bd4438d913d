import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Buttons on screen that get their titles with the content.
@MainActor
@Suite("Mapping: plain buttons", .ownDevice)
struct PlainButtonTests {
    @Test func `a plain button without a title takes the room of one`() throws {
        let frame = try #require(bar(of: UIButton(configuration: .plain())))

        #expect(frame.width > 40)
        #expect(frame.height > 12)
    }

    @Test func `a plain button of a given height takes the room of a title`() throws {
        let button = UIButton(configuration: .plain())
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        let frame = try #require(bar(of: button))

        #expect(frame.width > 40)
        #expect(abs(frame.midY - 42) < 1)
    }

    @Test func `a button of the size that the app gave it keeps it`() throws {
        let button = UIButton(configuration: .plain())
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        button.widthAnchor.constraint(equalToConstant: 30).isActive = true

        #expect(try #require(bar(of: button)) == CGRect(x: 16, y: 20, width: 30, height: 44))
    }

    /// The shape of a button at (16, 20) of a page that is on screen.
    private func bar(of button: UIButton) -> CGRect? {
        let page = makeRoot().adding(button)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16).isActive = true
        button.topAnchor.constraint(equalTo: page.topAnchor, constant: 20).isActive = true
        page.layoutIfNeeded()
        let request = ProductionRequest(
            subject: .view(page), owner: "Screen", size: page.bounds.size, traits: page.traitCollection,
            layoutDirection: .leftToRight)
        return Producer().production(for: request).components.first { $0.role == .button }?.frame
    }
}
