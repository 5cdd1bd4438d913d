import UIKit

/// Makes a covered view say that it loads, in place of what it says of its content.
///
/// A list that is covered as a whole becomes one element with the label of its cover; any other view is silent, and lists
/// its covers among its elements.
@MainActor
final class CoverElement {
    private weak var host: UIView?
    private let spoken: Borrowed<UIView, Bool>
    private let silent: Borrowed<UIView, Bool>
    private let focusOfRows: Borrowed<UITableView, Bool>
    private let focusOfItems: Borrowed<UICollectionView, Bool>
    /// The label of the app, and the one in its place.
    private var label: (own: String?, loading: String?)?
    /// The elements that the app listed, and those in their place.
    private var elements: (own: [Any], loading: [Any])?

    init(for host: UIView) {
        self.host = host
        spoken = Borrowed(\.isAccessibilityElement, of: host, as: true)
        silent = Borrowed(\.isAccessibilityElement, of: host, as: false)
        focusOfRows = Borrowed(\.allowsFocus, of: host as? UITableView, as: false)
        focusOfItems = Borrowed(\.allowsFocus, of: host as? UICollectionView, as: false)
    }

    /// Lets the host speak for its covers; without covers everything is given back.
    ///
    /// - Parameters:
    ///   - isClosed: Whether nothing of the host is left open.
    ///   - isOpen: Whether an element that the app listed can be touched.
    func stand(for covers: [UIView], isClosed: Bool, isOpen: (Any) -> Bool) {
        let isList = host is UITableView || host is UICollectionView
        let isElement = isList && isClosed
        silent.borrow(!isList && !covers.isEmpty)
        spoken.borrow(isElement)
        focusOfRows.borrow(isElement)
        focusOfItems.borrow(isElement)
        isElement ? name(covers.first?.accessibilityLabel) : giveLabelBack()
        isElement || covers.isEmpty ? giveElementsBack() : list(covers, isOpen)
    }

    private func name(_ text: String?) {
        if let label, host?.accessibilityLabel != label.loading { return }
        label = (label == nil ? host?.accessibilityLabel : label?.own, text)
        host?.accessibilityLabel = text
    }

    private func giveLabelBack() {
        if let label, host?.accessibilityLabel == label.loading { host?.accessibilityLabel = label.own }
        label = nil
    }

    /// Puts covers into the list of elements, in place of those that they cover.
    private func list(_ covers: [UIView], _ isOpen: (Any) -> Bool) {
        giveElementsBack()
        guard let own = host?.accessibilityElements else { return }
        let loading = covers as [Any] + own.filter(isOpen)
        elements = (own, loading)
        host?.accessibilityElements = loading
    }

    private func giveElementsBack() {
        defer { elements = nil }
        guard let elements, let current = host?.accessibilityElements,
            current.count == elements.loading.count,
            zip(current, elements.loading).allSatisfy({ $0 as AnyObject === $1 as AnyObject })
        else { return }
        host?.accessibilityElements = elements.own
    }
}
