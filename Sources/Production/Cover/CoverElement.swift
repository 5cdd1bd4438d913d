import TabCache
import UIKit

/// Makes a covered view say that it loads, in place of what it says of its content.
///
/// A list that is covered as a whole becomes one element with the label of its cover, for it hands out its rows whatever
/// lies over them; any other view lists its covers. A view of the app need not heed what it is told: then the other way is
/// tried, and at last what is covered in it is hidden, or the view itself.
@MainActor
final class CoverElement {
    enum State: Equatable {
        case uncovered
        /// Nothing of the view can be used beside its cover.
        case closed
        case open
    }

    private(set) var state = State.uncovered

    /// Whether the host says that it loads; one that does not heed what it is told leaves that to its cover.
    private(set) var isHeeding = true

    /// Whether the host could not be made to say anything else than what it said.
    private(set) var isHidden = false

    private weak var host: UIView?
    /// What makes the host one element. Keyboards, switches and voices stop only where something can be done.
    private let element: [any Borrowing]
    private let noElement: [any Borrowing]
    private let hiding: [any Borrowing]
    /// Keys reach no row of a list that is covered as a whole.
    private let focus: [any Borrowing]
    private var label: (text: String?, borrowed: [any Borrowing]) = (nil, [])

    init(for host: UIView) {
        self.host = host
        element =
            host.lend(\.isAccessibilityElement, as: true, by: .element)
            + host.lend(\.accessibilityRespondsToUserInteraction, as: false, by: .interaction)
            + host.lend(\.accessibilityValue, as: nil, by: .value, isKept: true, unset: .some(nil))
            + host.lend(\.accessibilityHint, as: nil, by: .hint, isKept: true, unset: .some(nil))
            + host.lend(\.accessibilityTraits, as: .updatesFrequently, by: .traits, isKept: true)
        noElement = host.lend(\.isAccessibilityElement, as: false, by: .element)
        hiding = host.lend(\.accessibilityElementsHidden, as: true, by: .elementsHidden)
        focus =
            ((host as? UITableView)?.lend(\.allowsFocus, as: false, by: .focus) ?? [])
            + ((host as? UICollectionView)?.lend(\.allowsFocus, as: false, by: .focus) ?? [])
    }

    /// Lets the host say that it loads; without covers everything is given back.
    ///
    /// - Parameter isCovered: Whether an element that the app listed cannot be touched.
    func show(_ state: State, for covers: [UIView], isCovered: @escaping (Any) -> Bool) {
        guard let host else { return }
        self.state = state
        switch state {
        case .uncovered:
            takeBack()
            noElement.borrow(false)
            list(nil, in: host)
        case .open:
            takeBack()
            noElement.borrow(!host.isList)
            list(covers, in: host, isCovered: isCovered)
            if !host.isList, host.isAccessibilityElement { _ = becomesElement(host, for: covers) }
        case .closed:
            isHeeding =
                host.isList
                ? becomesElement(host, for: covers) || listsOnly(covers, host)
                : listsOnly(covers, host) || becomesElement(host, for: covers)
            // Any other view hands out its cover by itself, once what is below is hidden.
            let speaksForCovers = host.isList || host.isAccessibilityElement || host.listedElements != nil
            isHidden = !isHeeding && speaksForCovers
            hiding.borrow(isHidden)
        }
        focus.borrow(state == .closed)
    }

    /// Makes the host one element with the label of its cover; returns whether it is.
    private func becomesElement(_ host: UIView, for covers: [UIView]) -> Bool {
        let text = covers.first?.accessibilityLabel
        list(nil, in: host)
        noElement.borrow(false)
        element.borrow(true)
        if label.borrowed.isEmpty || text != label.text {
            label.borrowed.borrow(false)
            label = (
                text, host.lend(\.accessibilityLabel, as: text, by: .label, isKept: true, unset: .some(nil))
            )
        }
        label.borrowed.borrow(true)
        return host.isAccessibilityElement && host.accessibilityLabel == text
    }

    /// Lets the host list its covers and nothing else; returns whether it does.
    private func listsOnly(_ covers: [UIView], _ host: UIView) -> Bool {
        takeBack()
        noElement.borrow(true)
        return list(covers, in: host) && !host.isAccessibilityElement
    }

    @discardableResult
    private func list(_ covers: [UIView]?, in host: UIView, isCovered: ((Any) -> Bool)? = nil) -> Bool {
        let substitutes = covers.map { ListedElements.Substitutes(covers: $0, isCovered: isCovered) }
        return ListedElements.put(substitutes, of: host, into: host)
    }

    /// Gives back what the host says as an element.
    private func takeBack() {
        [element, hiding, label.borrowed].forEach { $0.borrow(false) }
        (isHidden, isHeeding) = (false, true)
    }
}

@MainActor
extension [any Borrowing] {
    fileprivate func borrow(_ borrows: Bool) { forEach { $0.borrow(borrows) } }
}

@MainActor
extension NSObjectProtocol where Self: UIView {
    /// Returns a property of the view to borrow; nothing where a class of the app writes its setter.
    fileprivate func lend<Value: Equatable & Sendable>(
        _ property: ReferenceWritableKeyPath<Self, Value>, as value: Value, by setter: SpokenSetter,
        isKept: Bool = false, unset: Value? = nil
    ) -> [any Borrowing] {
        guard heeds(setter) else { return [] }
        return [Borrowed(property, of: self, as: value, isKept: isKept, unset: unset)]
    }
}
