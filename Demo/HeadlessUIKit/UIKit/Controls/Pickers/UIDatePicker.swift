public import Foundation

/// A control for a date or a time: a gray label when compact, flat wheels otherwise.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
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
    /// The minutes between two choices; only divisors of 60 are taken.
    open var minuteInterval = 1 {
        didSet {
            if minuteInterval < 1 || 60 % minuteInterval != 0 || minuteInterval > 30 { minuteInterval = 1 }
            date = storedDate
        }
    }
    /// The time that a picker in the mode of a timer shows, in whole minutes of less than a day.
    open var countDownDuration: TimeInterval = 0 {
        didSet {
            let minutes = (countDownDuration / 60).rounded(.down)
            let whole = min(max(minutes, 1), 24 * 60 - 1) * 60
            if countDownDuration != whole { countDownDuration = whole }
            showDate()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
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
        let rounded = roundedToInterval(date)
        storedDate = max(min(rounded, maximumDate ?? rounded), minimumDate ?? .distantPast)
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
        wheels.columns = isCompact ? [] : [(rows, rows.count / 2)]
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The date, its minutes rounded down to a multiple of the interval.
    private func roundedToInterval(_ date: Date) -> Date {
        guard minuteInterval > 1 else { return date }
        let step = TimeInterval(minuteInterval * 60)
        let seconds = date.timeIntervalSinceReferenceDate
        return Date(timeIntervalSinceReferenceDate: (seconds / step).rounded(.down) * step)
    }

    private var rows: [String] {
        let minutes = TimeInterval(minuteInterval * 60)
        if datePickerMode == .countDownTimer {
            return (-3...3).map { formatDuration(countDownDuration + Double($0) * minutes) }
        }
        let step = datePickerMode == .time ? minutes : 86_400
        return (-3...3).map { format(storedDate.addingTimeInterval(Double($0) * step)) }
    }

    private func formatDuration(_ duration: TimeInterval) -> String {
        guard duration >= 0 else { return "" }
        let minutes = Int(duration / 60)
        return "\(minutes / 60) hours \(minutes % 60) min"
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
