import Foundation

/// The color behind a list.
final class ListBackgroundView: UICollectionReusableView {
    static let kind = "headless.list.background"

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = layoutAttributes.extras.background
        isUserInteractionEnabled = false
    }
}

extension UICollectionViewCompositionalLayout {
    private static let backgroundIndex = -1000

    /// A layout of nothing but lists is as a whole colored as its first list.
    var listBackground: [UICollectionViewLayoutAttributes] {
        let lists = compositional.sections.compactMap(\.definition.list)
        guard let view = collectionView, lists.count == compositional.sections.count,
            let color = lists.first?.configuration.backgroundColor
        else { return [] }
        decorations.register(ListBackgroundView.kind) { ListBackgroundView(frame: .zero) }
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: ListBackgroundView.kind, with: IndexPath(index: 0))
        attributes.frame = view.bounds
        attributes.zIndex = Self.backgroundIndex
        attributes.extras.background = color
        return [attributes]
    }
}
