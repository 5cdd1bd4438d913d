import TabAnimated
import UIKit

/// The appearance of a picture.
public enum PictureStyle: String, CaseIterable, Sendable {
    case light
    case dark

    var interfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}
