import Foundation

/// The card of an alert: its texts, its fields and a button for each choice.
final class AlertContentView: UIView {
    private static let width: CGFloat = 270
    private static let margin: CGFloat = 16

    private let stack = UIStackView(frame: .zero)

    /// Adds a card to a view: in the middle for an alert, at the bottom for a sheet.
    init(isSheet: Bool, in view: UIView) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 14
        clipsToBounds = true
        stack.axis = .vertical
        stack.spacing = 8
        for inner in [self, stack] { inner.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(stack)
        view.addSubview(self)
        let bottom = view.safeAreaLayoutGuide.bottomAnchor
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: view.centerXAnchor),
            isSheet
                ? bottomAnchor.constraint(equalTo: bottom, constant: -8)
                : centerYAnchor.constraint(equalTo: view.centerYAnchor),
            isSheet
                ? widthAnchor.constraint(equalTo: view.widthAnchor, constant: -16)
                : widthAnchor.constraint(equalToConstant: Self.width),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: Self.margin),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.margin),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.margin),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows what an alert has now.
    func show(_ alert: UIAlertController) {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        let texts = [label(alert.title, .headline), label(alert.message, .footnote)].compactMap { $0 }
        let cancels = alert.actions.filter { $0.style == .cancel }
        let buttons = (alert.actions.filter { $0.style != .cancel } + cancels).map { button($0, of: alert) }
        (texts + (alert.textFields ?? []) + buttons).forEach(stack.addArrangedSubview)
    }

    private func label(_ text: String?, _ style: UIFont.TextStyle) -> UIView? {
        guard let text, !text.isEmpty else { return nil }
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private func button(_ action: UIAlertAction, of alert: UIAlertController) -> UIView {
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: action.title ?? "") { [weak alert] _ in alert?.choose(action) })
        button.isEnabled = action.isEnabled
        let isBold = action === alert.preferredAction || action.style == .cancel
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        action.button = button
        return button
    }
}
