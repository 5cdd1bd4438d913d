public import Foundation

/// Where one element of a collection view stands and how it looks there.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var transform3D = CATransform3DIdentity
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var indexPath = IndexPath(item: 0, section: 0)
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    open private(set) var representedElementKind: String?
    var extras = LayoutExtras()

    public override init() {
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        represent(.cell, kind: nil, at: indexPath)
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.supplementaryView, kind: elementKind, at: indexPath)
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.decorationView, kind: decorationViewKind, at: indexPath)
    }

    func represent(_ category: UICollectionView.ElementCategory, kind: String?, at path: IndexPath) {
        representedElementCategory = category
        representedElementKind = kind
        indexPath = path
    }

    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height
            ).applying(transform, around: center)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// What tells elements apart: category, kind and path.
    var key: ElementKey {
        ElementKey(category: representedElementCategory, kind: representedElementKind, path: indexPath)
    }

    // MARK: Copies

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    open nonisolated override func copy() -> Any {
        copy(with: nil)
    }

    private func duplicate() -> UICollectionViewLayoutAttributes {
        let copy = HeadlessClass.makeAttributes(type(of: self))
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.extras = extras
        copy.represent(representedElementCategory, kind: representedElementKind, at: indexPath)
        return copy
    }

    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated {
            key == other.key && center == other.center && size == other.size && alpha == other.alpha
                && zIndex == other.zIndex && isHidden == other.isHidden
                && CATransform3DEqualToTransform(transform3D, other.transform3D)
        }
    }

    open nonisolated override var hash: Int {
        MainActor.assumeIsolated { key.hashValue }
    }
}

/// Names one element of a collection view.
struct ElementKey: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let path: IndexPath
}

extension CGRect {
    fileprivate func applying(_ transform: CGAffineTransform, around point: CGPoint) -> CGRect {
        guard !transform.isIdentity else { return self }
        return offsetBy(dx: -point.x, dy: -point.y).applying(transform).offsetBy(dx: point.x, dy: point.y)
    }
}
