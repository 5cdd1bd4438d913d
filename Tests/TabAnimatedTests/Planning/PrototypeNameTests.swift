import Testing
import UIKit

@testable import TabAnimated

/// Prototypes are told apart by their whole identity, and not by the bare name of a class.
@MainActor
@Suite("Cells of one name", .serialized, .ownApp)
struct PrototypeNameTests {
    private enum Feed {
        final class Cell: LabelCell {}
    }

    private enum Ads {
        final class Cell: LabelCell {
            override var labelCount: Int { 2 }
        }
    }

    /// The numbers of components of the rows of a list that shows one cell of each class.
    private func components(of classes: [UITableViewCell.Type]) -> [Int] {
        let screen = Screen(makeTable(nil))
        screen.content.tabAnimated = TableAnimated(sections: [
            SectionAnimated(classes.map { CellAnimated($0).height(60).count(1) })
        ])
        screen.content.startTabAnimation()
        return screen.overlay?.tiles.map(\.production.components.count) ?? []
    }

    @Test func `classes of one name in two types each have a skeleton of their own`() {
        #expect(String(describing: Feed.Cell.self) == String(describing: Ads.Cell.self))
        #expect(components(of: [Feed.Cell.self, Ads.Cell.self]) == [1, 2])
    }

    @Test func `private classes of one name each have a skeleton of their own`() {
        #expect(components(of: [oneLabel(), threeLabels()]) == [1, 3])
    }

    @Test func `lines of two classes of one name do not repeat each other`() {
        let app = Sections([200])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(sections: [
            SectionAnimated([
                CellAnimated(Feed.Cell.self).height(60).count(5), CellAnimated(Ads.Cell.self).height(60),
            ])
        ])
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.prefix(6).map(\.production.components.count) == [1, 1, 1, 1, 1, 2])
        screen.content.contentOffset.y = 6_000
        HeadlessScreen.main.turn()
        #expect(
            screen.overlay?.tiles.suffix(8).map(\.production.components.count)
                == Array(repeating: 2, count: 8))
    }

    private func oneLabel() -> UITableViewCell.Type {
        final class Cell: LabelCell {}
        return Cell.self
    }

    private func threeLabels() -> UITableViewCell.Type {
        final class Cell: LabelCell {
            override var labelCount: Int { 3 }
        }
        return Cell.self
    }
}

/// A cell with some labels side by side.
private class LabelCell: UITableViewCell {
    var labelCount: Int { 1 }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for number in 0..<labelCount {
            let label = UILabel(frame: CGRect(x: 10 + number * 100, y: 10, width: 80, height: 20))
            label.text = "Text"
            contentView.addSubview(label)
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
