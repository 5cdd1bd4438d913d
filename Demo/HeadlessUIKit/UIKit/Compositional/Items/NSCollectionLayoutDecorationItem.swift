import Foundation

/// A view behind a section that knows nothing of the data.
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public private(set) var elementKind = ""
    public var zIndex = 0

    public class func background(elementKind: String) -> Self {
        let full = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = self.init(size: full)
        item.elementKind = elementKind
        return item
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = super.duplicate()
        guard let item = copy as? NSCollectionLayoutDecorationItem else { return copy }
        item.elementKind = elementKind
        item.zIndex = zIndex
        return item
    }
}
