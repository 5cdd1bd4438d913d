import Foundation

/// A debounce: one approach to the end starts one load.
///
/// Self-sizing rows change the content size all the time, so a change of size never starts a load, and where the content has
/// rows, their number tells a page. A new drag or a new page allows the next load; content that does not fill the view waits
/// for a new page.
struct LoadLatch: Hashable, Sendable {
    private(set) var isSet = true
    private var contentLength: CGFloat = 0
    private var rows: Int?
    private var awaitsPage = false

    mutating func fire(contentLength: CGFloat, rows: Int?) {
        isSet = false
        awaitsPage = false
        self.contentLength = contentLength
        self.rows = rows
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

    /// Notes the length of the content and the number of its rows, `nil` if it has none; growth of at least a row is a page.
    mutating func contentIs(_ length: CGFloat, rows: Int?, rowLength: CGFloat) {
        guard awaitsPage else { return }
        if let rows, let before = self.rows {
            if rows > before { reset() }
            // Fewer rows are other content, to which the next page comes.
            self.rows = min(rows, before)
        } else if length - contentLength >= max(1, rowLength) {
            reset()
        }
    }

    /// Whether the content has grown since the load started.
    func hasGrown(to length: CGFloat) -> Bool {
        length - contentLength >= 1
    }
}
