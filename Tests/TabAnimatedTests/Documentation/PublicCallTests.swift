import Testing

/// Every public call that changes something has a test of what it gives back.
@Suite("Public calls")
struct PublicCallTests {
    /// The public functions of the product, and the tests that compare before and after, or show that nothing changes.
    private static let tests: [String: String] = [
        "startTabAnimation(transition": "a plain view is as it was after start and end",
        "startTabAnimation(inSection": "what a call changes of a list is given back",
        "startTabAnimation(atRow": "what a call changes of a list is given back",
        "startTabAnimation(atItem": "what a call changes of a list is given back",
        "endTabAnimation(transition": "a plain view is as it was after start and end",
        "endTabAnimation(reloading": "what a call changes of a list is given back",
        "endTabAnimation(inSection": "what a call changes of a list is given back",
        "endTabAnimation(atRow": "what a call changes of a list is given back",
        "endTabAnimation(atItem": "what a call changes of a list is given back",
        "updateTabAnimation(": "what a call changes of a list is given back",
        "startTabAnimation(at": "what a call changes of a list is given back",
        "endTabAnimation(at": "what a call changes of a list is given back",
        "tabAnimationSectionsWillChange(inserting": "what a call changes of a list is given back",
        "moveTabAnimation(insertingSections": "the first name of the announcement still works",
        "withTabAnimation(transition": "what is covered for as long as work runs is given back",
        "adjust(_": "adjustments are made every time, never cached",
        "prepareTabAnimation(fileID": "shows nothing, and the start makes no cell",
        "removeAdjustments(": "adjustments of the configuration come first, those of the model after them",
        "preload(": "the cache is read and written without any view",
        "flush(": "the cache is read and written without any view",
        "addPullToRefresh(_": "E1: removal gives the insets back and reports nothing more",
        "addLoadMore(rows": "every end that was added can be removed without a trace",
        "removePullToRefresh(at": "E1: removal gives the insets back and reports nothing more",
        "removeAllPullToRefresh(":
            "I1: 10,000 sequences of finger, data and geometry end with the app's own insets",
        "remove(": "E6: a removal during the hide delay leaves nothing to happen",
        "startRefreshing(": "B1: a lone refresher ends",
        "startRefreshing(at":
            "I1: 10,000 sequences of finger, data and geometry end with the app's own insets",
        "endRefreshing(with": "B1: a lone refresher ends",
        "endRefreshing(at": "I1: 10,000 sequences of finger, data and geometry end with the app's own insets",
        "endAllRefreshing(": "B1: a lone refresher ends",
        "setEnable(isEnabled":
            "I1: 10,000 sequences of finger, data and geometry end with the app's own insets",
        "reset(": "F8: a success at the top lets an exhausted end load again",
        "resetLoadMore(": "F9: exhausting and resetting in one turn keeps the share in order",
        "refresher(at": "E2: a replaced refresher that lives on does not disturb its successor",
        "animate(_": "every end that was added can be removed without a trace",
        "skeleton(_": "F11: a second load makes no cell",
        "loadMore(rows": "every end that was added can be removed without a trace",
        "==(left": "states are equal by kind, whatever their progress",
    ]

    /// The public functions of the sources, each up to its first label.
    private var calls: Set<String> {
        Set(
            ProjectText.sources(in: "Sources/Control").flatMap { source in
                source.matches(of: /(?:public|open) (?:static )?func ([^\s(<]+|==) ?(?:<[^(]*>)?\(\s*(\w*)/)
                    .map {
                        "\($0.output.1)(\($0.output.2)"
                    }
            })
    }

    @Test func `every public call has a test of what it gives back`() {
        #expect(calls.subtracting(Self.tests.keys) == [])
        #expect(Set(Self.tests.keys).subtracting(calls) == [])
    }

    @Test func `the tests of what calls give back exist`() {
        #expect(Set(Self.tests.values).subtracting(ProjectText.testNames) == [])
    }
}
