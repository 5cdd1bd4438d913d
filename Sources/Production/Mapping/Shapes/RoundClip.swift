import UIKit

/// The round corners of a view that clips what is inside.
struct RoundClip {
    /// The area of the view in the coordinate space of the root, in points.
    private let frame: CGRect

    private let cornerRadius: CGFloat
    private let roundedCorners: RoundedCorners

    /// The distance, in points, up to which two corners are one.
    private static let slack: CGFloat = 1

    /// Reads the corners of a view that clips, or returns `nil` if they are square.
    ///
    /// - Parameter frame: The frame of the view in the coordinate space of the root, in points.
    @MainActor
    init?(of view: UIView, at frame: CGRect) {
        let corners = ShownCorners(of: view.layer)
        guard corners.radius > 0 else { return nil }
        self.frame = frame
        cornerRadius = corners.radius
        roundedCorners = corners.corners
    }

    /// The corners that a rectangle shares with the view, as far as they are round.
    func corners(of rect: CGRect) -> RoundedCorners {
        let isLeft = abs(rect.minX - frame.minX) < Self.slack
        let isRight = abs(rect.maxX - frame.maxX) < Self.slack
        let isTop = abs(rect.minY - frame.minY) < Self.slack
        let isBottom = abs(rect.maxY - frame.maxY) < Self.slack
        var corners: RoundedCorners = .continuous
        if isTop, isLeft { corners.insert(.topLeft) }
        if isTop, isRight { corners.insert(.topRight) }
        if isBottom, isLeft { corners.insert(.bottomLeft) }
        if isBottom, isRight { corners.insert(.bottomRight) }
        return corners.intersection(roundedCorners)
    }

    /// The radius and the corners that a rectangle shares with the view.
    func rounding(of rect: CGRect) -> (radius: CGFloat, corners: RoundedCorners) {
        (min(cornerRadius, rect.width / 2, rect.height / 2), corners(of: rect))
    }
}
