public import Foundation

/// Opens a context menu on a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private var place = CGPoint.zero
    private weak var opened: HeadlessContextMenu?

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

    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        opened?.update(block)
    }

    open func dismissMenu() {
        opened?.dismiss()
    }

    /// Opens the menu as a long press at a point of the view would; `nil` if the delegate has none for it.
    public func headlessOpen(at location: CGPoint) -> HeadlessMenu? {
        headlessOpenContextMenu(at: location)?.menu
    }

    /// Opens the menu with its preview as a long press at a point of the view would; `nil` if the delegate has none.
    public func headlessOpenContextMenu(at location: CGPoint) -> HeadlessContextMenu? {
        guard let delegate, view != nil else { return nil }
        place = location
        let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        let menu = configuration.map { HeadlessContextMenu($0, on: InteractionMenuHost(interaction: self)) }
        opened = menu
        return menu
    }
}
