import Testing

/// Every public call that changes something has a test of what it gives back.
@Suite("Public calls")
struct PublicCallTests {
    /// The public functions of the product, and the tests that compare before and after, or show that nothing changes.
    private static let tests: [String: String] = [
        "startTabAnimation(transition": "a plain view is as it was after start and end",
        "startTabAnimation(inSection": "what a call changes of a list is given back",
        "endTabAnimation(transition": "a plain view is as it was after start and end",
        "endTabAnimation(reloading": "what a call changes of a list is given back",
        "endTabAnimation(inSection": "what a call changes of a list is given back",
        "updateTabAnimation(": "what a call changes of a list is given back",
        "startTabAnimation(row": "what a call changes of a list is given back",
        "endTabAnimation(row": "what a call changes of a list is given back",
        "startTabAnimation(item": "what a call changes of a list is given back",
        "endTabAnimation(item": "what a call changes of a list is given back",
        "tabAnimationSectionsWillChange(inserting": "what a call changes of a list is given back",
        "withTabAnimation(transition": "what is covered for as long as work runs is given back",
        "withTabAnimation(inSection": "a part is covered for as long as its work runs",
        "withTabAnimation(row": "a part is covered for as long as its work runs",
        "withTabAnimation(item": "a part is covered for as long as its work runs",
        "adjust(_": "adjustments are made every time, never cached",
        "prepareTabAnimation(fileID": "shows nothing, and the start makes no cell",
        "removeAdjustments(": "adjustments of the configuration come first, those of the model after them",
        "preload(": "the cache is read and written without any view",
        "flush(": "the cache is read and written without any view",
        "addPullToRefresh(_": "E1: removal gives the insets back and reports nothing more",
        "addLoadMore(rows": "every end that was added can be removed without a trace",
        "removeAllPullToRefresh(": "all refreshers can be removed at once, and everything is given back",
        "removePullToRefresh(at": "E1: removal gives the insets back and reports nothing more",
        "startRefreshing(at":
            "I1: random sequences of finger, data and geometry end with the app's own insets",
        "startRefreshing(byAccessibilityScroll":
            "a view controller forwards three fingers at the edges of the content",
        "endRefreshing(at": "I1: random sequences of finger, data and geometry end with the app's own insets",
        "reset(": "F8: a success at the top lets an exhausted end load again",
        "refresher(at": "I3: the words of PullToRefresher that are left mean what they meant",
        "skeleton(_": "G4: a row unrolls from the side that reading starts at",
    ]

    /// A public function: its name, its first label, and whether a call may leave that out.
    private struct Call {
        let name: Substring
        let label: Substring
        let isLabelOptional: Bool

        var key: String { "\(name)(\(label)" }

        /// Whether a text calls the function.
        func isMade(in text: String) -> Bool {
            if name == "==" { return text.contains(" == ") }
            let isLabelled = !label.isEmpty && label != "_" && !isLabelOptional
            let words = isLabelled ? ["\(name)(\(label):"] : ["\(name)(", "\(name) {"]
            return words.contains { word in
                text.ranges(of: word).contains { range in
                    !text[..<range.lowerBound].hasSuffix("func ")
                        && !text[..<range.lowerBound].hasSuffix("\"")
                }
            }
        }
    }

    /// The public functions of the sources.
    private static let calls: [String: Call] = {
        let declaration =
            /(?:public|open) (?:static )?func ([^\s(<]+|==) ?(?:<[^(]*>)?\(\s*(\w*)(?:[^,)=]*(=))?/
        let sources = ["Control", "Refreshing"].flatMap { ProjectText.sources(in: "Sources/\($0)") }
        let found = sources.flatMap { source in
            source.matches(of: declaration).map {
                Call(name: $0.output.1, label: $0.output.2, isLabelOptional: $0.output.3 != nil)
            }
        }
        return Dictionary(found.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }()

    @Test func `every public call has a test of what it gives back`() {
        #expect(Set(Self.calls.keys).subtracting(Self.tests.keys) == [])
        #expect(Set(Self.tests.keys).subtracting(Self.calls.keys) == [])
    }

    @Test func `the tests of what calls give back make the calls`() {
        let reaches = Dictionary(grouping: Self.tests.values) { $0 }.mapValues {
            ProjectText.reach(ofTest: $0[0])
        }
        let missing = Self.tests.filter { key, test in
            reaches[test].flatMap { Self.calls[key]?.isMade(in: $0) } != true
        }
        #expect(missing == [:])
    }

    @Test func `the tests of what calls give back expect something`() {
        #expect(Set(Self.tests.values).subtracting(ProjectText.expectingTests) == [])
    }
}
