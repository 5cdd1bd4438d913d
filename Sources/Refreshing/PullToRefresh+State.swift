public import Foundation
import TabAnimated

@available(tvOS, unavailable)
extension PullToRefresh {
    /// An edge of the content that can be pulled.
    public enum Position: Hashable, Sendable, CaseIterable {
        /// The start of content that scrolls vertically.
        case top
        /// The end of content that scrolls vertically.
        case bottom
        /// The start of content that scrolls horizontally: the left, or the right where the layout runs from right to left.
        case leading
        /// The end of content that scrolls horizontally.
        case trailing

        var opposite: Position {
            isHorizontal ? (isStart ? .trailing : .leading) : (isStart ? .bottom : .top)
        }

        /// Whether the content starts here.
        var isStart: Bool { self == .top || self == .leading }

        var isHorizontal: Bool { self == .leading || self == .trailing }
    }

    /// The state of a refresher, from rest to the result of a refresh.
    public enum State: Hashable, Sendable {
        /// At rest.
        case initial
        /// Pulled; the progress is in 0...1, and at 1 lifting the finger starts the refresh.
        case releasing(progress: CGFloat)
        /// The action runs.
        case loading
        /// The action has ended.
        ///
        /// After `.finished` the view leaves, and the state becomes `initial` unless the next refresh comes first. After `.failed`
        /// and `.exhausted` it stays, with a message in place of the view, until the next try or ``PullToRefresh/reset()``.
        case finished(Result)
    }

    /// The result of a refresh or a load.
    public enum Result: Hashable, Sendable {
        /// There is new content.
        case finished
        /// It failed: a message says so, with a button that tries again.
        case failed
        /// It worked, and there is nothing more to load; at the start of the content the same as `finished`.
        case exhausted
    }

    /// The trigger of a refresh besides the app itself; at the start of the content it is always a pull.
    public enum Trigger: Hashable, Sendable {
        /// A pull beyond the edge of at least the threshold.
        case pull
        /// Loads when the end of the content is within this distance, in points, also if the content is short.
        ///
        /// Nothing loads while there is no row, while a skeleton covers the content, and after a load that brought no row.
        /// After an empty page, nothing loads until the user drags or you call ``PullToRefresh/reset()``.
        case distance(CGFloat)
        /// A tap on the view, which is seen at rest.
        case tap
    }

    /// The texts of a refresher, on screen and for VoiceOver.
    ///
    /// An empty text is not announced, and where it is the name of a control the default takes its place. Without a text for
    /// failures or for the end of the content, the view leaves instead of showing a message.
    public struct Texts: Hashable, Sendable {
        /// The name of what starts a refresh for VoiceOver. The default is "Refresh", at the end "Load more".
        public var refresh: String
        /// The text while the action runs. The default is "Loading".
        public var loading: String
        /// The text after a success. The default is "Updated", at the end of the content "More loaded".
        public var finished: String
        /// The text after a failure. The default is "Could not load".
        public var failed: String
        /// The text where there is nothing more. The default is "No more content".
        public var exhausted: String
        /// The title of the button that tries again. The default is "Try again".
        public var retry: String

        /// Creates the default texts of an edge, in the language of the app.
        public init(at position: Position = .top) {
            refresh = (position.isStart ? LocalizedText.refresh : .loadMore).text
            loading = LocalizedText.loading.text
            finished = (position.isStart ? LocalizedText.refreshed : .loadedMore).text
            failed = LocalizedText.failed.text
            exhausted = LocalizedText.exhausted.text
            retry = LocalizedText.retry.text
        }

        /// Returns the texts with the default ones in place of empty names of controls.
        func named(at position: Position) -> Texts {
            var texts = self
            for name in [\Texts.refresh, \.loading, \.retry] where self[keyPath: name].isEmpty {
                texts[keyPath: name] = Texts(at: position)[keyPath: name]
            }
            return texts
        }

        func text(for result: Result) -> String {
            switch result {
            case .finished: finished
            case .failed: failed
            case .exhausted: exhausted
            }
        }
    }
}

/// An animator of a refresh view, which shows the state of its refresher.
@available(tvOS, unavailable)
@MainActor
public protocol RefreshViewAnimator {
    /// Shows a state; the refresher calls it once for each change.
    func animate(_ state: PullToRefresh.State)
}
