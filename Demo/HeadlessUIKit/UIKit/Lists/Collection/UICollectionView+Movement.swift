import Foundation

/// An item that is moved by hand: where it was, and where it would come to stand.
struct InteractiveMovement {
    let source: IndexPath
    var target: IndexPath
}

extension UICollectionView {
    func beginMovement(of path: IndexPath) -> Bool {
        guard display.movement == nil, let cell = cellForItem(at: path),
            dataSource?[.canMove]?.collectionView(self, canMoveItemAt: path) ?? false
        else { return false }
        display.movement = InteractiveMovement(source: path, target: path)
        cell.isReordering = true
        bringSubviewToFront(cell)
        return true
    }

    func moveMovement(to position: CGPoint) {
        guard let movement = display.movement else { return }
        cellForItem(at: movement.source)?.center = position
        guard let target = item(at: position) else { return }
        display.movement?.target = target
    }

    func endMovement() {
        guard let movement = finishMovement(), movement.target != movement.source else { return }
        dataSource?[.move]?.collectionView(self, moveItemAt: movement.source, to: movement.target)
        update { $0.itemMoves[movement.source] = movement.target }
    }

    func cancelMovement() {
        _ = finishMovement()
    }

    private func finishMovement() -> InteractiveMovement? {
        guard let movement = display.movement else { return nil }
        display.movement = nil
        cellForItem(at: movement.source)?.isReordering = false
        setNeedsLayout()
        return movement
    }

    /// Moves an item as a finger does, where something lets it: the handle of a list cell, or the long press
    /// that a collection view controller listens for.
    func dragItem(from source: IndexPath, to destination: IndexPath) {
        let handle = (cellForItem(at: source) as? UICollectionViewListCell)?.showsHandle ?? false
        guard handle || hasMovementGesture, let target = cellForItem(at: destination)?.center,
            beginInteractiveMovementForItem(at: source)
        else { return }
        updateInteractiveMovementTargetPosition(target)
        endInteractiveMovement()
    }

    private var hasMovementGesture: Bool {
        let controller = sequence(first: self as UIResponder, next: \.next).lazy
            .compactMap { $0 as? UICollectionViewController }.first
        return controller?.collectionView === self
            && controller?.installsStandardGestureForInteractiveMovement == true
    }
}
