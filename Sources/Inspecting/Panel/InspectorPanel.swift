import TabAnimated
import TabProduction
import UIKit

/// The controls that change the chosen shape, with why it is there and the Swift of all changes.
@available(tvOS, unavailable)
@MainActor
final class InspectorPanel: UIView {
    let inspection: SkeletonInspection
    let scrollView = UIScrollView()
    let content = UIStackView()
    let titleLabel = UILabel()
    let reasonLabel = UILabel()
    let swiftLabel = UILabel()
    let treeLabel = UILabel()
    let shapeControls = UIStackView()
    let undoButton = UIButton(type: .system)
    var rows: [PanelRow] = []

    /// Called by the buttons that move the panel to the other end of the screen, and close it.
    var onMove: @MainActor () -> Void = {}
    var onClose: @MainActor () -> Void = {}

    init(_ inspection: SkeletonInspection) {
        self.inspection = inspection
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        clipsToBounds = true
        accessibilityIdentifier = "skeleton inspector"
        addContent()
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    func update() {
        let component = inspection.chosenComponent
        titleLabel.text = component.map { Self.title(of: $0.now) } ?? "Tap a shape"
        let tree = inspection.chosenTree
        let reason = component.flatMap { tree?.reasons(of: $0.now.index) }
        reasonLabel.text =
            component == nil
            ? "Its size, its place and its look can be changed here."
            : reason ?? "As in the content that was there last."
        shapeControls.isHidden = component == nil
        if component != nil { rows.forEach { $0.update() } }
        swiftLabel.text = inspection.swift
        swiftLabel.superview?.isHidden = inspection.swift.isEmpty
        undoButton.isEnabled = inspection.canUndo
        treeLabel.text = tree?.description
    }

    private static func title(of component: Component) -> String {
        let frame = component.frame
        let figures = [frame.minX, frame.minY, frame.width, frame.height]
            .map { ShapeCall.text(($0 * 10).rounded() / 10) }
        return "\(component.index) \(component.name ?? component.role.rawValue)\n"
            + "x \(figures[0])  y \(figures[1])  \(figures[2]) × \(figures[3])"
    }
}
