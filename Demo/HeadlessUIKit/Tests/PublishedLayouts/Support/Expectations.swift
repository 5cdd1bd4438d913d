import Testing
import UIKit

/// Compares a frame with what a publication says, to half a point.
@MainActor
func expectFrame(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectRectangle(view.frame, x, y, width, height, sourceLocation: sourceLocation)
}

/// Compares a rectangle with what a publication says, to half a point.
func expectRectangle(
    _ rectangle: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let expected = CGRect(x: x, y: y, width: width, height: height)
    let error = max(
        abs(rectangle.minX - x), abs(rectangle.minY - y), abs(rectangle.width - width),
        abs(rectangle.height - height))
    #expect(error <= 0.5, "\(rectangle) is not \(expected)", sourceLocation: sourceLocation)
}

/// Compares numbers with what a publication says, to half a point.
func expectNumbers(
    _ numbers: [CGFloat], _ expected: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
) {
    let isClose =
        numbers.count == expected.count
        && zip(numbers, expected).allSatisfy { abs($0 - $1) <= 0.5 }
    #expect(isClose, "\(numbers) are not \(expected)", sourceLocation: sourceLocation)
}
