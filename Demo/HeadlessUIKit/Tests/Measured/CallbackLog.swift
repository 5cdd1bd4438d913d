import UIKit

/// The callbacks that views and controllers got, in order.
@MainActor final class CallbackLog {
    var entries: [String] = []

    /// What came in since the last time.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

final class LoggingController: UIViewController {
    private let name: String
    private let log: CallbackLog

    init(_ name: String, _ log: CallbackLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { log.entries.append("\(name).didLoad") }
    override func viewWillAppear(_ animated: Bool) { log.entries.append("\(name).willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.entries.append("\(name).didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.entries.append("\(name).willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.entries.append("\(name).didDisappear") }
}

/// A controller whose view, and the view in it, log the passes of constraints and layout.
final class PassController: UIViewController {
    let log: CallbackLog
    let root: PassView
    let child: PassView

    init(_ log: CallbackLog) {
        self.log = log
        root = PassView("root", log)
        child = PassView("child", log)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        root.addSubview(child)
        view = root
    }

    override func updateViewConstraints() {
        log.entries.append("controller.update")
        super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { log.entries.append("controller.willLayout") }
    override func viewDidLayoutSubviews() { log.entries.append("controller.didLayout") }
}

final class PassView: UIView {
    private let name: String
    private let log: CallbackLog

    init(_ name: String, _ log: CallbackLog) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        log.entries.append("\(name).update")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        log.entries.append("\(name).layout")
        super.layoutSubviews()
    }

    override func layoutMarginsDidChange() { log.entries.append("\(name).margins") }
    override func safeAreaInsetsDidChange() { log.entries.append("\(name).safeArea") }
}
