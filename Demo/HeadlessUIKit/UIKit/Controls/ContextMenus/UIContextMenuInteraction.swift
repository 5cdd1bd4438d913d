public import Foundation

/// Opens a context menu on a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private var place = CGPoint.zero

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Where the menu was opened last.
    open func location(in view: UIView?) -> CGPoint {
        self.view?.convert(place, to: view) ?? place
    }

    /// Opens the menu as a long press at a point of the view would; `nil` if the delegate has none for it.
    public func headlessOpen(at location: CGPoint) -> HeadlessMenu? {
        guard let delegate, view != nil else { return nil }
        place = location
        return delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location)?.open()
    }
}

/// Says which menu a view has, and where.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}
