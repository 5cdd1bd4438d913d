import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct SmallControlTests {
    @Test func `a switch is 51 by 31 points whatever its frame`() {
        let putBack = imitate(.iOS18)
        defer { putBack() }
        let view = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 200))
        #expect(view.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    }

    @Test func `a tap turns a switch and tells it`() {
        let view = UISwitch()
        var values: [Bool] = []
        view.addAction(UIAction { values.append(($0.sender as? UISwitch)?.isOn == true) }, for: .valueChanged)
        view.headlessTap()
        #expect(values == [true])
    }

    @Test func `setting a switch tells nobody`() {
        let view = UISwitch()
        var changes = 0
        view.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        view.setOn(true, animated: false)
        #expect(changes == 0)
    }

    @Test func `a slider's value stays within its range`() {
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
    }

    @Test func `a slider has a height but no width of its own`() {
        #expect(UISlider().intrinsicContentSize.width == -1)
    }

    @Test func `the thumb stands in the middle at half the range`() {
        let putBack = imitate(.iOS18)
        defer { putBack() }
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5).midX == 100)
    }

    @Test func `dragging moves a slider`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.headlessDrag(from: CGPoint(x: 14, y: 15), to: CGPoint(x: 100, y: 15))
        #expect(abs(slider.value - 0.5) < 0.02)
    }

    @Test func `a segmented control begins without a selection`() {
        #expect(UISegmentedControl(items: ["A", "B"]).selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func `a tap selects the segment under it`() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        control.headlessTap(at: CGPoint(x: 150, y: 16))
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test func `segments are equally wide`() {
        let control = UISegmentedControl(items: ["A", "A much longer title"])
        let single = UISegmentedControl(items: ["A much longer title"])
        #expect(control.intrinsicContentSize.width == 2 * single.intrinsicContentSize.width)
    }

    @Test func `a stepper counts by its step`() {
        let stepper = UIStepper()
        stepper.stepValue = 5
        stepper.layoutIfNeeded()
        stepper.headlessTap(at: CGPoint(x: 80, y: 16))
        #expect(stepper.value == 5)
    }

    @Test func `a stepper that wraps goes round`() {
        let stepper = UIStepper()
        stepper.wraps = true
        stepper.layoutIfNeeded()
        stepper.headlessTap(at: CGPoint(x: 10, y: 16))
        #expect(stepper.value == 100)
    }

    @Test func `the current page is one of the pages`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 7
        #expect(control.currentPage == 2)
    }

    @Test func `progress stays between nothing and all`() {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 1.5
        #expect(view.progress == 1)
    }

    @Test func `a progress view is 4 points high`() {
        #expect(UIProgressView().intrinsicContentSize.height == 4)
    }

    @Test func `an activity indicator is 20 points wide`() {
        #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
    }

    @Test func `an activity indicator hides until it turns`() {
        let view = UIActivityIndicatorView(style: .large)
        #expect(view.isHidden)
        view.startAnimating()
        #expect(!view.isHidden)
    }

    @Test func `a picker is 320 by 216 points`() {
        #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    @Test func `a search bar is 56 points high`() {
        #expect(UISearchBar().intrinsicContentSize.height == 56)
    }

    @Test func `the content of an effect view fills it`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.layoutIfNeeded()
        #expect(view.contentView.frame == view.bounds)
    }

    @Test func `a search bar tells its delegate of return`() {
        let listener = SearchListener()
        let bar = UISearchBar()
        bar.delegate = listener
        bar.searchTextField.insertText("\n")
        #expect(listener.searches == 1)
    }

    private final class SearchListener: NSObject, UISearchBarDelegate {
        var searches = 0

        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            searches += 1
        }
    }
}
