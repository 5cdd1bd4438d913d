import Foundation

/// A view beside the content, such as a badge at an item.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public fileprivate(set) var elementKind = ""
    public fileprivate(set) var containerAnchor = NSCollectionLayoutAnchor(edges: [])
    public fileprivate(set) var itemAnchor: NSCollectionLayoutAnchor?
    public var zIndex = 1

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize)
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        self.itemAnchor = itemAnchor
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = super.duplicate()
        guard let item = copy as? NSCollectionLayoutSupplementaryItem else { return copy }
        item.elementKind = elementKind
        item.containerAnchor = containerAnchor
        item.itemAnchor = itemAnchor
        item.zIndex = zIndex
        return item
    }

    /// The place at a container: without an anchor of its own the item stands inside the anchored corner.
    func frame(of size: CGSize, at container: CGRect) -> CGRect {
        let bounds = CGRect(origin: .zero, size: size)
        let target = containerAnchor.point(of: container)
        let own = (itemAnchor ?? containerAnchor).point(of: bounds)
        let outer = containerAnchor.offset(for: size)
        let inner = itemAnchor?.offset(for: size) ?? .zero
        return bounds.offsetBy(
            dx: target.x - own.x + outer.x + inner.x, dy: target.y - own.y + outer.y + inner.y)
    }
}
