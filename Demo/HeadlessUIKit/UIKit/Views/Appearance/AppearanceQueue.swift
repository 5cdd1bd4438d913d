/// The controllers whose views have just been put on the screen, on their way to `viewDidAppear`.
@MainActor
struct AppearanceQueue {
    private var expected: [UIViewController] = []
    private var prepared: [UIViewController] = []

    nonisolated init() {}

    mutating func add(_ controller: UIViewController) {
        expected.append(controller)
    }

    /// Before layout: returns the controllers whose views are in place since it was asked last.
    ///
    /// The caller tells them, because a controller that appears may put others on the screen.
    mutating func prepare() -> [UIViewController] {
        let controllers = expected
        expected = []
        prepared += controllers
        return controllers
    }

    /// After layout and display: returns the controllers that were prepared.
    mutating func finish() -> [UIViewController] {
        let controllers = prepared
        prepared = []
        return controllers
    }
}
