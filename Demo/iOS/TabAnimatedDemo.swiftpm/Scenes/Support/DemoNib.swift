public import UIKit

/// An interface file of the demo, and the class of the cell in it.
public struct DemoNib: Sendable {
    /// The name of the file, without its extension.
    public let name: String

    /// The class of the cell.
    public let cellClass: UIView.Type

    /// The file as it was written; `nil` where the bundle holds a nib that was made of it.
    public var file: URL? { Bundle.module.url(forResource: name, withExtension: "xib") }

    /// The interface files of all scenes.
    public static let all = [
        DemoNib(name: "DepartureCell", cellClass: DepartureCell.self),
        DemoNib(name: "ParcelCell", cellClass: ParcelCell.self),
    ]
}
