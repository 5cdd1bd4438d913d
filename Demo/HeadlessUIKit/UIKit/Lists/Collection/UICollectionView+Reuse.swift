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
        let view = reused(queueIdentifier) ?? made(queueIdentifier, identifier: identifier)
        if let view { display.outstanding.append(view) }
        return view
    }

    private func reused(_ queueIdentifier: String) -> UICollectionReusableView? {
        let view = display.reusableViews.reused(queueIdentifier)
        view?.prepareForReuse()
        return view
    }

    private func made(_ queueIdentifier: String, identifier: String) -> UICollectionReusableView? {
        let view = display.reusableViews.made(queueIdentifier)
        view?.reuseIdentifier = identifier
        view?.queueIdentifier = queueIdentifier
        return view
    }

    /// The data source has returned a view that it was asked for.
    func didReturn(_ view: UICollectionReusableView?) {
        display.outstanding.removeAll { $0 === view }
    }

    /// Since iOS 18 a view must not be dequeued without being asked for.
    func checkDequeuedViews() {
        guard let view = display.outstanding.first else { return }
        display.outstanding = []
        HeadlessException.raise(
            """
            Expected dequeued view to be returned to the collection view in preparation for display. When the \
            collection view's data source is asked to provide a view for a given index path, ensure that a single \
            view is dequeued and returned to the collection view. Avoid dequeuing views without a request from the \
            collection view. For retrieving an existing view in the collection view, use -[UICollectionView \
            cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued \
            view: \(view); Collection view: \(self)
            """)
    }

    // The data source sees a view that already has its size.
    private func give(_ view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes?) {
        guard let attributes else { return }
        UIView.performWithoutAnimation { view.frame = layoutRect(for: attributes.frame) }
    }
}
