public import Foundation
import TabProduction
import UIKit

// Debug logging, and the warning about a skeleton that never ends.
extension SkeletonLog {
    /// The time in seconds after which a warning tells of a skeleton that is still on screen; the default is `nil`.
    ///
    /// A skeleton reads it when it starts.
    public static var watchdogLimit: TimeInterval?

    nonisolated static func lookForLeak(of model: ViewAnimated?, in host: String) {
        guard let model else { return }
        Task { @MainActor [weak model] in
            guard isVerbose else { return }
            // What goes with the view goes before the next turn ends.
            Task { [weak model] in
                guard let model else { return }
                report(
                    "The \(type(of: model)) of a \(host) is still there after the view: unless the app keeps it on purpose, "
                        + "a closure given to adjust holds what holds the view; capture it weakly")
            }
        }
    }

    /// Reports a production with its key, whether a store had it, and how long it took.
    static func measure(
        _ request: ProductionRequest, _ produce: (ProductionRequest) -> Production
    ) -> Production {
        guard isVerbose else { return produce(request) }
        var origin = "own producer"
        var request = request
        request.report = { origin = $0 == .store ? "cache hit" : "cache miss" }
        let start = Date()
        let production = produce(request)
        sink("\(production.className) [\(request.debugKey)] \(origin), \(time(since: start))")
        return production
    }

    static func time(since start: Date) -> String {
        "\((Date().timeIntervalSince(start) * 10_000).rounded() / 10) ms"
    }
}

extension ProductionRequest {
    /// The key of the production in the cache, in a readable form.
    @MainActor
    fileprivate var debugKey: String {
        let name =
            switch subject {
            case .view(let view): String(describing: view.declaredClass)
            case .prototype(let prototype): prototype.className + prototype.name.variant
            }
        let height = size.height > 0 ? "\(size.height)" : "fitting"
        let category = traits.preferredContentSizeCategory.rawValue
        let owner = owner.split(separator: ".").last ?? ""
        return "\(owner) \(name) \(size.width)x\(height) \(category)"
            + (layoutDirection == .rightToLeft ? " rtl" : "")
    }
}
