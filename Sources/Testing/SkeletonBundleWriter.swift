public import Foundation
public import TabAnimated
public import TabProduction
public import UIKit

/// Collects productions and writes them as one `SkeletonBundle`.
///
/// It maps the cells it is given:
///
/// ```swift
/// let writer = SkeletonBundleWriter(build: "1.2 (345)")
/// writer.add(CellAnimated(NewsCell.self), owner: NewsViewController.self, height: 96)
/// try writer.write(to: url)
/// ```
///
/// As the producer of a model it keeps what the screen shows:
///
/// ```swift
/// let writer = SkeletonBundleWriter(build: "1.2 (345)")
/// tableView.tabAnimated?.producer = writer
/// tableView.startTabAnimation()
/// ```
///
/// Screens need no display for it: a test can write the bundle.
@MainActor
public final class SkeletonBundleWriter: Producing {
    /// The build of the app that the bundle is for, as `1.2 (345)`.
    public let build: String

    private let producer: Producer
    private var productions: [String: Production] = [:]

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - build: The version and build number that the app will have, as `1.2 (345)`; in any other build the bundle is not
    ///     used.
    ///   - producer: What maps; one without a cache by default, so that nothing old is written.
    public init(build: String, producer: Producer = Producer()) {
        self.build = build
        self.producer = producer
    }

    /// The number of productions collected so far.
    public var count: Int { productions.count }

    public func production(for request: ProductionRequest) -> Production {
        let production = producer.production(for: request)
        let key = ProductionKey(request).name
        // A view on screen is mapped each time.
        if request.cell != nil, production.size.width > 0, productions[key] == nil {
            productions[key] = production
        }
        return production
    }

    /// Maps a class of views under every condition.
    ///
    /// - Parameters:
    ///   - prototype: The class, with the same variant as in the app.
    ///   - owner: The class of the view controller that shows it.
    ///   - height: The height in points; zero asks for the fitting height.
    ///   - conditions: The widths, text sizes and directions.
    ///   - options: How views become shapes; the default is the configuration's, which is the app's if the app sets it.
    public func add(
        _ prototype: CellAnimated, owner: UIViewController.Type, height: CGFloat = 0,
        under conditions: SkeletonConditions = SkeletonConditions(),
        options: MappingOptions = SkeletonConfiguration.shared.mapping
    ) {
        add(
            prototype, owner: ClassFacts.of(owner).identity.name, height: height, under: conditions,
            options: options)
    }

    /// Maps a class of views under every condition in the same way, for a model that names its owner.
    public func add(
        _ prototype: CellAnimated, owner: String, height: CGFloat = 0,
        under conditions: SkeletonConditions = SkeletonConditions(),
        options: MappingOptions = SkeletonConfiguration.shared.mapping
    ) {
        conditions.forEach { width, category, direction in
            _ = production(
                for: ProductionRequest(
                    subject: .prototype(prototype), owner: owner, size: CGSize(width: width, height: height),
                    traits: UITraitCollection(preferredContentSizeCategory: category),
                    layoutDirection: direction,
                    options: options))
        }
    }

    /// The bundle as bytes; the same productions give the same bytes.
    public func data() throws -> Data {
        try SkeletonBundle.data(of: productions, build: build)
    }

    /// Writes the bundle to a file, in one step.
    public func write(to url: URL) throws {
        try data().write(to: url, options: .atomic)
    }
}
