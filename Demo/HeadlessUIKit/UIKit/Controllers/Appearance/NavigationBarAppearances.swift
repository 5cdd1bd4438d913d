/// The appearances that a navigation bar has for itself; it keeps copies.
@MainActor struct NavigationBarAppearances {
    /// `nil` while nobody has asked for it: the bar then looks as its other properties say.
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
}
