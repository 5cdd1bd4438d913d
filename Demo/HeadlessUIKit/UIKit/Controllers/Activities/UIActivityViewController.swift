public import Foundation

/// Offers what can be done with items. On this machine those are the activities of the app alone.
open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
        _ activityError: (any Error)?
    ) -> Void

    open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    private let items: [Any]
    private let activities: [UIActivity]

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        items = []
        activities = []
        super.init(coder: coder)
    }

    /// The activities that are offered: those that can be performed and are not excluded.
    public var headlessActivities: [UIActivity] {
        activities.filter { activity in
            let isExcluded =
                activity.activityType.map { excludedActivityTypes?.contains($0) == true } ?? false
            return !isExcluded && activity.canPerform(withActivityItems: items)
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let buttons = headlessActivities.map { activity in
            UIButton(
                type: .system,
                primaryAction: UIAction(title: activity.activityTitle ?? "", image: activity.activityImage) {
                    [weak self] _ in self?.headlessChoose(activity)
                })
        }
        let stack = UIStackView(arrangedSubviews: buttons)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    /// Chooses an activity as a tap does.
    public func headlessChoose(_ activity: UIActivity) {
        activity.offering = self
        activity.prepare(withActivityItems: items)
        guard let controller = activity.activityViewController else { return activity.perform() }
        present(controller, animated: true)
    }

    /// Ends without an activity, as a tap beside the sheet does.
    public func headlessCancel() {
        end(with: nil, completed: false)
    }

    func end(with activity: UIActivity?, completed: Bool) {
        presentingViewController?.dismiss(animated: true)
        completionWithItemsHandler?(activity?.activityType, completed, nil, nil)
    }
}
