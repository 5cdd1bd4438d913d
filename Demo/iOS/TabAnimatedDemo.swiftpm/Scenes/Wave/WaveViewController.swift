public import TabAnimated
public import UIKit

/// A page whose skeleton answers to touches: a wave starts at the touched point.
public final class WaveViewController: UIViewController, ContentScreen {
    private let profileView = ProfileView()
    private var touchedPoint = CGPoint(x: 0.5, y: 0.16)

    public var coveredViews: [UIView] { [profileView] }

    public var ownAnimations: [AnimationType] { [wave] }

    private var wave: AnimationType { .custom(WaveAnimation(origin: touchedPoint)) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Wave"
        view.backgroundColor = .systemBackground
        profileView.frame = view.bounds
        profileView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(profileView)
        profileView.tabAnimated = ViewAnimated()
        profileView.tabAnimated?.animation = wave
        profileView.tabAnimated?.adjust { view in
            view.animation(\ProfileView.nameLabel).width(200)
            view.animation(\ProfileView.roleLabel).width(140)
            view.animation(named: "figures").width(44)
            view.animation(named: "captions").width(64)
            view.animation(\ProfileView.messageButton).edit { $0[WaveStrength.self] = 0.4 }
        }
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first else { return }
        startWave(at: touch.location(in: profileView))
    }

    /// Starts the wave at another point of the page, in points; the skeleton stays where it is.
    public func startWave(at point: CGPoint) {
        let size = profileView.bounds.size
        guard size.width > 0, size.height > 0 else { return }
        touchedPoint = CGPoint(x: point.x / size.width, y: point.y / size.height)
        profileView.tabAnimated?.animation = wave
        profileView.updateTabAnimation()
    }

    public func showContent() {
        profileView.show(.sample)
    }
}
