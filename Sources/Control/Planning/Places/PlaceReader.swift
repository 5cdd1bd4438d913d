import TabCache
package import UIKit

/// Reads where a layout puts the elements of a skeleton, in a collection that has them.
@MainActor
struct PlaceReader {
    let collection: UICollectionView
    let content: ProbeContent

    /// Returns the elements within a size from the start of the content, before they are flipped.
    func elements(within size: CGSize) -> [PlacedElement] {
        let area = CGRect(origin: .zero, size: size)
        return collection.attributes(in: area)
            .filter { !$0.isHidden && $0.alpha > 0 && $0.frame.intersects(area) }
            .map { (order: order(of: $0), attributes: $0) }
            .sorted { $0.order < $1.order }.compactMap { element($0.attributes) }
    }

    /// Higher elements come after lower ones, and those of one height along the axis of scrolling.
    private func order(of attributes: UICollectionViewLayoutAttributes) -> (Int, CGFloat, CGFloat) {
        let (x, y) = (attributes.frame.minX, attributes.frame.minY)
        return collection.isHorizontal ? (attributes.zIndex, x, y) : (attributes.zIndex, y, x)
    }

    private func element(_ attributes: UICollectionViewLayoutAttributes) -> PlacedElement? {
        let path = attributes.indexPath
        let frame = attributes.frame
        guard path.count > 1 || attributes.representedElementCategory == .decorationView else { return nil }
        switch attributes.representedElementCategory {
        case .cell:
            let appearance = CellAppearance(of: collection.cellForItem(at: path))
            return content.cell(at: path).map {
                PlacedElement(.cell, at: path, $0.prototype, frame: frame, appearance: appearance)
            }
        case .supplementaryView:
            let kind = attributes.representedElementKind ?? ""
            return content.supplementary(kind, path.section).map {
                PlacedElement(ElementKind(kind), at: path, $0, frame: frame)
            }
        default:
            return decoration(at: collection.shown(frame)).map { PlacedElement($0, at: path, frame: frame) }
        }
    }

    private func decoration(at frame: CGRect) -> CellAppearance? {
        let views = collection.subviews.filter { $0 is UICollectionReusableView && !($0 is any ProbeShowing) }
        return views.first { $0.frame == frame }.flatMap { CellAppearance(ofDecoration: $0) }
    }
}

extension UICollectionView {
    /// Mirrors a rectangle if the layout flips in the present layout direction.
    package func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
        let layout = collectionViewLayout
        guard layout.flipsHorizontallyInOppositeLayoutDirection,
            effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
        else { return rect }
        return rect.offsetBy(dx: width - rect.minX - rect.maxX, dy: 0)
    }
}
