import UIKit

/// The shape that a small control of UIKit's has in a skeleton; such a control is never looked into.
enum ControlShape: Sendable {
    /// Fills the frame, with the radius of the layer.
    case plain
    /// Fills the frame, with slightly rounded corners.
    case rounded
    /// Fills the frame, with round ends; a circle when it is square.
    case capsule
    /// A thin bar with round ends in the middle of the height.
    case track
    /// A short bar in the center, as wide as a row of dots of which the control has a number.
    case dots(@MainActor @Sendable (UIView) -> Int)

    /// The controls by the names of their classes, because not every platform has all of them.
    ///
    /// A control that has one of these shapes is one line here. What the shape is made from besides the frame
    /// is part of the line, so that it counts in the fingerprint of a view too.
    private static let shapes: [String: ControlShape] = [
        "UISwitch": .capsule,
        "UIActivityIndicatorView": .capsule,
        "UIProgressView": .capsule,
        "UISlider": .track,
        "UIPageControl": .dots { ($0 as? UIPageControl)?.numberOfPages ?? 1 },
        "UISegmentedControl": .rounded,
        "UIStepper": .rounded,
        "UIColorWell": .capsule,
        "UIDatePicker": .plain,
        "UIPickerView": .plain,
        "UISearchBar": .rounded,
        "WKWebView": .plain,
        "MKMapView": .plain,
    ]

    /// The shape of a class, or `nil` if it is not one of UIKit's controls.
    init?(named name: ClassName) {
        guard name.isUIKit || !name.bare.hasPrefix("UI") else { return nil }
        guard let shape = Self.shapes[name.bare] else { return nil }
        self = shape
    }

    /// What a control has a number of, and its shape depends on; zero for shapes that depend on nothing else
    /// than the frame.
    @MainActor
    func count(in control: UIView) -> Int {
        switch self {
        case .plain, .rounded, .capsule, .track: 0
        case .dots(let count): count(control)
        }
    }

    /// The thickness of a track, and of a page control's row of dots, in points.
    static let trackHeight: CGFloat = 8

    /// The corner radius of segmented controls and steppers, in points.
    static let roundedRadius: CGFloat = 8

    /// The width that a page control gives to each dot, in points.
    static let dotWidth: CGFloat = 16
}
