import UIKit

/// Turns the scrolling of a list off while its skeleton is shown, and restores what the app wants.
///
/// An app that sets `isScrollEnabled` meanwhile, to whichever value, takes over: its value stays.
@MainActor
final class ScrollLock {
    private weak var list: UIScrollView?
    private var observation: NSKeyValueObservation?
    private var isScrollEnabled = true
    private var isWriting = false

    init(_ list: UIScrollView?) {
        self.list = list
    }

    /// Lets the list be scrolled, or not; only a change from the last call has an effect.
    func set(isScrollEnabled: Bool) {
        guard isScrollEnabled != self.isScrollEnabled else { return }
        self.isScrollEnabled = isScrollEnabled
        isScrollEnabled ? unlock() : lock()
    }

    private func lock() {
        guard let list, list.isScrollEnabled else { return }
        write(false)
        observation = list.observeOnMain(\.isScrollEnabled) { [weak self] in self?.listDidChange() }
    }

    private func unlock() {
        guard observation != nil else { return }
        observation = nil
        write(true)
    }

    private func listDidChange() {
        if !isWriting { observation = nil }
    }

    private func write(_ value: Bool) {
        isWriting = true
        list?.isScrollEnabled = value
        isWriting = false
    }
}
