import Foundation

/// One view of a solved layout; its frame is relative to whatever contains it.
struct PlacedElement {
    var key: ElementKey
    var frame: CGRect
    var zIndex = 0
    var measured = MeasuredAxes()

    func moved(by offset: CGPoint) -> PlacedElement {
        var copy = self
        copy.frame.origin.x += offset.x
        copy.frame.origin.y += offset.y
        return copy
    }
}

/// A solved item or group: its size, and the views in it relative to its corner.
struct SolvedPart {
    var size: CGSize
    var elements: [PlacedElement] = []
    /// False when the data ended before it.
    var hasData = true
}
