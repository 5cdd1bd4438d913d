/// How much benches do: how often, and with how many things.
struct BenchScale {
    /// The number of rounds that count.
    var rounds = 25

    /// The numbers of views of trees, in ascending order.
    var views = [10, 100, 1_000, 10_000]

    /// The number of views of the largest tree that is covered.
    var treeViews = 1_000

    /// The number of views of a tree that is as large as a page of an app.
    var pageViews = 100

    /// The number of rows of lists that have many.
    var manyRows = 100_000

    /// The number of entries of a cache, the most that an app has by default.
    var entries = 500

    /// The number of equal steps of which the mean is taken.
    var steps = 100

    /// Whether a round comes before those that count.
    var rehearses = true

    /// What a check of each change can wait for; without the largest trees.
    static let quick = BenchScale(rounds: 5, views: [10, 100, 1_000])

    /// So little that it is done at once; the figures mean nothing.
    static let least = BenchScale(
        rounds: 1, views: [10, 20], treeViews: 20, pageViews: 10, manyRows: 100, entries: 10, steps: 2,
        rehearses: false)
}
