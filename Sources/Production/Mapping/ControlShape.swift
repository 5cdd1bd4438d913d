import UIKit

/// The shape that stands for one of UIKit's small controls, which are never looked into.
///
/// Controls are known by the name of their class, because not every platform has all of them.
enum ControlShape {
    /// Fills the frame, with the radius of the layer.
    case plain
    /// Fills the frame, with slightly rounded corners.
    case rounded
    /// Fills the frame, with round ends; a circle when it is square.
    case capsule
    /// A thin bar with round ends in the middle of the height.
    case track
    /// A short bar in the centre.
    case dots

    /// The shape of a class, or `nil` if it is not one of UIKit's controls.
    init?(named name: ClassName) {
        guard name.isFrameworks || !name.bare.hasPrefix("UI") else { return nil }
        guard let shape = Self.shapes[name.bare] else { return nil }
        self = shape
    }

    /// The thickness of a track, and of a page control's row of dots, in points.
    static let trackHeight: CGFloat = 8

    /// The corner radius of segmented controls and steppers, in points.
    static let roundedRadius: CGFloat = 8

    /// The width that a page control gives to each dot, in points.
    static let dotWidth: CGFloat = 16

    private static let shapes: [String: ControlShape] = [
        "UISwitch": .capsule, "UIActivityIndicatorView": .capsule, "UIProgressView": .capsule,
        "UISlider": .track, "UIPageControl": .dots, "UISegmentedControl": .rounded, "UIStepper": .rounded,
        "UIColorWell": .capsule, "UIDatePicker": .plain, "UIPickerView": .plain, "UISearchBar": .rounded,
        "WKWebView": .plain, "MKMapView": .plain,
    ]
}
