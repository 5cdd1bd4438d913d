/// How the skeleton of a list is shown.
public enum ListPresentation: Hashable, Sendable {
    /// As the list needs it: a cover when all of it loads and the frames of its cells can be computed, else inline.
    case automatic
    /// One cover over the list, or over each section that loads; the app's data source takes no part.
    case cover
    /// As cells of our own that the list shows among the app's, through proxies of its data source and delegate.
    case inline
}
