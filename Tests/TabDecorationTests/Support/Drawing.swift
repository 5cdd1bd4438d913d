import UIKit

/// What a tree of layers draws at a moment: a line for each layer that paints something, copies of replicators too.
@MainActor
struct Drawing {
    /// The lines, in alphabetical order.
    private(set) var lines: [String] = []

    init(of root: CALayer, at time: CFTimeInterval) {
        draw(root, place: .identity, opacity: 1, at: time)
        lines.sort()
    }

    private mutating func draw(
        _ layer: CALayer, place: CGAffineTransform, opacity: Float, at time: CFTimeInterval
    ) {
        let state = layer.headlessPresentation(at: time)
        let anchor = CGPoint(
            x: state.bounds.minX + state.bounds.width * state.anchorPoint.x,
            y: state.bounds.minY + state.bounds.height * state.anchorPoint.y)
        let own = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(state.affineTransform())
            .concatenating(CGAffineTransform(translationX: state.position.x, y: state.position.y))
            .concatenating(place)
        let opacity = opacity * state.opacity
        if let line = line(of: state, place: own, opacity: opacity) { lines.append(line) }
        let copies = layer as? CAReplicatorLayer
        for copy in 0..<(copies?.instanceCount ?? 1) {
            let step = copies.map { CATransform3DGetAffineTransform($0.instanceTransform) } ?? .identity
            let shift = (0..<copy).reduce(CGAffineTransform.identity) { shift, _ in shift.concatenating(step)
            }
            let delayed = time - Double(copy) * (copies?.instanceDelay ?? 0)
            for sublayer in layer.sublayers ?? [] {
                draw(sublayer, place: shift.concatenating(own), opacity: opacity, at: delayed)
            }
        }
    }

    private func line(of state: CALayer, place: CGAffineTransform, opacity: Float) -> String? {
        let gradient = state as? CAGradientLayer
        let colors = (gradient?.colors ?? []).map { "\($0)" }
        guard state.backgroundColor != nil || !colors.isEmpty || state.borderWidth > 0 else { return nil }
        let corners = [
            CGPoint(x: state.bounds.minX, y: state.bounds.minY),
            CGPoint(x: state.bounds.maxX, y: state.bounds.minY),
            CGPoint(x: state.bounds.maxX, y: state.bounds.maxY),
        ]
        let parts: [String] = [
            corners.map { text($0.applying(place)) }.joined(separator: " "),
            "opacity \(number(CGFloat(opacity)))", "\(state.backgroundColor.map { "\($0)" } ?? "-")",
            colors.joined(separator: " "), gradient.map { text($0.startPoint) + text($0.endPoint) } ?? "",
            "round \(number(state.cornerRadius)) \(state.maskedCorners.rawValue)",
            "shadow \(state.shadowOpacity) border \(number(state.borderWidth))", mask(of: state),
        ]
        return parts.joined(separator: " | ")
    }

    /// The parts of the path of a mask, in alphabetical order.
    private func mask(of state: CALayer) -> String {
        guard let path = (state.mask as? CAShapeLayer)?.path else { return "" }
        var parts: [[String]] = []
        for element in path.headlessElements {
            if case .move = element { parts.append([]) }
            if parts.isEmpty { parts.append([]) }
            parts[parts.count - 1].append(text(element))
        }
        return parts.map { $0.joined(separator: " ") }.sorted().joined(separator: "; ")
    }

    private func text(_ element: HeadlessPathElement) -> String {
        switch element {
        case .move(let point): "M\(text(point))"
        case .line(let point): "L\(text(point))"
        case .quadCurve(let point, let control): "Q\(text(control))\(text(point))"
        case .curve(let point, let first, let second): "C\(text(first))\(text(second))\(text(point))"
        case .close: "Z"
        }
    }

    private func text(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

    private func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 1_000).rounded() / 1_000
        return "\(rounded == 0 ? 0 : rounded)"
    }
}
