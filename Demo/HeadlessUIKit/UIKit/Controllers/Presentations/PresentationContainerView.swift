/// The view that holds what a presentation controller presents.
final class PresentationContainerView: UIView {
    private weak var presentation: UIPresentationController?

    init(of presentation: UIPresentationController, in window: UIWindow) {
        self.presentation = presentation
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}
