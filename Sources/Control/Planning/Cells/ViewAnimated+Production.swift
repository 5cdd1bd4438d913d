import TabCache
package import TabProduction
import UIKit

extension ViewAnimated {
    /// A production as it was measured or learned, and as the app adjusts it.
    typealias Adjusted = (base: Production, adjusted: Production)

    func production(of view: UIView) -> Adjusted {
        production(for: ProductionRequest(.view(view), size: view.bounds.size, of: self, in: view))
    }

    /// Returns the production of a prototype in a list.
    ///
    /// - Parameters:
    ///   - size: In points; a height of zero asks for the fitting one.
    ///   - estimate: As `ListContents` has it.
    ///   - place: The place in the list, if adjustments depend on it.
    func production(
        of prototype: CellAnimated, size: CGSize, estimate: CGSize? = nil, in list: UIView,
        at place: ElementPlace? = nil
    ) -> Adjusted {
        var request = ProductionRequest(.prototype(prototype), size: size, of: self, in: list)
        if let estimate, estimate.width <= 0 {
            request.measure.fallbackHeight = estimate.height
        } else {
            request.measure.estimate = estimate
        }
        return production(for: request, at: place)
    }

    /// Returns what was learned, or else the production of the producer; the app's own producer comes first.
    private func production(for request: ProductionRequest, at place: ElementPlace? = nil) -> Adjusted {
        let style = ResolvedStyle(of: self)
        let production =
            learned(for: request).map { kept in
                // What is known is where it is now, and not where it was.
                request.options.keepsKnownTexts && request.view != nil
                    ? kept.opened(like: style.producer.production(for: request)) : kept
            } ?? SkeletonLog.measure(request) { style.producer.production(for: $0) }
        recommendedHeightHandler?(production.className, production.recommendedHeight)
        // Heights are measured before anything has a place.
        if place == nil, request.cell != nil, adjustments.dependsOnPlace {
            return (production, production.clamped)
        }
        return (production, adjusted(production, for: request, at: place))
    }

    /// Returns a production with the adjustments of the model, and of the configuration, to what was requested.
    package func adjusted(_ production: Production, for request: ProductionRequest) -> Production {
        adjusted(production, for: request, at: nil)
    }

    private func adjusted(
        _ production: Production, for request: ProductionRequest, at place: ElementPlace?
    ) -> Production {
        ResolvedStyle(of: self).adjusting.adjusted(
            production, for: request, of: place?.kind.name,
            at: place?.path ?? IndexPath(item: 0, section: 0)
        ).clamped
    }

    /// How the model maps views: its own options, or those of the configuration.
    package var resolvedMapping: MappingOptions { ResolvedStyle(of: self).mapping }

    private func learned(for request: ProductionRequest) -> Production? {
        guard !isDrawnByApp, request.view?.holdsListDrawnByApp != true else { return nil }
        guard ResolvedStyle(of: self).remembersContent else {
            warnOfPlaceholder(request)
            return nil
        }
        if let view = request.view, !view.isAtStart { return nil }
        return ContentMemory.production(for: request)
    }

    /// Whether a producer of the app's makes the shapes, at each start anew.
    fileprivate var isDrawnByApp: Bool { producer.map { !($0 is any MeasuringProducer) } ?? false }

    private func warnOfPlaceholder(_ request: ProductionRequest) {
        guard let prototype = request.cell, prototype.isPlaceholder else { return }
        SkeletonLog.warnOnce(
            "\(prototype.className) is only remembered, and its model remembers nothing: leave remembersContent on",
            about: self)
    }
}

extension UIView {
    /// Whether the view holds another one with a producer of the app's.
    fileprivate var holdsListDrawnByApp: Bool {
        subviews.contains {
            Attachment.existing(of: $0)?.model?.isDrawnByApp == true || $0.holdsListDrawnByApp
        }
    }

    /// Whether the view shows the beginning of its content, or is mapped with all of it.
    var isAtStart: Bool {
        guard !isScrollingPage, let scrollView = self as? UIScrollView else { return true }
        let inset = scrollView.adjustedContentInset
        let offset = scrollView.contentOffset
        return abs(offset.x + inset.left) < 1 && abs(offset.y + inset.top) < 1
    }
}
