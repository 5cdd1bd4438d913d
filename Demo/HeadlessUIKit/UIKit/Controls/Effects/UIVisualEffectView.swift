public import Foundation

/// A view whose content lies on a blurred or otherwise changed background.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let veil = UIView()
    nonisolated(unsafe) private var observer: (any NSObjectProtocol)?
    public let contentView = UIView()
    private lazy var contentEdges = [
        contentView.topAnchor.constraint(equalTo: topAnchor),
        contentView.leftAnchor.constraint(equalTo: leftAnchor),
        contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
        contentView.rightAnchor.constraint(equalTo: rightAnchor),
    ]

    open var effect: UIVisualEffect? {
        didSet { showVeil() }
    }

    /// A view that constraints place can get its size from those of its content.
    open override var translatesAutoresizingMaskIntoConstraints: Bool {
        didSet {
            guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
            let hasFrame = translatesAutoresizingMaskIntoConstraints
            if hasFrame { NSLayoutConstraint.deactivate(contentEdges) }
            contentView.translatesAutoresizingMaskIntoConstraints = hasFrame
            if hasFrame { contentView.frame = bounds } else { NSLayoutConstraint.activate(contentEdges) }
        }
    }

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        self.effect = effect
        showVeil()
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// What an app adds belongs into the content view.
    override func accepts(_ subview: UIView) -> Bool {
        if subview === veil || subview === contentView { return true }
        HeadlessException.raise(
            "\(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect "
                + "view itself, instead add them to the -contentView.")
        return false
    }

    deinit {
        observer.map(NotificationCenter.default.removeObserver)
    }

    /// Nothing shines through where a person wants less transparency.
    private func showVeil() {
        let color = effect?.veil
        veil.backgroundColor =
            UIAccessibility.isReduceTransparencyEnabled ? color?.withAlphaComponent(1) : color
    }

    private func setUp() {
        observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.showVeil() }
        }
        veil.isUserInteractionEnabled = false
        for part in [veil, contentView] {
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(part)
        }
    }
}
