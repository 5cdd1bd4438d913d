import UIKit

/// The shape that a small control of UIKit's has in a skeleton; such a control is never looked into.
enum ControlShape: Sendable {
    /// Fills the frame, with the radius of the layer.
    case plain
    /// Fills the frame, with corners of a radius.
    case rounded(CGFloat)
    /// Fills the frame, with round ends; a circle when it is square.
    case capsule
    /// A capsule with a knob, as large as the control draws itself.
    case toggle
    /// A circle in the center, as large as the control draws itself.
    case spinner
    /// A thin bar in the middle of the height, with a knob on it.
    case slider
    /// Slightly rounded shapes side by side, of which the control has a number.
    case segments(@MainActor @Sendable (UIView) -> Int)
    /// The field that the control holds.
    case searchField
    /// Dots in the center, of which the control has a number.
    case dots(@MainActor @Sendable (UIView) -> Int)

    /// The controls by the names of their classes, because not every platform has all of them.
    ///
    /// A control that has one of these shapes is one line here.
    private static let shapes: [String: ControlShape] = [
        "UISwitch": .toggle,
        "UIActivityIndicatorView": .spinner,
        "UIProgressView": .capsule,
        "UISlider": .slider,
        "UIPageControl": .dots { ($0 as? UIPageControl)?.numberOfPages ?? 1 },
        "UISegmentedControl": .segments { ($0 as? UISegmentedControl)?.numberOfSegments ?? 1 },
        "UIStepper": .segments { _ in 2 },
        "UIColorWell": .capsule,
        "UIDatePicker": .rounded(roundedRadius),
        "UIPickerView": .plain,
        "UISearchBar": .searchField,
        "WKWebView": .plain,
        "MKMapView": .plain,
    ]

    /// The shape of a class, or `nil` if it is not one of UIKit's controls.
    init?(named name: ClassName) {
        guard name.isUIKit || !name.bare.hasPrefix("UI"), let shape = Self.shapes[name.bare] else {
            return nil
        }
        self = shape
    }

    /// The distance of the knob of a switch from its edge, in points.
    static let toggleGap: CGFloat = 2

    /// The width of the knob of a switch of a size, in points: round until iOS 18, wide in the low ones since.
    static func toggleKnobWidth(of size: CGSize) -> CGFloat {
        size.width > size.height * 2 ? size.width * 37 / 63 : size.height - toggleGap * 2
    }

    /// The side of a spinner that does not say its size, in points.
    static let spinnerSide: CGFloat = 20

    /// The knob and the thickness of the track of a slider that does not say them, in points.
    static let sliderParts = (knob: CGSize(width: 28, height: 28), track: CGFloat(4))

    /// The gap that keeps the shapes of two segments apart, which touch in the control, in points.
    static let segmentGap: CGFloat = 2

    /// The corner radius of a field with a round border, in points.
    static let fieldRadius: CGFloat = 5

    /// The thickness of a track, and of a page control's dots, in points.
    static let trackHeight: CGFloat = 8

    /// The corner radius of segmented controls and steppers until iOS 18, and of date pickers, in points.
    static let roundedRadius: CGFloat = 8

    /// The corner radius of the field of a search bar, in points.
    static let searchRadius: CGFloat = 10

}
