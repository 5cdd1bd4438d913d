/// A way to show the skeleton of a view.
enum Showing: Hashable {
    /// One cover over all of the view.
    case cover
    /// A cover over each section that loads.
    case sections
    /// Cells of our own among the app's.
    case inline
}
