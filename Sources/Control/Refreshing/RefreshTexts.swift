import Foundation

/// What a refresher says, on screen and to VoiceOver; an empty text is not said.
public struct RefreshTexts: Hashable, Sendable {
    /// The name of the element that starts a refresh. The default is "Refresh".
    public var refresh: String
    /// Said while the action runs. The default is "Loading".
    public var loading: String
    /// Said when it has ended well. The default is "Updated".
    public var finished: String
    /// Said when it has failed. The default is "Could not load".
    public var failed: String
    /// Said when there is nothing more. The default is "No more content".
    public var exhausted: String
    /// The title of the button that tries again. The default is "Try again".
    public var retry: String

    /// Creates the default texts, looked up in the app's strings file.
    public init() {
        refresh = NSLocalizedString("Refresh", comment: "Starts a refresh of a list")
        loading = NSLocalizedString("Loading", comment: "A list refreshes")
        finished = NSLocalizedString("Updated", comment: "A list was refreshed")
        failed = NSLocalizedString("Could not load", comment: "A refresh of a list failed")
        exhausted = NSLocalizedString("No more content", comment: "A list has no more rows to load")
        retry = NSLocalizedString("Try again", comment: "Tries to load more rows of a list again")
    }

    func text(for result: RefreshResult) -> String {
        switch result {
        case .finished: finished
        case .failed: failed
        case .exhausted: exhausted
        }
    }
}
