import Foundation

extension UICollectionView {
    private func cellIdentifier(_ identifier: String) -> String {
        "cell/" + identifier
    }

    private func supplementIdentifier(_ kind: String, _ identifier: String) -> String {
        "supplement/\(kind)/\(identifier)"
    }

    func registerCell(_ cellClass: AnyClass?, identifier: String) {
        register(cellClass as? UICollectionViewCell.Type, as: cellIdentifier(identifier))
    }

    func registerCell(_ nib: UINib?, identifier: String) {
        display.reusableViews.register(cellIdentifier(identifier), nib: nib) { _ in }
    }

    func registerSupplement(_ viewClass: AnyClass?, kind: String, identifier: String) {
        register(viewClass as? UICollectionReusableView.Type, as: supplementIdentifier(kind, identifier))
    }

    func registerSupplement(_ nib: UINib?, kind: String, identifier: String) {
        display.reusableViews.register(supplementIdentifier(kind, identifier), nib: nib) { _ in }
    }

    private func register(_ type: UICollectionReusableView.Type?, as identifier: String) {
        guard let type else { return display.reusableViews.register(identifier, maker: nil) }
        display.reusableViews.register(identifier) {
            HeadlessClass.makeView(type, frame: .zero) as? UICollectionReusableView
        }
    }

    // A view is always answered, so that a test that replaces the handler of exceptions can go on.
    func dequeueCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
        let view = dequeue(cellIdentifier(identifier), identifier: identifier) as? UICollectionViewCell
        guard let view else {
            raiseUnregistered(kind: "UICollectionElementKindCell", identifier: identifier)
            return UICollectionViewCell(frame: .zero)
        }
        give(view, attributes: collectionViewLayout.layoutAttributesForItem(at: path))
        return view
    }

    func dequeueSupplement(
        ofKind kind: String, identifier: String, at path: IndexPath
    ) -> UICollectionReusableView {
        guard let view = dequeue(supplementIdentifier(kind, identifier), identifier: identifier) else {
            raiseUnregistered(kind: kind, identifier: identifier)
            return UICollectionReusableView(frame: .zero)
        }
        give(
            view,
            attributes: collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path))
        return view
    }

    private func raiseUnregistered(kind: String, identifier: String) {
        HeadlessException.raise(
            """
            could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a \
            class for the identifier or connect a prototype cell in a storyboard
            """)
    }

    private func dequeue(_ queueIdentifier: String, identifier: String) -> UICollectionReusableView? {
        if let view = display.reconfigured, view.queueIdentifier == queueIdentifier { return view }
        if let view = display.reusableViews.reused(queueIdentifier) {
            view.prepareForReuse()
            return view
        }
        let view = display.reusableViews.made(queueIdentifier)
        view?.reuseIdentifier = identifier
        view?.queueIdentifier = queueIdentifier
        return view
    }

    // The data source sees a view that already has its size.
    private func give(_ view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes?) {
        guard let attributes else { return }
        UIView.performWithoutAnimation { view.frame = layoutRect(for: attributes.frame) }
    }
}
