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

    /// The shape of a view, or `nil` if neither its class nor a superclass is one of UIKit's controls.
    @MainActor
    init?(of view: UIView) {
        for type in ClassName.chain(of: view) {
            let name = ClassName(type)
            guard name.isFrameworks || !name.bare.hasPrefix("UI") else { continue }
            guard let shape = Self.shapes[name.bare] else { continue }
            self = shape
            return
        }
        return nil
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
