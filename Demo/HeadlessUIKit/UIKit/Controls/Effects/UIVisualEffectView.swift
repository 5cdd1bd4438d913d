import Foundation

/// A view whose content lies on a blurred or otherwise changed background.
@MainActor open class UIVisualEffectView: UIView {
    private let veil = UIView()
    nonisolated(unsafe) private var observer: (any NSObjectProtocol)?
    public let contentView = UIView()

    open var effect: UIVisualEffect? {
        didSet { showVeil() }
    }

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        self.effect = effect
        showVeil()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
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
