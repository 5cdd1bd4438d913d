import UIKit

extension Probe {
    static var traits: [Probe] {
        [
            Probe(
                "windowlessStyle", "A view outside of windows has the style that it overrides.",
                otherwise: "prototypes are mapped in the appearance of the system."
            ) { _ in
                let view = UIView()
                view.overrideUserInterfaceStyle = .dark
                return .expect(view.traitCollection.userInterfaceStyle == .dark, found: "another")
            },
            Probe(
                "appearanceProxy", "What an appearance proxy says reaches a view when it enters a window.",
                otherwise: "nothing: it reaches prototypes earlier."
            ) { stage in
                ProxiedLabel.appearance().textColor = .purple
                let label = ProxiedLabel()
                let before = label.textColor
                await stage.show(label)
                return .expect(
                    before != .purple && label.textColor == .purple,
                    found: before == .purple ? "before" : "not then")
            },
            Probe(
                "currentTraits", "The current traits during a layout are those of the view.",
                otherwise: "colors that cells resolve in their layout are of another appearance."
            ) { stage in
                let view = CountingView()
                view.overrideUserInterfaceStyle = .dark
                await stage.show(view)
                return .expect(view.style == .dark, found: "\(view.style.rawValue)")
            },
            Probe(
                "windowlessSafeArea", "A view outside of windows has no safe area.",
                otherwise: "prototypes are as wide as what is left of the screen."
            ) { _ in
                let insets = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).safeAreaInsets
                return .expect(insets == .zero, found: "\(insets)")
            },
            Probe(
                "direction", "A view that forces a direction has it outside of windows.",
                otherwise: "prototypes run in the direction of the system."
            ) { _ in
                let view = UIView()
                view.semanticContentAttribute = .forceRightToLeft
                return .expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft, found: "another")
            },
        ]
    }
}

/// A label of which only a probe knows.
private final class ProxiedLabel: UILabel {}
