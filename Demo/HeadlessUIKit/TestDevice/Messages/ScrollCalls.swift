public import UIKit

/// What a scroll view sends its delegate.
public typealias ScrollCall = MessageCall<any UIScrollViewDelegate, UIScrollView>

public enum ScrollCalls {
    public static let all: [ScrollCall] = movements + zooms

    private static let movements: [ScrollCall] = [
        call(.didScroll) { $0.scrollViewDidScroll($1) },
        call(.willBeginDragging) { $0.scrollViewWillBeginDragging($1) },
        call(.willEndDragging) { delegate, view in
            var offset = view.contentOffset
            delegate.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: &offset)
        },
        call(.didEndDragging) { $0.scrollViewDidEndDragging($1, willDecelerate: true) },
        call(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating($1) },
        call(.didEndDecelerating) { $0.scrollViewDidEndDecelerating($1) },
        call(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation($1) },
        call(.shouldScrollToTop) { $0.scrollViewShouldScrollToTop($1) },
        call(.didScrollToTop) { $0.scrollViewDidScrollToTop($1) },
        call(.didChangeAdjustedContentInset) { $0.scrollViewDidChangeAdjustedContentInset($1) },
    ]

    private static let zooms: [ScrollCall] = [
        call(.didZoom) { $0.scrollViewDidZoom($1) },
        call(.viewForZooming) { $0.viewForZooming(in: $1) },
        call(.willBeginZooming) { $0.scrollViewWillBeginZooming($1, with: nil) },
        call(.didEndZooming) { $0.scrollViewDidEndZooming($1, with: nil, atScale: 1) },
    ]

    private static func call<Result>(
        _ message: HeadlessScrollMessage,
        _ send: @escaping @MainActor (any UIScrollViewDelegate, UIScrollView) -> Result
    ) -> ScrollCall {
        ScrollCall(message, send)
    }
}
