import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Of the table of rules the first that applies decides; one view for each.
@MainActor
@Suite("Mapping: the table of rules", .ownDevice)
struct MappingRuleTests {
    private let frame = CGRect(x: 10, y: 10, width: 100, height: 40)

    /// The rule by which a view inside a root is mapped.
    private func rule(for view: UIView, options: MappingOptions = MappingOptions()) -> String? {
        let root = makeRoot().adding(view)
        return ViewMapper(options: options).decisions(about: root).dropLast().last?.rule
    }

    @Test func `views of UIKit's classes are what their classes are`() {
        let views: [(UIView, String)] = [
            (UILabel(frame: frame), "is a label"), (UIImageView(frame: frame), "is an image view"),
            (UIButton(frame: frame), "is a button"), (UITextField(frame: frame), "is a text field"),
            (UITextView(frame: frame), "is a text view"), (UISwitch(frame: frame), "is a control of UIKit"),
            (UIStackView(frame: frame), "has views inside"), (UIScrollView(frame: frame), "has views inside"),
        ]
        for (view, expected) in views { #expect(rule(for: view) == expected) }
    }

    @Test func `a plain view is what is seen of it`() {
        let large = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        #expect(rule(for: makeBlock()) == "has nothing inside")
        #expect(rule(for: UIView(frame: frame)) == "has nothing inside")
        #expect(rule(for: large) == "as large as the root")
        #expect(rule(for: UIView(frame: frame).adding(makeBlock())) == "has views inside")
    }

    @Test func `a view that looks like a card has that as its reason`() {
        let card = makeBlock(width: 90, height: 60).adding(makeLabel("Text"))
        card.layer.cornerRadius = 8
        #expect(rule(for: card) == "looks like a card")
    }

    @Test func `what the app says comes before what a view is`() {
        let (ignored, block, container) = (
            UILabel(frame: frame), UIView(frame: frame), UIImageView(frame: frame)
        )
        ignored.skeleton.mapping = .ignored
        block.skeleton.mapping = .block()
        container.skeleton.mapping = .container
        var options = MappingOptions()
        options.ignoredClasses = [UISwitch.self]
        options.opaqueClasses = [UIStackView.self]

        #expect(rule(for: ignored) == "says so")
        #expect(rule(for: block) == "says how it is mapped")
        #expect(rule(for: container) == "says that it is a container")
        #expect(rule(for: UISwitch(frame: frame), options: options) == "its class is ignored by the options")
        #expect(
            rule(for: UIStackView(frame: frame), options: options) == "its class is opaque in the options")
    }

    @Test func `buttons and images that show nothing over others take an index only`() {
        let blank = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let mark = UIImageView(frame: CGRect(x: 80, y: 20, width: 20, height: 20))
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
        let root = makeRoot().adding(picture, mark, blank)

        #expect(
            ViewMapper().decisions(about: root).map(\.rule) == [
                "is an image view", "is empty over a picture", "only takes touches, over the whole root",
                "has views inside",
            ])
    }

    @Test func `a cover, and a view with a skeleton of its own, are left out before anything else`() {
        let cover = SkeletonOverlay(
            frame: frame, palette: SkeletonPalette(component: .lightGray, background: .white))
        let own = makeBlock()
        let root = makeRoot().adding(cover, own)
        let mapper = ViewMapper(nested: { $0 === own ? .separate : .none })

        #expect(
            mapper.decisions(about: root).map(\.rule).prefix(2) == [
                "is a cover", "has a skeleton of its own",
            ])
        #expect(mapper.decisions(about: root).map(\.outcome).prefix(2) == [.apart, .apart])
    }
}
