import Foundation

/// Draws the columns of a picker flat: the chosen rows on a band, the others fading away from it.
@MainActor final class WheelView: UIView {
    var rowHeight: CGFloat = 32 { didSet { setNeedsDisplay() } }

    /// The rows of each column and the chosen one among them.
    var columns: [(rows: [String], selected: Int)] = [] {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func draw(_ rect: CGRect) {
        drawBand()
        let width = bounds.width / CGFloat(max(1, columns.count))
        for (index, column) in columns.enumerated() {
            for (row, title) in column.rows.enumerated() {
                draw(title, distance: row - column.selected, left: CGFloat(index) * width, width: width)
            }
        }
    }

    private func drawBand() {
        let top = bounds.midY - rowHeight / 2
        let band = CGRect(x: 9, y: top, width: bounds.width - 18, height: rowHeight)
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: band, cornerRadius: 8).fill()
    }

    private func draw(_ title: String, distance: Int, left: CGFloat, width: CGFloat) {
        let middle = bounds.midY + CGFloat(distance) * rowHeight
        guard abs(distance) <= 3, middle > 8, middle < bounds.maxY - 8 else { return }
        let alpha = max(0.15, 1 - 0.3 * CGFloat(abs(distance)))
        let text = NSAttributedString(
            string: title,
            attributes: [
                .font: UIFont.systemFont(ofSize: 21),
                .foregroundColor: distance == 0 ? UIColor.label : UIColor.label.withAlphaComponent(alpha),
            ])
        let size = text.size()
        text.draw(at: CGPoint(x: left + (width - size.width) / 2, y: middle - size.height / 2))
    }
}
