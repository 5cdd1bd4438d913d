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

    /// Who says that the view loads.
    private enum Speaker {
        case host, covers
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
    private let label = SpokenProperty(\.accessibilityLabel, unset: .some(nil))
    private let value = SpokenProperty(\.accessibilityValue, unset: .some(nil))
    private let hint = SpokenProperty(\.accessibilityHint, unset: .some(nil))
    private let traits = SpokenProperty(\.accessibilityTraits)

    init(for host: UIView) {
        self.host = host
        asElement = Borrowed(\.isAccessibilityElement, of: host, as: true)
        asNoElement = Borrowed(\.isAccessibilityElement, of: host, as: false)
        hidden = Borrowed(\.accessibilityElementsHidden, of: host, as: true)
        idle = Borrowed(\.accessibilityRespondsToUserInteraction, of: host, as: false)
        focusOfRows = (host as? UITableView).map { Borrowed(\.allowsFocus, of: $0, as: false) }
        focusOfItems = (host as? UICollectionView).map { Borrowed(\.allowsFocus, of: $0, as: false) }
    }

    private var isList: Bool { host?.isList == true }

    /// Whether the host could not be made to say anything else than what it said.
    private(set) var isHidden = false

    /// Lets the host speak for its covers; without covers everything is given back.
    ///
    /// - Parameter isOpen: Whether an element that the app listed can be touched.
    func show(_ state: State, for covers: [UIView], isOpen: @escaping (Any) -> Bool) {
        guard let host else { return }
        self.state = state
        switch state {
        case .uncovered: giveBack(to: host)
        case .open:
            takeBack(from: host)
            asNoElement.borrow(!isList)
            list(covers, in: host, isCovered: { !isOpen($0) })
            if !isList, host.isAccessibilityElement { _ = speak(.host, for: covers, in: host) }
        case .closed:
            let speakers: [Speaker] = isList ? [.host, .covers] : [.covers, .host]
            let speaker = speakers.first { speak($0, for: covers, in: host) }
            isHidden = speaker == nil
            hidden.borrow(isHidden)
        }
        let isFocusable = state != .closed
        focusOfRows?.borrow(!isFocusable)
        focusOfItems?.borrow(!isFocusable)
    }

    /// Lets somebody speak; returns whether that is what is heard.
    private func speak(_ speaker: Speaker, for covers: [UIView], in host: UIView) -> Bool {
        switch speaker {
        case .host:
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
        case .covers:
            takeBack(from: host)
            asNoElement.borrow(true)
            return list(covers, in: host) && !host.isAccessibilityElement
        }
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

    private func giveBack(to host: UIView) {
        takeBack(from: host)
        asNoElement.borrow(false)
        list(nil, in: host)
    }
}
