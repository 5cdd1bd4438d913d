public import Foundation

extension UICollectionView {
    /// Says which class the cells of some items have and how they show an item.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler =
            @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity = RegistrationIdentity()
        let nib: UINib?
        let handler: Handler

        public init(handler: @escaping Handler) {
            nib = nil
            self.handler = handler
        }

        public init(cellNib: UINib, handler: @escaping Handler) {
            nib = cellNib
            self.handler = handler
        }
    }

    /// Says which class the supplementary views of a kind have and how they are set up.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
            Void

        let identity = RegistrationIdentity()
        let elementKind: String
        let nib: UINib?
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            nib = nil
            self.handler = handler
        }

        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            nib = supplementaryNib
            self.handler = handler
        }
    }

    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        let identifier = registration.identity.identifier
        if takeRegistration(identifier) {
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: identifier)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: identifier)
            }
        }
        let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        let cell = view as? Cell ?? fallback(Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let identifier = registration.identity.identifier
        let kind = registration.elementKind
        if takeRegistration(kind + identifier) {
            if let nib = registration.nib {
                register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            } else {
                register(
                    Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            }
        }
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        let view = dequeued as? Supplementary ?? fallback(Supplementary.self)
        registration.handler(view, kind, indexPath)
        return view
    }

    private func takeRegistration(_ identifier: String) -> Bool {
        display.registrations.insert(identifier).inserted
    }

    /// A nib without the promised class stops the program, as in UIKit.
    private func fallback<View: UICollectionReusableView>(_ type: View.Type) -> View {
        let reason = "the registered nib does not contain a view of class \(type)"
        HeadlessException.raise(reason)
        guard let view = HeadlessClass.makeView(type, frame: .zero) as? View else { fatalError(reason) }
        return view
    }
}

/// Tells registrations apart, however often they are copied.
@MainActor final class RegistrationIdentity {
    private static var count = 0
    let identifier: String

    init() {
        Self.count += 1
        identifier = "registration.\(Self.count)"
    }
}
