import UIKit

/// A way to give sections of a list more room than their cells take.
@MainActor
protocol RoomGiving: AnyObject {
    /// Gives sections room, by section index, in points along the axis of scrolling; others lose theirs.
    ///
    /// - Parameter isAtOnce: Whether the list may be measured before this returns; it may not while it lays itself out.
    /// - Returns: Whether the list has been measured again.
    func give(_ rooms: [Int: CGFloat], isAtOnce: Bool) -> Bool

    /// Calls a closure when the list has been measured after `give` returned.
    func whenMeasured(_ action: @escaping @MainActor () -> Void)

    /// Takes all room back.
    func takeBack()
}
