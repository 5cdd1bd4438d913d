/// Where a text stands in the row that a stack makes, or constraints in a plain view.
enum RowPlace {
    /// Before the text that ends the row.
    case beforeEnd
    /// After another text or free room, and before none.
    case end
    /// Anywhere else.
    case other
}
