import Foundation

/// The content view of a cell or header, which a content configuration may replace by its own, and the background
/// that a configuration draws.
@MainActor final class ConfiguredContent {
    private(set) var view: UIView
    private var background: BackgroundConfigurationView?
    private var backgroundInsets = NSDirectionalEdgeInsets.zero

    init(_ view: UIView = UIView(frame: .zero)) {
        self.view = view
    }

    /// Shows the configuration in the content view if it can, in a new one if it cannot.
    func show(_ configuration: (any UIContentConfiguration)?, in owner: UIView) {
        guard let configuration else { return replace(by: UIView(frame: view.frame), in: owner) }
        if let view = view as? any UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replace(by: configuration.makeContentView(), in: owner)
        }
        owner.setNeedsLayout()
    }

    private func replace(by new: UIView, in owner: UIView) {
        new.frame = view.frame
        owner.insertSubview(new, aboveSubview: view)
        view.removeFromSuperview()
        view = new
    }

    func showBackground(_ configuration: UIBackgroundConfiguration?, in owner: UIView) {
        guard let configuration else {
            background?.removeFromSuperview()
            background = nil
            return
        }
        let view = background ?? BackgroundConfigurationView(frame: owner.bounds)
        if background == nil { owner.insertSubview(view, at: 0) }
        background = view
        view.show(configuration)
        backgroundInsets = configuration.backgroundInsets
        owner.setNeedsLayout()
    }

    func layoutBackground(in bounds: CGRect) {
        background?.place(in: bounds, insets: backgroundInsets)
    }
}
