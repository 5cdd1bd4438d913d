public import Foundation

/// A sign or control at the leading or trailing edge of a list cell.
@preconcurrency @MainActor public struct UICellAccessory {
    /// What an accessory is.
    public enum AccessoryType {
        case disclosureIndicator
        case detail
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case outlineDisclosure
        case label
        case customView(UIView)
    }

    /// When an accessory is shown.
    public enum DisplayedState: Sendable {
        case always
        case whenEditing
        case whenNotEditing
    }

    /// How much width is kept for an accessory.
    public enum LayoutDimension: Sendable {
        case actual
        case standard
        case custom(CGFloat)
    }

    /// The edge an accessory stands at, and where among the others there.
    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int
    }

    public typealias ActionHandler = @MainActor () -> Void

    public let accessoryType: AccessoryType
    let placement: Placement
    var look = AccessoryLook()
    var actionHandler: ActionHandler?

    init(_ type: AccessoryType, _ placement: Placement, look: AccessoryLook = AccessoryLook()) {
        accessoryType = type
        self.placement = placement
        self.look = look
    }

    static func trailing(_ displayed: DisplayedState) -> Placement { .trailing(displayed: displayed) }
    static func leading(_ displayed: DisplayedState) -> Placement { .leading(displayed: displayed) }
}

/// What the options of all accessories come down to.
struct AccessoryLook {
    var isHidden = false
    var reservedWidth = UICellAccessory.LayoutDimension.actual
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var font: UIFont?
    var text: String?
    var keepsSize = false
    var adjustsFont = true
    var outlineStyle = UICellAccessory.OutlineDisclosureOptions.Style.automatic
    /// Whether a line sets the accessory off from what stands before it.
    var hasSeparator = false
}
