import UIKit

/// What a covered view says of itself in place of its content: nothing, or of a list that it loads.
@MainActor
final class CoverStandIn {
    private weak var host: UIView?
    private let spoken: BorrowedFlag<UIView>
    private let silent: BorrowedFlag<UIView>
    private let focusOfRows: BorrowedFlag<UITableView>
    private let focusOfItems: BorrowedFlag<UICollectionView>
    /// The label of the app, and the one in its place.
    private var label: (given: String?, lent: String?)?
    /// The elements that the app listed, and those in their place.
    private var elements: (given: [Any], lent: [Any])?

    init(for host: UIView) {
        self.host = host
        spoken = BorrowedFlag(\.isAccessibilityElement, of: host, as: true)
        silent = BorrowedFlag(\.isAccessibilityElement, of: host, as: false)
        focusOfRows = BorrowedFlag(\.allowsFocus, of: host as? UITableView, as: false)
        focusOfItems = BorrowedFlag(\.allowsFocus, of: host as? UICollectionView, as: false)
    }

    /// Lets the host stand for its covers; without covers everything is given back.
    ///
    /// - Parameters:
    ///   - isClosed: Whether nothing of the host is left open.
    ///   - isOpen: Whether an element that the app listed can be touched.
    func follow(_ covers: [UIView], isClosed: Bool, isOpen: (Any) -> Bool) {
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
        if let label, host?.accessibilityLabel != label.lent { return }
        label = (label == nil ? host?.accessibilityLabel : label?.given, text)
        host?.accessibilityLabel = text
    }

    private func giveLabelBack() {
        if let label, host?.accessibilityLabel == label.lent { host?.accessibilityLabel = label.given }
        label = nil
    }

    /// Puts covers into the list of elements, in place of those that they cover.
    private func list(_ covers: [UIView], _ isOpen: (Any) -> Bool) {
        giveElementsBack()
        guard let given = host?.accessibilityElements else { return }
        let lent = covers as [Any] + given.filter(isOpen)
        elements = (given, lent)
        host?.accessibilityElements = lent
    }

    private func giveElementsBack() {
        defer { elements = nil }
        guard let elements, let current = host?.accessibilityElements, current.count == elements.lent.count,
            zip(current, elements.lent).allSatisfy({ $0 as AnyObject === $1 as AnyObject })
        else { return }
        host?.accessibilityElements = elements.given
    }
}
