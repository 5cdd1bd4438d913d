/// What the controller of a search bar hears, besides the delegate of the bar.
struct SearchBarEvents {
    var began: @MainActor () -> Void
    var textChanged: @MainActor () -> Void
    var canceled: @MainActor () -> Void
}
