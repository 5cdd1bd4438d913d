public import TabAnimated
public import TabProduction
public import UIKit

/// A skeleton that is too far from its content, with the picture of the difference.
public struct SkeletonDriftFailure: Error, Equatable, Sendable {
    /// The measured drift.
    public var drift: SkeletonDrift

    /// The distance in points that was allowed.
    public var limit: CGFloat
}

extension SkeletonDriftFailure: CustomStringConvertible {
    public var description: String {
        "The skeleton no longer fits its content (\(Double(limit)) pt are allowed): \(drift)"
    }
}

extension SkeletonDrift {
    /// Measures a view, and throws when its skeleton is too far from its content.
    ///
    /// The error's text has the numbers, every shape that is off, and a sketch of the difference, so a
    /// test fails with all of it in any framework:
    ///
    /// ```swift
    /// let cell = NewsCell(style: .default, reuseIdentifier: nil)
    /// cell.frame = CGRect(x: 0, y: 0, width: 375, height: 64)
    /// cell.show(.sample)
    /// cell.layoutIfNeeded()
    /// try SkeletonDrift.verify(cell)
    /// ```
    ///
    /// The limit is the shift, in points, up to which a shape is right; no shape may be missing or extra. The other
    /// parameters are those of ``measure(_:against:model:options:)``.
    ///
    /// - Returns: What was measured.
    /// - Throws: ``SkeletonDriftFailure``.
    @MainActor
    @discardableResult
    public static func verify(
        _ view: UIView, against skeleton: Production? = nil, model: ViewAnimated? = nil,
        options: MappingOptions = SkeletonConfiguration.shared.mapping, within limit: CGFloat = 1
    ) throws -> SkeletonDrift {
        let drift = measure(view, against: skeleton, model: model, options: options)
        guard drift.worstShift <= limit, drift.missing.isEmpty, drift.extra.isEmpty else {
            throw SkeletonDriftFailure(drift: drift, limit: limit)
        }
        return drift
    }
}
