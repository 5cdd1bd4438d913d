import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// Rules that were found on screens of apps that nobody here had seen.
@MainActor
@Suite("Mapping: what other apps do", .ownDevice)
struct StrangersScreenTests {
    private func map(_ root: UIView) -> Production { ViewMapper().map(root) }

    private func produce(
        _ item: UICollectionViewCell.Type, size: CGSize = CGSize(width: 375, height: 0)
    ) -> Production {
        Producer().map(
            ProductionRequest(
                subject: .prototype(CellAnimated(item)), owner: "", size: size,
                traits: UITraitCollection(preferredContentSizeCategory: .large), layoutDirection: .leftToRight
            ))
    }

    // MARK: Texts

    @Test func `the lines of a text that is there are counted from the text, not from its label`() {
        let label = makeLabel(
            "One line", frame: CGRect(x: 10, y: 0, width: 300, height: 100), lines: 0)
        let short = map(makeRoot().adding(label)).components[0]
        label.text = String(repeating: "word ", count: 12)
        let lines = Int((label.sizeThatFits(CGSize(width: 300, height: 1_000)).height / 23.86).rounded())
        let long = map(makeRoot().adding(label)).components[0]

        #expect(short.bars.count == 1 && isClose(short.frame.midY, 50))
        #expect((2...3).contains(lines) && long.bars.count == lines)
    }

    // MARK: Pictures

    @Test(arguments: [(CGFloat(40), CGFloat(10)), (90, 0)])
    func `a symbol that fills a large view keeps the place of a photo`(side: CGFloat, radius: CGFloat) {
        let image = UIImageView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        image.image = UIImage(systemName: "photo")
        image.contentMode = .scaleToFill

        #expect(map(makeRoot().adding(image)).components.map(\.cornerRadius) == [radius])
    }

    // MARK: Containers

    @Test(arguments: [CGSize(width: 200, height: 100), CGSize(width: 100, height: 44)])
    func `a cell whose views come with its model is shown as lines of text, however small`(size: CGSize) {
        var production: Production?
        let said = warnings { production = produce(LateItem.self, size: size) }

        #expect(production?.className == "LateItem")
        #expect(production?.components.contains { $0.role == .label && !$0.isRemoved } == true)
        #expect(said.count == 1 && said.first?.contains("LateItem has nothing to show") == true)
    }

    @Test func `a button with labels of its own is mapped by what is inside`() {
        let figure = makeLabel("128", frame: CGRect(x: 0, y: 0, width: 60, height: 24))
        let caption = makeLabel("Posts", frame: CGRect(x: 0, y: 30, width: 60, height: 24))
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 60)).adding(figure, caption)
        let decisions = ViewMapper().decisions(about: makeRoot().adding(button))

        #expect(decisions.map(\.rule).suffix(3) == ["is a label", "has views inside", "has views inside"])
        #expect(map(makeRoot().adding(button)).components.map(\.role) == [.label, .label])
    }

    @Test func `labels inside a button are filled like others, and the button is not`() {
        let labels = [0, 30].map { makeLabel(frame: CGRect(x: 0, y: $0, width: 60, height: 24)) }
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 60))
        labels.forEach(button.addSubview)
        var filler = Filler()
        filler.fill(makeRoot().adding(button), width: 320)

        #expect(labels.allSatisfy { $0.text?.isEmpty == false } && button.currentTitle == nil)
        filler.restore()
        #expect(labels.allSatisfy { $0.text == nil })
    }

    @Test func `in what clips, a clear container casts no shadow of its area unless something fills it`() {
        let clear = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 80)).adding(makeLabel("Text"))
        clear.layer.shadowOpacity = 0.2
        let filled = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 80)).adding(
            makeBlock(width: 200, height: 80))
        filled.layer.shadowOpacity = 0.2

        let root = makeRoot()
        root.clipsToBounds = true
        #expect(map(root.adding(clear)).cards.isEmpty)
        #expect(map(root.adding(filled)).cards.map { $0.shadow != nil } == [true])
    }
}

/// An item that makes its views when it gets a model.
private final class LateItem: UICollectionViewCell {}
