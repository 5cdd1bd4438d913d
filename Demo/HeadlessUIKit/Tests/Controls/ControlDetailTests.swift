import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ControlDetailTests {
    /// Within the test, for other tests may run between `init` and it.
    private func setUp() {
        HeadlessScreen.main.reset()
    }

    private func hold(_ stepper: UIStepper, for seconds: CFTimeInterval) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.isHidden = false
        window.addSubview(stepper)
        let touch = HeadlessTouch(in: window)
        touch.begin(at: CGPoint(x: 80, y: 10))
        HeadlessScreen.main.advance(by: seconds)
        touch.end()
        HeadlessScreen.main.advance(by: 1)
    }

    @Test func `a stepper goes on while it is held`() {
        setUp()
        let stepper = UIStepper()
        hold(stepper, for: 0.75)
        #expect(stepper.value == 4)
    }

    @Test func `a stepper without repetition steps once`() {
        setUp()
        let stepper = UIStepper()
        stepper.autorepeat = false
        hold(stepper, for: 0.75)
        #expect(stepper.value == 1)
    }

    @Test func `a stepper that is not continuous tells when it is let go`() {
        setUp()
        let stepper = UIStepper()
        var values: [Double] = []
        stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
        stepper.isContinuous = false
        hold(stepper, for: 0.75)
        #expect(values == [4])
    }

    @Test func `a turned wheel tells its delegate`() {
        setUp()
        let picker = UIPickerView()
        let list = Fruits()
        picker.dataSource = list
        picker.delegate = list
        picker.headlessTurn(toRow: 2, inComponent: 0)
        picker.headlessTurn(toRow: 7, inComponent: 0)
        #expect(list.selected == [2])
        #expect(picker.selectedRow(inComponent: 0) == 2)
    }

    @Test func `the rows of a wheel are as high as the delegate says`() {
        setUp()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        let list = Fruits()
        list.height = 60
        picker.dataSource = list
        picker.delegate = list
        picker.layoutIfNeeded()
        picker.layer.displayIfNeeded()
        let rows = picker.subviews.flatMap { $0.layer.headlessDisplayList?.items ?? [] }.compactMap {
            if case .text(let run) = $0 { run.origin.y } else { nil }
        }
        #expect(rows.count == 2)
        #expect(abs(rows[1] - rows[0] - 60) < 0.01)
    }

    @Test func `a date picker keeps to its interval`() {
        setUp()
        let picker = UIDatePicker()
        picker.minuteInterval = 15
        picker.date = Date(timeIntervalSinceReferenceDate: 3600 + 20 * 60 + 5)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 3600 + 15 * 60))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }

    @Test func `a timer shows whole minutes of less than a day`() {
        setUp()
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 5_430
        #expect(picker.countDownDuration == 5_400)
        picker.countDownDuration = 0
        #expect(picker.countDownDuration == 60)
        picker.countDownDuration = 100_000
        #expect(picker.countDownDuration == 23 * 3600 + 59 * 60)
    }

    @Test func `a disabled segment has its own looks`() throws {
        setUp()
        let control = UISegmentedControl(items: ["One", "Two"])
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .disabled)
        control.setEnabled(false, forSegmentAt: 1)
        control.layoutIfNeeded()
        let labels = control.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        let colors = labels.map {
            $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(colors == [.label, .red])
    }

    @Test func `a segment that is inserted with animation pushes the others aside`() throws {
        setUp()
        let control = UISegmentedControl(items: ["One", "Two"])
        control.frame = CGRect(x: 0, y: 0, width: 120, height: 32)
        control.layoutIfNeeded()
        let last = try #require(control.subviews.last)
        control.insertSegment(withTitle: "New", at: 0, animated: true)
        #expect(last.layer.animationKeys()?.isEmpty == false)
    }

    @Test func `a background may have an effect, insets and a stroke around it`() {
        setUp()
        let button = UIButton(configuration: .plain())
        button.configuration?.background.visualEffect = UIBlurEffect(style: .regular)
        button.configuration?.background.strokeWidth = 2
        button.configuration?.background.strokeOutset = 3
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        let background = button.subviews.first
        #expect(background?.subviews.contains { $0 is UIVisualEffectView } == true)
        #expect(background?.layer.borderWidth == 0)
        let stroke = background?.layer.sublayers?.first { $0.borderWidth == 2 }
        #expect(stroke?.frame == CGRect(x: -3, y: -3, width: 106, height: 46))
    }

    @Test func `nothing shines through a blur where transparency is reduced`() {
        setUp()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        #expect((view.subviews.first?.backgroundColor?.cgColor.alpha ?? 1) < 1)
        HeadlessAccessibility.isReduceTransparencyEnabled = true
        #expect(view.subviews.first?.backgroundColor?.cgColor.alpha == 1)
        HeadlessAccessibility.reset()
        #expect((view.subviews.first?.backgroundColor?.cgColor.alpha ?? 1) < 1)
    }

    @Test func `the cancel button of a search bar comes with an animation if it is asked to`() {
        setUp()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.layoutIfNeeded()
        bar.setShowsCancelButton(true, animated: true)
        #expect(bar.searchTextField.layer.animationKeys()?.isEmpty == false)
    }

    @Test func `the background of a list cell is gray while it is selected`() {
        setUp()
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        let background = UIBackgroundConfiguration.listGroupedCell()
        state.isSelected = true
        let selected = background.updated(for: state)
        #expect(selected.backgroundColor == .systemGray4)
        state.isSelected = false
        #expect(selected.updated(for: state).backgroundColor == .secondarySystemGroupedBackground)
        var own = background
        own.backgroundColor = .red
        state.isSelected = true
        #expect(own.updated(for: state).backgroundColor == .red)
    }

    @Test func `a button that does not update itself looks the same in every state`() {
        setUp()
        let button = UIButton(configuration: .filled())
        button.automaticallyUpdatesConfiguration = false
        let before = button.subviews.first?.backgroundColor
        button.isEnabled = false
        #expect(button.subviews.first?.backgroundColor == before)
        button.automaticallyUpdatesConfiguration = true
        button.setNeedsUpdateConfiguration()
        #expect(button.subviews.first?.backgroundColor == .tertiarySystemFill)
    }

    @Test func `an effect view takes subviews in its content view alone`() {
        let (view, label) = (UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)), UILabel())
        let reasons = exceptions {
            view.addSubview(label)
            view.insertSubview(label, at: 0)
            view.insertSubview(label, aboveSubview: view.contentView)
        }
        #expect(reasons.count == 3)
        #expect(reasons.allSatisfy { $0.contains("instead add them to the -contentView") })
        #expect(label.superview == nil)
        view.contentView.addSubview(label)
        #expect(label.isDescendant(of: view))
    }
}

private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var selected: [Int] = []
    var height: CGFloat = 32

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        ["Apple", "Pear", "Plum"][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        selected.append(row)
    }
}
