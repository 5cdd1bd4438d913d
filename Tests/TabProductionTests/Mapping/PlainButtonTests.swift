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

    /// A button with views of the app inside, and how many shapes it makes.
    private nonisolated static let contents: [(make: @MainActor @Sendable () -> [UIView], shapes: Int)] = [
        ({ [] }, 1),
        ({ [UIView()] }, 1),
        ({ [UILabel()] }, 1),
        ({ [UILabel(), UILabel()] }, 2),
        ({ [UIImageView(), UIImageView()] }, 2),
        ({ [UIView().adding(UILabel())] }, 1),
        ({ [UIView().adding(UIView().adding(UILabel(), UILabel()))] }, 2),
    ]

    @Test(arguments: contents.indices)
    func `a button that shows labels and images of the app is mapped by these`(index: Int) {
        let (make, shapes) = Self.contents[index]
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        make().forEach(button.addSubview)
        let components = makeRoot().adding(button).mapped

        #expect(components.count == shapes)
        #expect(components.contains { $0.role == .button } == (index < 3))
    }

    @Test func `a title that its button moves below itself has its shape there`() throws {
        let button = LoweredTitleButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        button.setTitle("Title", for: .normal)
        let root = makeRoot().adding(button)
        root.layoutIfNeeded()
        let production = ViewMapper().map(root)
        let frame = try #require(production.components.first?.frame)

        #expect(production == production.clamped && frame.isFinite)
        #expect((70...90).contains(frame.minY) && (70...90).contains(frame.maxY), "\(frame)")
    }

    @Test func `a text that its field moves below itself has a shape that can be drawn`() throws {
        let field = LoweredTextField(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        field.text = "Text"
        let production = ViewMapper().map(makeRoot().adding(field))

        #expect(try production == production.clamped && #require(production.components.first).frame.isFinite)
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

/// A button whose title is 60 points below its top, which ends at 40.
private final class LoweredTitleButton: UIButton {
    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.frame = CGRect(x: 0, y: 60, width: 60, height: 20)
    }
}

/// A field whose text is below it.
private final class LoweredTextField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.offsetBy(dx: 0, dy: 60) }
}
