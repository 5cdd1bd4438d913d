import Foundation

/// A view whose content lies on a blurred or otherwise changed background.
@MainActor open class UIVisualEffectView: UIView {
    private let veil = UIView()
    public let contentView = UIView()

    open var effect: UIVisualEffect? {
        didSet { veil.backgroundColor = effect?.veil }
    }

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        self.effect = effect
        veil.backgroundColor = effect?.veil
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        veil.isUserInteractionEnabled = false
        for part in [veil, contentView] {
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(part)
        }
    }
}
