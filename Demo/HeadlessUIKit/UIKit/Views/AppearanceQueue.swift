/// The controllers whose views have just been put on the screen, on their way to `viewDidAppear`.
@MainActor
struct AppearanceQueue {
    private var expected: [UIViewController] = []
    private var prepared: [UIViewController] = []

    nonisolated init() {}

    mutating func add(_ controller: UIViewController) {
        expected.append(controller)
    }

    /// Before layout: the views are in place, with their traits.
    mutating func prepare() {
        let controllers = expected
        expected = []
        prepared += controllers
        for controller in controllers { controller.becomeAppearing() }
    }

    /// After layout and display.
    mutating func finish() {
        let controllers = prepared
        prepared = []
        for controller in controllers { controller.finishAppearing() }
    }
}
