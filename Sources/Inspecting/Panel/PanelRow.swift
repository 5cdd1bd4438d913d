import UIKit

/// One row of the panel: a name, a value and the control that changes it.
@available(tvOS, unavailable)
@MainActor
final class PanelRow: UIStackView {
    private let valueLabel = UILabel()
    private let show: @MainActor () -> Void

    private init(_ name: String, control: UIControl, show: @escaping @MainActor () -> Void) {
        self.show = show
        super.init(frame: .zero)
        let nameLabel = UILabel()
        nameLabel.text = name
        for label in [nameLabel, valueLabel] {
            label.font = .preferredFont(forTextStyle: .subheadline)
            label.adjustsFontForContentSizeCategory = true
        }
        nameLabel.isAccessibilityElement = false
        valueLabel.isAccessibilityElement = false
        valueLabel.textAlignment = .natural
        control.accessibilityLabel = name
        let isLarge = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
        axis = isLarge ? .vertical : .horizontal
        alignment = isLarge ? .leading : .center
        spacing = 8
        for view in [nameLabel, valueLabel, control] { addArrangedSubview(view) }
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        guard !isLarge else { return }
        nameLabel.widthAnchor.constraint(equalToConstant: 92).isActive = true
        valueLabel.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        if control is UISlider {
            valueLabel.widthAnchor.constraint(equalToConstant: 48).isActive = true
        }
    }

    required init(coder: NSCoder) {
        show = {}
        super.init(coder: coder)
    }

    /// A row with a stepper that counts in whole numbers.
    static func stepper(
        _ name: String, in range: ClosedRange<Double>, value: @escaping @MainActor () -> Double,
        change: @escaping @MainActor (Double) -> Void
    ) -> PanelRow {
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue) = (range.lowerBound, range.upperBound)
        stepper.addAction(
            UIAction { [weak stepper] _ in stepper.map { change($0.value) } }, for: .valueChanged)
        let row = PanelRow(name, control: stepper) { [weak stepper] in stepper?.value = value() }
        row.text = { ShapeCall.text(CGFloat(value())) }
        return row
    }

    /// A row with a slider whose values are whole numbers.
    static func slider(
        _ name: String, limit: @escaping @MainActor () -> CGFloat, value: @escaping @MainActor () -> CGFloat,
        change: @escaping @MainActor (CGFloat) -> Void
    ) -> PanelRow {
        let slider = UISlider()
        slider.addAction(
            UIAction { [weak slider] _ in slider.map { change(CGFloat($0.value).rounded()) } },
            for: .valueChanged)
        let row = PanelRow(name, control: slider) { [weak slider] in
            slider?.maximumValue = Float(max(1, limit()))
            slider?.value = Float(value())
        }
        row.text = { ShapeCall.text((value() * 10).rounded() / 10) }
        return row
    }

    static func toggle(
        _ name: String, value: @escaping @MainActor () -> Bool, change: @escaping @MainActor (Bool) -> Void
    ) -> PanelRow {
        let toggle = UISwitch()
        toggle.addAction(UIAction { [weak toggle] _ in toggle.map { change($0.isOn) } }, for: .valueChanged)
        return PanelRow(name, control: toggle) { [weak toggle] in toggle?.isOn = value() }
    }

    private var text: @MainActor () -> String = { "" }

    func update() {
        show()
        valueLabel.text = text()
    }
}
