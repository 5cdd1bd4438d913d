public import TabAnimated
public import TabProduction
public import UIKit

/// Judges a skeleton by rules, each of which names the view, what is wrong with it and what to do.
///
/// ```swift
/// let page = ProfileView(frame: CGRect(x: 0, y: 0, width: 375, height: 120))
/// let findings = SkeletonReview.verify(page).findings  // none where nothing is wrong
/// ```
///
/// Nothing is compared with a picture: a skeleton that breaks no rule may still be a matter of taste.
public struct SkeletonReview: Hashable, Sendable {
    /// The findings, in the order of the shapes; empty when all is well.
    public var findings: [SkeletonFinding]

    /// Judges the skeleton that a view on screen would have now.
    ///
    /// - Parameters:
    ///   - view: The view, laid out; it is left as it was.
    ///   - model: The model whose adjustments and mapping count; `nil`, the default, takes that of the view, if it has one.
    ///   - content: The same kind of view with its content, to compare with; `nil`, the default, compares with nothing.
    ///   - options: How views become shapes where no model says it; the default is the configuration's.
    @MainActor
    public static func verify(
        _ view: UIView, model: ViewAnimated? = nil, content: UIView? = nil,
        options: MappingOptions = SkeletonConfiguration.shared.mapping
    ) -> SkeletonReview {
        let model = model ?? view.tabAnimated
        let options = model?.resolvedMapping ?? options
        let request = ProductionRequest(
            subject: .view(view), owner: "", size: view.bounds.size, traits: view.traitCollection,
            layoutDirection: view.effectiveUserInterfaceLayoutDirection, options: options)
        return verify(
            request.production(adjustedBy: model), content: content,
            background: view.nearestOpaqueColor ?? .screenBackground,
            options: options)
    }

    /// Judges the skeleton of a prototype at a width.
    ///
    /// - Parameters:
    ///   - prototype: The class.
    ///   - width: The width in points.
    ///   - model: The model whose adjustments and mapping count; `nil`, the default, adjusts nothing.
    ///   - content: A view of the class with its content, laid out, to compare with; `nil` compares with nothing.
    ///   - options: How views become shapes where no model says it; the default is the configuration's.
    @MainActor
    public static func verify(
        _ prototype: CellAnimated, width: CGFloat, model: ViewAnimated? = nil, content: UIView? = nil,
        options: MappingOptions = SkeletonConfiguration.shared.mapping
    ) -> SkeletonReview {
        let options = model?.resolvedMapping ?? options
        let traits = content?.traitCollection ?? UITraitCollection.current
        var request = ProductionRequest(
            subject: .prototype(prototype), owner: "", size: CGSize(width: width, height: 0), traits: traits,
            layoutDirection: content?.effectiveUserInterfaceLayoutDirection ?? .leftToRight,
            options: options)
        var isBare = false
        request.whenBare = { isBare = true }
        let production = request.production(adjustedBy: model)
        var review = verify(production, content: content, options: options)
        if isBare {
            review.findings.append(
                SkeletonFinding(
                    rule: .blank, view: prototype.className,
                    problem: "it has no views of its own when it is made",
                    fix:
                        "Make them in its initializer, or give sample content with CellAnimated(_:prepare:).")
            )
        }
        return review
    }

    /// Judges a production.
    ///
    /// - Parameters:
    ///   - production: The production, with its adjustments.
    ///   - content: A view with the content that takes its place; `nil` compares with nothing.
    ///   - background: The color behind it; white by default.
    ///   - options: How the content is mapped; the default is the configuration's.
    @MainActor
    public static func verify(
        _ production: Production, content: UIView? = nil, background: UIColor = .white,
        options: MappingOptions = SkeletonConfiguration.shared.mapping
    ) -> SkeletonReview {
        let shapes = ShapeRules(production: production)
        var findings = shapes.findings + ContrastRule(production: production, background: background).findings
        if let content {
            findings += ContentRules(production: production, content: content, options: options).findings
        }
        return SkeletonReview(findings: findings)
    }
}

extension ProductionRequest {
    /// Returns the skeleton of what is requested, mapped anew and adjusted as a model adjusts it, or else the configuration.
    func production(adjustedBy model: ViewAnimated?) -> Production {
        (model ?? ViewAnimated()).adjusted(Producer().production(for: self), for: self)
    }
}

extension SkeletonReview: CustomStringConvertible {
    /// One line for each finding.
    public var description: String { findings.map(\.description).joined(separator: "\n") }
}
