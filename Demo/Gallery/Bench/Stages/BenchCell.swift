import UIKit

/// A cell of a table with the content of the benches.
class BenchCell: UITableViewCell, BenchContent {
    class var lineCount: Int { 2 }
    class var isSelfSizing: Bool { false }

    let avatar = UIImageView()
    let title = UILabel()
    let subtitle = UILabel()
    let body = UILabel()
    let time = UILabel()
    let badge = UIView()
    let button = UIButton(type: .system)
    let line = UIView()

    override required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        build(lineCount: Self.lineCount, isSelfSizing: Self.isSelfSizing)
    }

    required init?(coder: NSCoder) { nil }
}

extension BenchCell {
    /// Five classes of cells, which differ in the lines of their texts alone.
    static let kinds: [BenchCell.Type] = [
        BenchCell.self, First.self, Second.self, Third.self, Fourth.self,
    ]

    /// A cell that is as high as its texts.
    final class Growing: BenchCell {
        override class var isSelfSizing: Bool { true }
    }

    private final class First: BenchCell {
        override class var lineCount: Int { 1 }
    }

    private final class Second: BenchCell {
        override class var lineCount: Int { 2 }
    }

    private final class Third: BenchCell {
        override class var lineCount: Int { 1 }
    }

    private final class Fourth: BenchCell {
        override class var lineCount: Int { 2 }
    }
}
