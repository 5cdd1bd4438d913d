import Foundation
import UIKit

/// A thousand views with constraints: made, laid out, animated, drawn and taken away.
@main @MainActor struct HeadlessBench {
    private static let cards = 100

    static func main() {
        _ = run(cards: 5)
        let rounds = (0..<5).map { _ in run(cards: cards) }
        let best = rounds.min { $0.total < $1.total }
        print("\(cards * 10) views with constraints, ms of CPU, the shortest of \(rounds.count) rounds")
        for lap in best?.laps ?? [] { print(row(lap.name, lap.milliseconds)) }
        print(row("total", best?.total ?? 0))
    }

    private static func row(_ name: String, _ milliseconds: Double) -> String {
        name.padding(toLength: 12, withPad: " ", startingAt: 0) + String(format: "%9.1f", milliseconds)
    }

    private static func run(cards count: Int) -> Stopwatch {
        HeadlessScreen.main.reset()
        var watch = Stopwatch()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let cards = watch.time("make") { fill(window, count) }
        watch.time("lay out") {
            window.isHidden = false
            HeadlessScreen.main.turn()
        }
        watch.time("change") {
            window.frame.size.width = 430
            HeadlessScreen.main.turn()
        }
        watch.time("animate") { animate(cards) }
        watch.time("ten frames") { for _ in 0..<10 { HeadlessScreen.main.advance(by: 1 / 60) } }
        watch.time("draw") { draw(window) }
        watch.time("take away") { takeAway(cards) }
        return watch
    }

    private static func fill(_ window: UIWindow, _ count: Int) -> [Card] {
        let cards = (0..<count).map(Card.init)
        var top = window.topAnchor
        for card in cards {
            card.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(card)
            NSLayoutConstraint.activate([
                card.topAnchor.constraint(equalTo: top),
                card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                card.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            ])
            top = card.bottomAnchor
        }
        return cards
    }

    /// Every view breathes for ever, and every card fades in.
    private static func animate(_ cards: [Card]) {
        for part in cards.flatMap(\.parts) {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0.5
            animation.toValue = 1
            animation.duration = 1
            animation.autoreverses = true
            animation.repeatCount = .infinity
            part.layer.add(animation, forKey: "breath")
        }
        for card in cards { card.alpha = 0 }
        UIView.animate(withDuration: 0.1) {
            for card in cards { card.alpha = 1 }
        }
    }

    private static func draw(_ window: UIWindow) {
        precondition(HeadlessSVGRenderer(window).svg(at: 0.5).utf8.count > 1_000)
    }

    private static func takeAway(_ cards: [Card]) {
        for card in cards { card.removeFromSuperview() }
        HeadlessScreen.main.turn()
    }
}
