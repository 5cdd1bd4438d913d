import TabCache
import UIKit

/// Makes a covered view say that it loads, in place of what it says of its content.
///
/// A list that is covered as a whole becomes one element with the label of its cover, for it hands out its rows whatever
/// lies over them; any other view lists its covers. A view of the app need not heed what it is told: then the other way is
/// tried, and at last the view is hidden.
@MainActor
final class CoverElement {
    enum State: Equatable {
        case uncovered
        /// Nothing of the view can be used beside its cover.
        case closed
        case open
    }

    private(set) var state = State.uncovered
    private weak var host: UIView?
    private let asElement: Borrowed<UIView, Bool>
    private let asNoElement: Borrowed<UIView, Bool>
    private let hidden: Borrowed<UIView, Bool>
    /// Keyboards, switches and voices stop only where something can be done.
    private let idle: Borrowed<UIView, Bool>
    private let focusOfRows: Borrowed<UITableView, Bool>?
    private let focusOfItems: Borrowed<UICollectionView, Bool>?
    private let label = ElementProperty(\.accessibilityLabel, unset: .some(nil))
    private let value = ElementProperty(\.accessibilityValue, unset: .some(nil))
    private let hint = ElementProperty(\.accessibilityHint, unset: .some(nil))
    private let traits = ElementProperty(\.accessibilityTraits)

    init(for host: UIView) {
        self.host = host
        asElement = Borrowed(\.isAccessibilityElement, of: host, as: true)
        asNoElement = Borrowed(\.isAccessibilityElement, of: host, as: false)
        hidden = Borrowed(\.accessibilityElementsHidden, of: host, as: true)
        idle = Borrowed(\.accessibilityRespondsToUserInteraction, of: host, as: false)
        focusOfRows = (host as? UITableView).map { Borrowed(\.allowsFocus, of: $0, as: false) }
        focusOfItems = (host as? UICollectionView).map { Borrowed(\.allowsFocus, of: $0, as: false) }
    }

    /// Whether the host could not be made to say anything else than what it said.
    private(set) var isHidden = false

    /// Lets the host say that it loads; without covers everything is given back.
    ///
    /// - Parameter isCovered: Whether an element that the app listed cannot be touched.
    func show(_ state: State, for covers: [UIView], isCovered: @escaping (Any) -> Bool) {
        guard let host else { return }
        self.state = state
        switch state {
        case .uncovered:
            takeBack(from: host)
            asNoElement.borrow(false)
            list(nil, in: host)
        case .open:
            takeBack(from: host)
            asNoElement.borrow(!host.isList)
            list(covers, in: host, isCovered: isCovered)
            if !host.isList, host.isAccessibilityElement { _ = becomesElement(host, for: covers) }
        case .closed:
            isHidden =
                host.isList
                ? !becomesElement(host, for: covers) && !listsOnly(covers, host)
                : !listsOnly(covers, host) && !becomesElement(host, for: covers)
            hidden.borrow(isHidden)
        }
        let isFocusable = state != .closed
        focusOfRows?.borrow(!isFocusable)
        focusOfItems?.borrow(!isFocusable)
    }

    /// Makes the host one element with the label of its cover; returns whether it is.
    private func becomesElement(_ host: UIView, for covers: [UIView]) -> Bool {
        let text = covers.first?.accessibilityLabel
        list(nil, in: host)
        asNoElement.borrow(false)
        asElement.borrow(true)
        idle.borrow(true)
        label.replace(with: text, of: host)
        value.replace(with: nil, of: host)
        hint.replace(with: nil, of: host)
        traits.replace(with: .updatesFrequently, of: host)
        return host.isAccessibilityElement && host.accessibilityLabel == text
    }

    /// Lets the host list its covers and nothing else; returns whether it does.
    private func listsOnly(_ covers: [UIView], _ host: UIView) -> Bool {
        takeBack(from: host)
        asNoElement.borrow(true)
        return list(covers, in: host) && !host.isAccessibilityElement
    }

    @discardableResult
    private func list(_ covers: [UIView]?, in host: UIView, isCovered: ((Any) -> Bool)? = nil) -> Bool {
        let substitutes = covers.map { ListedElements.Substitutes(covers: $0, isCovered: isCovered) }
        return ListedElements.put(substitutes, of: host, into: host)
    }

    /// Gives back what the host says as an element.
    private func takeBack(from host: UIView) {
        asElement.borrow(false)
        idle.borrow(false)
        hidden.borrow(false)
        isHidden = false
        label.giveBack(to: host)
        value.giveBack(to: host)
        hint.giveBack(to: host)
        traits.giveBack(to: host)
    }
}
