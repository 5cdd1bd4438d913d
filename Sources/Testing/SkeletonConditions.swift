public import UIKit

/// The conditions under which productions are made ahead: widths, text sizes, directions.
///
/// Each width is combined with each category and each direction. A production serves exactly the width
/// it was made for, so a bundle needs the widths of the devices it is meant for.
@MainActor
public struct SkeletonConditions {
    /// The widths of phones in use, in points, from the smallest to the largest.
    public static let phoneWidths: [CGFloat] = [320, 375, 390, 393, 402, 414, 428, 430, 440]

    /// The widths, in points.
    public var widths: [CGFloat]

    /// The sizes of text.
    public var contentSizeCategories: [UIContentSizeCategory]

    /// The directions of content.
    public var layoutDirections: [UIUserInterfaceLayoutDirection]

    /// Creates conditions; by default those of phones with the standard text size, from left to right.
    public init(
        widths: [CGFloat] = SkeletonConditions.phoneWidths,
        contentSizeCategories: [UIContentSizeCategory] = [.large],
        layoutDirections: [UIUserInterfaceLayoutDirection] = [.leftToRight]
    ) {
        self.widths = widths
        self.contentSizeCategories = contentSizeCategories
        self.layoutDirections = layoutDirections
    }

    /// Does something once for every combination.
    public func forEach(
        _ body: (CGFloat, UIContentSizeCategory, UIUserInterfaceLayoutDirection) throws -> Void
    )
        rethrows
    {
        for width in widths {
            for category in contentSizeCategories {
                for direction in layoutDirections { try body(width, category, direction) }
            }
        }
    }
}
