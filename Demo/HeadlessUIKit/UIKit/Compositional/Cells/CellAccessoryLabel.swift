import Foundation

/// The text of an accessory.
final class CellAccessoryLabel: UILabel {}
