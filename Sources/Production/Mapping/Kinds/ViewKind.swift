import UIKit

/// What a view is drawn as.
@MainActor
enum ViewKind {
    case label(UILabel)
    /// A label that is a surface of its own, such as a badge.
    case pill
    case image(UIImageView)
    case button(UIButton)
    case field(UITextField)
    case textView(UITextView)
    case control(ControlShape)
    /// A view with nothing inside.
    case block
    /// A view of the app that draws itself, whatever is inside.
    case drawn
    /// What a cell shows of SwiftUI, which has no views inside.
    case hosted
    /// A view that is not looked into.
    case opaque
    /// Mapped as the view itself says.
    case declared(SkeletonMapping)

    /// Whether nothing but text is drawn, whatever the ground of the view.
    var isOnlyText: Bool {
        switch self {
        case .label, .textView: true
        default: false
        }
    }

    /// The kind of content a component of this kind stands for.
    var role: Component.Role {
        switch self {
        case .label, .pill: .label
        case .image, .drawn: .image
        case .button: .button
        case .field, .textView: .text
        case .control: .control
        case .block, .opaque: .block
        case .hosted, .declared(.lines): .text
        case .declared: .block
        }
    }
}
