import Foundation

/// The bars that show, while content moves, which part of it is in sight.
@MainActor final class ScrollIndicators {
    let vertical = ScrollIndicators.bar("headless.indicator.vertical")
    let horizontal = ScrollIndicators.bar("headless.indicator.horizontal")
    var isShown = false
    /// Counts the times the bars were shown, so that an old wish to hide them is not followed.
    var showing = 0

    private static func bar(_ name: String) -> CALayer {
        let bar = CALayer()
        bar.name = name
        bar.cornerRadius = ScrollIndicatorMetrics.thickness / 2
        bar.zPosition = ScrollIndicatorMetrics.height
        return bar
    }
}

/// The measures of the bars.
enum ScrollIndicatorMetrics {
    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    static let shortest: CGFloat = 36
    /// Above everything that content may hold.
    static let height: CGFloat = 10_000
    /// How long the bars stay after the content has come to rest.
    static let lingering: TimeInterval = 0.4
}

extension UIScrollView {
    func showIndicators() {
        indicators.isShown = true
        indicators.showing += 1
        placeIndicators()
    }

    func hideIndicatorsSoon() {
        let showing = indicators.showing
        HeadlessClock.shared.schedule(after: ScrollIndicatorMetrics.lingering) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.indicators.showing == showing else { return }
                self.indicators.isShown = false
                self.placeIndicators()
            }
        }
    }

    func placeIndicators() {
        guard indicators.isShown else {
            indicators.vertical.removeFromSuperlayer()
            return indicators.horizontal.removeFromSuperlayer()
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        place(
            indicators.vertical, isShown: showsVerticalScrollIndicator,
            frame: verticalIndicatorFrame(indicatorArea(verticalScrollIndicatorInsets)))
        place(
            indicators.horizontal, isShown: showsHorizontalScrollIndicator,
            frame: horizontalIndicatorFrame(indicatorArea(horizontalScrollIndicatorInsets)))
    }

    private func place(_ bar: CALayer, isShown: Bool, frame: CGRect?) {
        guard isShown, let frame else { return bar.removeFromSuperlayer() }
        if bar.superlayer == nil { layer.addSublayer(bar) }
        bar.backgroundColor = indicatorStyle.color.resolvedColor(with: traitCollection).cgColor
        bar.frame = frame
    }

    /// The bounds without the given insets and, if wanted, without the safe area.
    private func indicatorArea(_ insets: UIEdgeInsets) -> CGRect {
        let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaAdjustment : .zero
        return bounds.inset(by: insets).inset(by: safe)
    }

    private func verticalIndicatorFrame(_ area: CGRect) -> CGRect? {
        guard
            let span = span(
                track: area.minY...max(area.minY, area.maxY), shown: bounds.height,
                resting: restingOffsets.y, offset: contentOffset.y)
        else { return nil }
        let isAtLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (thickness, margin) = (ScrollIndicatorMetrics.thickness, ScrollIndicatorMetrics.margin)
        return CGRect(
            x: isAtLeft ? area.minX + margin : area.maxX - margin - thickness, y: span.lowerBound,
            width: thickness, height: span.upperBound - span.lowerBound)
    }

    private func horizontalIndicatorFrame(_ area: CGRect) -> CGRect? {
        guard
            let span = span(
                track: area.minX...max(area.minX, area.maxX), shown: bounds.width,
                resting: restingOffsets.x, offset: contentOffset.x)
        else { return nil }
        let (thickness, margin) = (ScrollIndicatorMetrics.thickness, ScrollIndicatorMetrics.margin)
        return CGRect(
            x: span.lowerBound, y: area.maxY - margin - thickness,
            width: span.upperBound - span.lowerBound, height: thickness)
    }

    /// The part of a track that a bar takes; nil for content that cannot move.
    private func span(
        track: ClosedRange<CGFloat>, shown: CGFloat, resting: ClosedRange<CGFloat>,
        offset: CGFloat
    ) -> ClosedRange<CGFloat>? {
        let way = resting.upperBound - resting.lowerBound
        let room = track.upperBound - track.lowerBound - 2 * ScrollIndicatorMetrics.margin
        guard way > 0, room > 0 else { return nil }
        let length = min(room, max(ScrollIndicatorMetrics.shortest, room * shown / (shown + way)))
        let progress = (offset.clamped(to: resting) - resting.lowerBound) / way
        let start = track.lowerBound + ScrollIndicatorMetrics.margin + (room - length) * progress
        return start...(start + length)
    }
}

extension UIScrollView.IndicatorStyle {
    fileprivate var color: UIColor {
        switch self {
        case .default: .label.withAlphaComponent(0.35)
        case .black: .black.withAlphaComponent(0.35)
        case .white: .white.withAlphaComponent(0.35)
        }
    }
}
