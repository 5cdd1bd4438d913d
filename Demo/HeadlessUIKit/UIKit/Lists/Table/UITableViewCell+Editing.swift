import Foundation

/// The sign at the leading edge of a row that is edited.
final class CellEditControl: UIImageView {}

/// The views of a row that is edited.
@MainActor struct EditParts {
    var control: CellEditControl?
    var handle: CellAccessoryView?
    var confirmation: CellConfirmationView?
    var swipe: SwipeActionsView?

    nonisolated init() {}
}

extension UITableViewCell {
    private static let controlWidth: CGFloat = 38
    private static let handleWidth: CGFloat = 44

    /// Whether a finger may move the row.
    var showsHandle: Bool { isEditing && rowEditing.canMove && showsReorderControl }

    private var showsControl: Bool {
        isEditing && !rowEditing.isSwiped && (rowEditing.isSelectable || rowEditing.style != .none)
    }

    func rowEditingDidChange(from old: RowEditing) {
        guard old != rowEditing else { return }
        updateEditParts()
        setNeedsUpdateConfiguration()
    }

    func updateEditParts() {
        show(&editParts.control, when: showsControl) { CellEditControl(frame: .zero) }
        editParts.control?.image = controlImage
        editParts.control?.tintColor = controlColor
        editParts.control?.sizeToFit()
        show(&editParts.handle, when: showsHandle) {
            let view = CellAccessoryView(image: UIImage.sign("line.3.horizontal", size: 17))
            view.tintColor = .tertiaryLabel
            return view
        }
        show(&editParts.confirmation, when: isEditing && rowEditing.confirmation != nil) {
            CellConfirmationView(frame: .zero)
        }
        editParts.confirmation?.title = rowEditing.confirmation ?? ""
        showSwipeActions(isEditing ? rowEditing.swipe : nil)
        setNeedsLayout()
    }

    private func showSwipeActions(_ side: SwipeSide?) {
        guard side?.configuration !== editParts.swipe?.configuration else { return }
        editParts.swipe?.removeFromSuperview()
        editParts.swipe = side.map { SwipeActionsView($0.configuration, isLeading: $0.isLeading) }
        editParts.swipe.map(addSubview)
    }

    private func show<Part: UIView>(_ part: inout Part?, when isShown: Bool, make: () -> Part) {
        if isShown, part == nil {
            let view = make()
            addSubview(view)
            part = view
        } else if !isShown {
            part?.removeFromSuperview()
            part = nil
        }
    }

    private var controlImage: UIImage? {
        if rowEditing.isSelectable {
            return UIImage.sign(isSelected ? "checkmark.circle.fill" : "circle", size: 20)
        }
        return UIImage.sign(rowEditing.style == .insert ? "plus.circle.fill" : "minus.circle.fill", size: 20)
    }

    private var controlColor: UIColor {
        if rowEditing.isSelectable { return isSelected ? tintColor : .tertiaryLabel }
        return rowEditing.style == .insert ? .systemGreen : .systemRed
    }

    // MARK: Layout

    /// How far the content stands in from the leading edge.
    var editingIndentation: CGFloat {
        if showsControl { return Self.controlWidth }
        let isIndented = shouldIndentWhileEditing && rowEditing.isIndented
        return isEditing && !rowEditing.isSwiped && isIndented ? Self.controlWidth : 0
    }

    /// The room at the trailing edge that the handle takes.
    var handleRoom: CGFloat { showsHandle ? Self.handleWidth : 0 }

    /// How far everything is pulled towards the leading edge, for the confirmation or the actions of the row.
    var swipeShift: CGFloat {
        if let swipe = editParts.swipe { return swipe.isLeading ? -swipe.width : swipe.width }
        return editParts.confirmation?.sizeThatFits(bounds.size).width ?? 0
    }

    func layoutEditParts() {
        let insets = safeAreaInsets
        place(editParts.control, x: insets.left + 16 - swipeShift)
        if let handle = editParts.handle {
            let end = bounds.width - insets.right - tablePlace.indexBreadth - 16
            place(handle, x: end - handle.bounds.width - swipeShift)
        }
        if let swipe = editParts.swipe {
            let x = swipe.isLeading ? 0 : bounds.width - swipe.width
            swipe.frame = turned(CGRect(x: x, y: 0, width: swipe.width, height: bounds.height))
        }
        if let confirmation = editParts.confirmation {
            let width = swipeShift
            confirmation.frame = turned(
                CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height))
        }
    }

    private func place(_ view: UIView?, x: CGFloat) {
        guard let view else { return }
        let size = view.bounds.size
        view.frame = turned(
            CGRect(
                x: x, y: pixelRound((bounds.height - size.height) / 2), width: size.width, height: size.height
            ))
    }

    /// A rectangle where it stands in the direction of the layout.
    func turned(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
