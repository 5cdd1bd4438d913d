import Foundation

/// A debounce: one approach to the end starts one load.
///
/// Self-sizing rows change the content size all the time, so a change of size never starts a load. A new drag or a new
/// page allows the next one; content that does not fill the view waits for a new page.
struct LoadLatch: Hashable, Sendable {
    private(set) var isSet = true
    private var contentLength: CGFloat = 0
    private var awaitsPage = false

    mutating func fire(contentLength: CGFloat) {
        isSet = false
        awaitsPage = false
        self.contentLength = contentLength
    }

    /// Notes the end of a load; its page may come before or after this.
    mutating func pageEnded() {
        awaitsPage = true
    }

    mutating func reset() {
        isSet = true
        awaitsPage = false
    }

    mutating func dragBegan(isContentShort: Bool) {
        if !isContentShort { isSet = true }
    }

    /// Notes the length of the content; growth of at least a row is a page.
    mutating func contentIs(_ length: CGFloat, rowLength: CGFloat) {
        guard awaitsPage, length - contentLength >= max(1, rowLength) else { return }
        reset()
    }

    /// Whether the content has grown since the load started.
    func hasGrown(to length: CGFloat) -> Bool {
        length - contentLength >= 1
    }
}
