import Foundation

extension UIBarButtonItem {
    /// Makes the button of the item; a tap runs its action, or opens its menu.
    func makeButton(opening open: @escaping (UIMenu?) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        let image = image ?? headlessSystemItem?.symbolName.flatMap { UIImage.sign($0, size: 17) }
        button.setImage(image, for: .normal)
        if image == nil { button.setTitle(title ?? headlessSystemItem?.title, for: .normal) }
        let isBold = style == .done || headlessSystemItem?.isBold == true
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
        button.isEnabled = isEnabled
        if let tintColor { button.tintColor = tintColor }
        button.addAction(UIAction { [weak self] _ in self?.tap(opening: open) }, for: .touchUpInside)
        return button
    }

    private func tap(opening open: (UIMenu?) -> Void) {
        if let action = primaryAction { return action.performWithSender(self, target: nil) }
        open(menu)
    }
}
