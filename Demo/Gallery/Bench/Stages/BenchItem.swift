import UIKit

/// A cell of a collection with the content of the benches.
class BenchItem: UICollectionViewCell, BenchContent {
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

    override required init(frame: CGRect) {
        super.init(frame: frame)
        build(lineCount: Self.lineCount, isSelfSizing: Self.isSelfSizing)
    }

    required init?(coder: NSCoder) { nil }
}

extension BenchItem {
    /// Five classes of cells, which differ in the lines of their texts alone.
    static let kinds: [BenchItem.Type] = [
        BenchItem.self, First.self, Second.self, Third.self, Fourth.self,
    ]

    /// A cell that is as high as its texts.
    final class Growing: BenchItem {
        override class var isSelfSizing: Bool { true }
    }

    private final class First: BenchItem {
        override class var lineCount: Int { 1 }
    }

    private final class Second: BenchItem {
        override class var lineCount: Int { 2 }
    }

    private final class Third: BenchItem {
        override class var lineCount: Int { 1 }
    }

    private final class Fourth: BenchItem {
        override class var lineCount: Int { 2 }
    }
}
