import Foundation

/// Items, or groups of them, in a row, in a column or wherever a closure puts them.
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How a group places its items.
    enum Arrangement {
        case horizontal
        case vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// How often a group repeats its items.
    enum Repetition: Equatable {
        case untilFull
        /// Each item has the size it asks for.
        case times(Int)
        /// The items share the length of the group.
        case shares(Int)
    }

    var arrangement = Arrangement.horizontal
    var repetition = Repetition.untilFull
    private var parts: [NSCollectionLayoutItem] = []

    public var interItemSpacing: NSCollectionLayoutSpacing?

    public var subitems: [NSCollectionLayoutItem] { parts }

    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { anchoredItems }
        set { anchoredItems = newValue }
    }

    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .horizontal, [subitem], .times(count))
    }

    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        make(layoutSize, .horizontal, subitems, .untilFull)
    }

    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .horizontal, [subitem], .shares(count))
    }

    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .vertical, [subitem], .times(count))
    }

    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        make(layoutSize, .vertical, subitems, .untilFull)
    }

    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .vertical, [subitem], .shares(count))
    }

    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        make(layoutSize, .custom(itemProvider), [], .untilFull)
    }

    private class func make(
        _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ parts: [NSCollectionLayoutItem],
        _ repetition: Repetition
    ) -> Self {
        let group = self.init(size: size)
        group.arrangement = arrangement
        group.parts = parts
        group.repetition = repetition
        return group
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = super.duplicate()
        guard let group = copy as? NSCollectionLayoutGroup else { return copy }
        group.arrangement = arrangement
        group.repetition = repetition
        group.parts = parts
        group.interItemSpacing = interItemSpacing
        return group
    }

    public func visualDescription() -> String {
        let names = parts.map { ($0 as? NSCollectionLayoutGroup)?.visualDescription() ?? "item" }
        switch arrangement {
        case .horizontal: return "horizontal(\(names.joined(separator: ", ")))"
        case .vertical: return "vertical(\(names.joined(separator: ", ")))"
        case .custom: return "custom"
        }
    }
}
