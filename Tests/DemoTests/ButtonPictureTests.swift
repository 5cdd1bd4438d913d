import TabAnimated
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Pictures of buttons", .serialized, .ownDevice)
struct ButtonPictureTests {
    /// On the left the page as it is, on the right its skeleton: a button with a layer of a gradient, one whose
    /// background was drawn, one whose drawn background is stretched, and one of a single color.
    @Test func `buttons with drawn backgrounds can be told from each other in their skeleton`() throws {
        HeadlessScreen.main.reset()
        SkeletonConfiguration.shared = SkeletonConfiguration()
        SkeletonConfiguration.shared.isCacheEnabled = false
        defer { SkeletonConfiguration.shared = SkeletonConfiguration() }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 260))
        window.backgroundColor = .white
        window.isHidden = false
        let pages = [0, 240].map { GradientButtonPage(frame: CGRect(x: $0, y: 0, width: 240, height: 260)) }
        pages.forEach(window.addSubview)
        HeadlessScreen.main.turn()
        pages[1].tabAnimated = ViewAnimated()
        pages[1].tabAnimated?.animation = .still
        pages[1].startTabAnimation()
        HeadlessScreen.main.turn()
        try expectGolden(HeadlessSVGRenderer(window).svg(at: 0), named: "buttons-drawn.svg")
        window.isHidden = true
    }
}

/// Four buttons whose backgrounds are not plain.
private final class GradientButtonPage: UIView {
    private let layered = UIButton(type: .custom)
    private let drawn = UIButton(type: .custom)
    private let stretched = UIButton(type: .custom)
    private let plain = UIButton(type: .custom)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        gradient.colors = [UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor]
        gradient.locations = [0.3, 1]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        layered.layer.addSublayer(gradient)
        drawn.setBackgroundImage(Self.sunset(size: CGSize(width: 200, height: 44)), for: .normal)
        stretched.setBackgroundImage(
            Self.sunset(size: CGSize(width: 44, height: 44))
                .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)),
            for: .normal)
        plain.setBackgroundImage(Self.grass(size: CGSize(width: 200, height: 44)), for: .normal)
        for (position, button) in [layered, drawn, stretched, plain].enumerated() {
            button.frame = CGRect(x: 20, y: 20 + CGFloat(position) * 56, width: 200, height: 44)
            button.layer.cornerRadius = 22
            button.clipsToBounds = true
            button.setTitle("Continue", for: .normal)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Orange at the top, pink at the bottom.
    private static func sunset(size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            for row in 0..<Int(size.height) {
                let share = CGFloat(row) / size.height
                UIColor(red: 1, green: 0.6 - 0.4 * share, blue: 0.1 + 0.5 * share, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: CGFloat(row), width: size.width, height: 1))
            }
        }
    }

    private static func grass(size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemGreen.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}
