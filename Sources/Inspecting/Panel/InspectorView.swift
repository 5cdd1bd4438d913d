import TabAnimated
import TabProduction
import UIKit

/// Lies over the window while a skeleton is inspected: takes taps on shapes, outlines the chosen one and holds the panel.
@available(tvOS, unavailable)
@MainActor
final class InspectorView: UIView {
    let inspection: SkeletonInspection
    private let panel: InspectorPanel
    private let outlines = CALayer()
    private var observation: NotificationObservation?
    private var isAtTop = false

    init(_ inspection: SkeletonInspection) {
        self.inspection = inspection
        panel = InspectorPanel(inspection)
        super.init(frame: .zero)
        layer.addSublayer(outlines)
        // The panel stands above the covers, which stand above what is added to their views.
        layer.zPosition = 2_000
        addSubview(panel)
        inspection.onChange = { [weak self] in self?.update() }
        panel.onClose = { [weak self] in self?.close() }
        panel.onMove = { [weak self] in
            self?.isAtTop.toggle()
            self?.setNeedsLayout()
        }
        observation = NotificationObservation(of: SkeletonState.didChangeNotification) { [weak self] in
            guard let self, self.inspection.host?.isTabAnimating != true else { return }
            self.close()
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Takes the panel away and gives the skeleton back to the app.
    func close() {
        guard superview != nil else { return }
        observation = nil
        removeFromSuperview()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { inspection.finish() }
    }

    private func update() {
        panel.update()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(bounds.height * 0.5, 360)
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
        let y = isAtTop ? area.minY : area.maxY - height
        panel.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
        drawOutlines()
    }

    private func drawOutlines() {
        outlines.sublayers = inspection.shapes(in: self).filter { $0.shape == inspection.chosen }.map {
            shape in
            let outline = CALayer()
            outline.name = "outline"
            outline.frame = shape.frame.insetBy(dx: -3, dy: -3)
            outline.borderWidth = 2
            outline.borderColor = UIColor.systemPink.resolvedColor(with: traitCollection).cgColor
            return outline
        }
    }

    /// The panel and the skeleton take touches; what is around them stays the app's.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        panel.frame.contains(point)
            || inspection.covers.contains { $0.bounds.contains(convert(point, to: $0)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        inspection.choose(at: touch.location(in: self), in: self)
    }
}
