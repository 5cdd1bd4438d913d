/// How the skeleton of a list is shown.
public enum ListPresentation: Hashable, Sendable {
    /// As suits the list, which is a cover: it stands whatever the app does to its data meanwhile.
    case automatic
    /// One cover over the list, or over each section that loads; the app's data source takes no part.
    case cover
    /// As cells of our own that the list shows among the app's, through proxies of its data source and delegate.
    ///
    /// The list then counts cells that the app does not have: an app that inserts, deletes or moves sections meanwhile
    /// announces it with `tabAnimationSectionsWillChange(inserting:deleting:moving:)`. A list with a diffable data source
    /// is covered instead.
    case inline
}
