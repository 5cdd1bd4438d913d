import UIKit

/// What a view is drawn as: the role of its component, and how that gets its shape.
@MainActor
struct ViewShape {
    let role: Component.Role

    /// Whether nothing but text is drawn, whatever the ground of the view.
    let isOnlyText: Bool

    /// Gives a component its shape, by the lines that the app asks for.
    let draw: @MainActor (ComponentMaker, inout Component, SkeletonLines) -> Void

    private init(
        _ role: Component.Role, isOnlyText: Bool = false,
        _ draw: @escaping @MainActor (ComponentMaker, inout Component, SkeletonLines) -> Void
    ) {
        self.role = role
        self.isOnlyText = isOnlyText
        self.draw = draw
    }
}

extension ViewShape {
    static func label(_ label: UILabel) -> ViewShape {
        ViewShape(.label, isOnlyText: true) { $0.shapeLabel(&$1, label, $2) }
    }

    static func textView(_ textView: UITextView) -> ViewShape {
        ViewShape(.text, isOnlyText: true) { $0.shapeTextView(&$1, textView, $2) }
    }

    static func field(_ field: UITextField) -> ViewShape {
        ViewShape(.text) { $0.shapeField(&$1, field, $2) }
    }

    static func image(_ imageView: UIImageView) -> ViewShape {
        ViewShape(.image) { maker, component, _ in maker.shapeImage(&component, imageView) }
    }

    static func button(_ button: UIButton) -> ViewShape {
        ViewShape(.button) { maker, component, _ in maker.shapeButton(&component, button) }
    }

    static func control(_ shape: ControlShape, _ view: UIView) -> ViewShape {
        ViewShape(.control) { maker, component, _ in maker.shapeControl(&component, view, shape) }
    }

    /// What a cell shows of SwiftUI, which has no views inside.
    static func hosted(_ view: UIView) -> ViewShape {
        ViewShape(.text) { $0.shapeHosted(&$1, view, $2) }
    }

    /// Mapped as the view itself says.
    static func declared(_ mapping: SkeletonMapping, _ view: UIView) -> ViewShape {
        let role: Component.Role = if case .lines = mapping { .text } else { .block }
        return ViewShape(role) { $0.shapeDeclared(&$1, view, mapping, $2) }
    }

    /// A view with nothing inside.
    static func block(_ view: UIView) -> ViewShape {
        ViewShape(.block) { maker, component, _ in
            maker.shapeBlock(&component, view)
            maker.openOutline(of: &component, view)
        }
    }

    /// A view that is not looked into: by default one that is opaque, else a label that is a badge, or a view that draws itself.
    static func opaque(_ view: UIView, as role: Component.Role = .block) -> ViewShape {
        ViewShape(role) { maker, component, _ in maker.shapeBlock(&component, view) }
    }
}
