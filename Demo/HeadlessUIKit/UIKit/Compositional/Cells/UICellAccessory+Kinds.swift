import Foundation

extension UICellAccessory {
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, trailing(displayed), look: options.look)
    }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, trailing(displayed), look: options.look).acting(actionHandler)
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, trailing(displayed), look: options.look)
    }

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, leading(displayed), look: options.look).acting(actionHandler)
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert, leading(displayed), look: options.look).acting(actionHandler)
    }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(.reorder, trailing(displayed), look: options.look)
    }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, leading(displayed), look: options.look)
    }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.outlineDisclosure, trailing(displayed), look: options.look).acting(actionHandler)
    }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var look = options.look
        look.text = text
        return UICellAccessory(.label, trailing(displayed), look: look)
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let look = AccessoryLook(
            isHidden: configuration.isHidden, reservedWidth: configuration.reservedLayoutWidth,
            tintColor: configuration.tintColor, keepsSize: configuration.maintainsFixedSize)
        return UICellAccessory(
            .customView(configuration.customView), configuration.placement, look: look)
    }

    private func acting(_ handler: ActionHandler?) -> UICellAccessory {
        var copy = self
        copy.actionHandler = handler
        return copy
    }
}

extension UICellAccessory {
    var isLeading: Bool {
        if case .leading = placement { return true }
        return false
    }

    func isDisplayed(editing: Bool) -> Bool {
        let state: DisplayedState
        switch placement {
        case .leading(let displayed, _), .trailing(let displayed, _): state = displayed
        }
        switch state {
        case .always: return true
        case .whenEditing: return editing
        case .whenNotEditing: return !editing
        }
    }

    /// The accessories of one edge, from the leading to the trailing side.
    static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        var ordered: [UICellAccessory] = []
        for accessory in accessories {
            var index = ordered.count
            if case .customView = accessory.accessoryType { index = accessory.index(among: ordered) }
            ordered.insert(accessory, at: min(max(0, index), ordered.count))
        }
        return ordered
    }

    private func index(among others: [UICellAccessory]) -> Int {
        switch placement {
        case .leading(_, let position), .trailing(_, let position): position(others)
        }
    }
}
