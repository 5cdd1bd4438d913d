import Foundation

/// A control for a date or a time: a grey label when compact, flat wheels otherwise.
@MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    private let plate = UIView()
    private let label = UILabel()
    private let wheels = WheelView()
    private var storedDate = Date()

    open var datePickerMode: Mode = .dateAndTime { didSet { showDate() } }
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { showDate() } }
    open var locale: Locale? { didSet { showDate() } }
    open var calendar: Calendar! = .current { didSet { showDate() } }
    open var timeZone: TimeZone? { didSet { showDate() } }
    open var minimumDate: Date? { didSet { date = storedDate } }
    open var maximumDate: Date? { didSet { date = storedDate } }
    open var minuteInterval = 1
    open var countDownDuration: TimeInterval = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        addPrimaryAction(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        plate.isUserInteractionEnabled = false
        plate.backgroundColor = .tertiarySystemFill
        plate.layer.cornerRadius = 6
        label.textAlignment = .center
        for part in [plate, label, wheels] { addSubview(part) }
        showDate()
        if bounds.size == .zero { bounds.size = intrinsicContentSize }
    }

    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    open func setDate(_ date: Date, animated: Bool) {
        storedDate = max(min(date, maximumDate ?? date), minimumDate ?? .distantPast)
        showDate()
    }

    open var datePickerStyle: UIDatePickerStyle {
        guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
        return datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
    }

    // MARK: - Looks

    private func showDate() {
        let isCompact = datePickerStyle == .compact
        label.text = format(storedDate)
        for part in [plate, label] { part.isHidden = !isCompact }
        wheels.isHidden = isCompact
        wheels.columns = isCompact ? [] : [(neighbours.map(format), neighbours.count / 2)]
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var neighbours: [Date] {
        let step: TimeInterval = datePickerMode == .time || datePickerMode == .countDownTimer ? 60 : 86_400
        return (-3...3).map { storedDate.addingTimeInterval(Double($0) * step) }
    }

    private func format(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale ?? .current
        formatter.calendar = calendar
        formatter.timeZone = timeZone ?? .current
        formatter.dateStyle = datePickerMode == .time || datePickerMode == .countDownTimer ? .none : .medium
        formatter.timeStyle = datePickerMode == .date || datePickerMode == .yearAndMonth ? .none : .short
        return formatter.string(from: date)
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .compact: return CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 24, height: 34.5)
        case .inline: return CGSize(width: 320, height: 330)
        case .automatic, .wheels: return CGSize(width: 320, height: 216)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = bounds
        label.frame = bounds
        wheels.frame = bounds
    }
}

public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}
