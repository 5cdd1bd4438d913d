import Foundation

/// The texts of a refresher, on screen and for VoiceOver, which skips empty ones.
public struct RefreshTexts: Hashable, Sendable {
    /// The name of the element and the list action that start a refresh. The default is "Refresh", at the end of
    /// the content "Load more".
    public var refresh: String
    /// The text while the action runs. The default is "Loading".
    public var loading: String
    /// The text after a success. The default is "Updated", at the end of the content "More loaded".
    public var finished: String
    /// The text after a failure. The default is "Could not load".
    public var failed: String
    /// The text where there is nothing more. The default is "No more content".
    public var exhausted: String
    /// The title of the button that repeats a load. The default is "Try again".
    public var retry: String

    /// Creates the default texts, in the language of the app.
    public init() {
        refresh = LocalizedText.refresh.text
        loading = LocalizedText.loading.text
        finished = LocalizedText.refreshed.text
        failed = LocalizedText.failed.text
        exhausted = LocalizedText.exhausted.text
        retry = LocalizedText.retry.text
    }

    /// Creates the default texts of an edge.
    init(at edge: RefreshEdge) {
        self.init()
        guard !edge.isStart else { return }
        refresh = LocalizedText.loadMore.text
        finished = LocalizedText.loadedMore.text
    }

    func text(for result: RefreshResult) -> String {
        switch result {
        case .finished: finished
        case .failed: failed
        case .exhausted: exhausted
        }
    }
}
