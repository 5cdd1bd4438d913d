import TabAnimated
import TabProduction
import UIKit

@available(tvOS, unavailable)
extension InspectorPanel {
    func makeRows() -> [PanelRow] {
        let inspection = inspection
        let now: @MainActor () -> Component? = { inspection.chosenComponent?.now }
        return [
            .stepper("Down", in: -400...400, value: { Double(inspection.adjustment.down) }) { value in
                inspection.change(by: "Down") { $0.down = CGFloat(value) }
            },
            .stepper("Right", in: -400...400, value: { Double(inspection.adjustment.right) }) { value in
                inspection.change(by: "Right") { $0.right = CGFloat(value) }
            },
            .slider(
                "Width", limit: { inspection.host?.bounds.width ?? 0 }, value: { now()?.frame.width ?? 0 }
            ) { value in
                inspection.change(by: "Width") { $0.width = max(1, value) }
            },
            .slider("Height", limit: { Self.highest(inspection) }, value: { now()?.adjustableHeight ?? 0 }) {
                value in
                inspection.change(by: "Height") { $0.height = max(1, value) }
            },
            .slider("Radius", limit: { Self.highest(inspection) / 2 }, value: { now()?.cornerRadius ?? 0 }) {
                value in
                inspection.change(by: "Radius") { $0.radius = value }
            },
            .stepper("Lines", in: 1...10, value: { Double(now()?.lines?.count ?? 1) }) { value in
                inspection.change(by: "Lines") { $0.lines = Int(value) }
            },
            .toggle("Shown", value: { now()?.isRemoved == false }) { value in
                let wasShown = inspection.chosenComponent?.before.isRemoved == false
                inspection.change(by: "Shown") { $0.isShown = value == wasShown ? nil : value }
            },
        ]
    }

    /// The greatest height that the slider offers, in points.
    private static func highest(_ inspection: SkeletonInspection) -> CGFloat {
        max(64, (inspection.chosenComponent?.before.adjustableHeight ?? 0) * 2)
    }

    func makeColors() -> UIView {
        let colors: [ShapeColor?] = [nil] + ShapeColor.allCases
        let titles = ["Standard"] + ShapeColor.allCases.map { "\($0)".capitalized }
        return segments(titles, named: "Color") { [inspection] position in
            inspection.change(by: "Color") { $0.color = colors[position] }
        }
    }

    func makeAnimations() -> UIView {
        let choices: [(title: String, animation: AnimationType?)] = [
            ("App's", nil), ("Shimmer", .shimmer()), ("Pulse", .pulse()), ("Bin", .bin()), ("Drop", .drop()),
            ("Classic", .classic()), ("Still", .still),
        ]
        return segments(choices.map(\.title), named: "Animation") { [inspection] in
            inspection.tryAnimation(choices[$0].animation)
        }
    }

    func makeAppearances() -> UIView {
        let choices: [(title: String, mode: DarkMode?)] = [
            ("App's", nil), ("Light", .light), ("Dark", .dark),
        ]
        return segments(choices.map(\.title), named: "Appearance") { [inspection] in
            inspection.tryAppearance(choices[$0].mode)
        }
    }

    func makeAddresses() -> UIView {
        segments(["Key path", "Name", "Index"], named: "Address") { [inspection] in
            inspection.address = ShapeEdits.Address(rawValue: $0) ?? .keyPath
        }
    }

    private func segments(
        _ titles: [String], named name: String, choose: @escaping @MainActor (Int) -> Void
    ) -> UIView {
        let control = UISegmentedControl(items: titles)
        control.apportionsSegmentWidthsByContent = true
        control.selectedSegmentIndex = 0
        control.accessibilityLabel = name
        control.accessibilityIdentifier = name
        control.addAction(
            UIAction { [weak control] _ in control.map { choose($0.selectedSegmentIndex) } },
            for: .valueChanged)
        control.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        return control
    }

    func makeButtons() -> UIView {
        let buttons = [
            button("Previous") { [inspection] in inspection.choose(next: -1) },
            button("Next") { [inspection] in inspection.choose(next: 1) },
            button("Move panel") { [weak self] in self?.onMove() },
            button("Done") { [weak self] in self?.onClose() },
        ]
        return row(of: buttons)
    }

    func makeCodeButtons() -> UIView {
        set(undoButton, "Undo") { [inspection] in inspection.undo() }
        let buttons = [
            button("Copy") { [inspection] in UIPasteboard.general.string = inspection.swift },
            undoButton,
            button("Reset shape") { [inspection] in
                inspection.change(by: "Reset") { $0 = ShapeAdjustment() }
            },
        ]
        return row(of: buttons)
    }

    private func row(of buttons: [UIButton]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: buttons)
        let isLarge = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.distribution = isLarge ? .fill : .equalSpacing
        return row
    }

    private func button(_ title: String, action: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        set(button, title, action: action)
        return button
    }

    private func set(_ button: UIButton, _ title: String, action: @escaping @MainActor () -> Void) {
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
}
