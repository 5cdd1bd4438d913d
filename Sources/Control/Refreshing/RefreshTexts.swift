import Foundation

/// What a refresher says, on screen and to VoiceOver; an empty text is not said.
public struct RefreshTexts: Hashable, Sendable {
    /// The name of the element, and of the action of the list, that starts a refresh. The default is "Refresh", at the
    /// bottom "Load more".
    public var refresh: String
    /// Said while the action runs. The default is "Loading".
    public var loading: String
    /// Said when it has ended well. The default is "Updated", at the bottom "More loaded".
    public var finished: String
    /// Said when it has failed. The default is "Could not load".
    public var failed: String
    /// Said when there is nothing more. The default is "No more content".
    public var exhausted: String
    /// The title of the button that tries again. The default is "Try again".
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
        guard edge == .bottom else { return }
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
