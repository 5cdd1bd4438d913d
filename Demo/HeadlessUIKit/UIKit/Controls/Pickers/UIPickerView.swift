public import Foundation

/// A view of wheels to choose rows from; it shows them flat and does not turn by touch.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private static let size = CGSize(width: 320, height: 216)

    private let wheels = WheelView()
    private var selection: [Int: Int] = [:]

    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
        addSubview(wheels)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(wheels)
    }

    open var numberOfComponents: Int {
        dataSource?.numberOfComponents(in: self) ?? 0
    }

    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    open func reloadAllComponents() {
        let heights = (0..<numberOfComponents).compactMap {
            delegate?.pickerView(self, rowHeightForComponent: $0)
        }
        wheels.rowHeight = heights.max() ?? 32
        wheels.columns = (0..<numberOfComponents).map { component in
            let rows = (0..<numberOfRows(inComponent: component)).map { row in
                delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
            }
            return (rows, selection[component] ?? 0)
        }
    }

    open func reloadComponent(_ component: Int) {
        reloadAllComponents()
    }

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selection[component] = row
        reloadAllComponents()
    }

    /// Turns a wheel to a row as a finger would, which the delegate is told.
    public func headlessTurn(toRow row: Int, inComponent component: Int) {
        guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
        selectRow(row, inComponent: component, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) > 0 ? selection[component] ?? 0 : -1
    }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
    }
}
