/// What a list of a bench shows.
struct ListLook {
    /// The number of rows in sight, and of rows that a skeleton fills it with.
    static let rowsInSight = 10

    /// The number of rows of the app's data.
    var count = 0

    /// Whether it loads five kinds of cells, two rows of each.
    var hasKinds = false

    /// Whether its cells are as high as their texts.
    var isSelfSizing = false

    /// Whether a collection has a compositional layout.
    var isCompositional = false

    /// The numbers of rows of the kinds while it loads.
    func counts(of kinds: Int) -> [Int] {
        Array(repeating: Self.rowsInSight / kinds, count: kinds)
    }
}
