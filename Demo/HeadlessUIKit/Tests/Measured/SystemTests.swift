import TestDevice
import Testing
import UIKit

/// What the versions of iOS measure differently.
@MainActor @Suite(.ownDevice) struct SystemTests {
    @Test(arguments: zip(HeadlessSystem.allCases, ["15.0", "18.0", "26.0"]))
    func `the device says which version is imitated`(system: HeadlessSystem, version: String) {
        HeadlessScreen.main.system = system
        #expect(UIDevice.current.systemVersion == version)
    }

    @Test func `a device from the factory imitates the version that the environment names`() {
        let standard = HeadlessScreen.main.system
        HeadlessScreen.main.system = standard == .iOS26 ? .iOS15 : .iOS26
        HeadlessScreen.main.reset()
        #expect(HeadlessScreen.main.system == standard)
    }

    @Test(
        arguments: [
            (HeadlessSystem.iOS15, CGSize(width: 51, height: 31)), (.iOS18, CGSize(width: 51, height: 31)),
            (.iOS26, CGSize(width: 63, height: 28)),
        ])
    func `a switch has one size, whatever its frame is`(system: HeadlessSystem, size: CGSize) {
        HeadlessScreen.main.system = system
        let control = UISwitch()
        control.frame = CGRect(x: 5, y: 6, width: 200, height: 0)
        #expect(control.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
        #expect(control.sizeThatFits(.zero) == size)
    }

    @Test func `a switch of iOS 26 asks for less width than it draws`() {
        HeadlessScreen.main.system = .iOS26
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 61, height: 28))
    }

    @Test func `the thumb of a slider of iOS 26 is wide and low`() {
        HeadlessScreen.main.system = .iOS26
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 0, y: 14, width: 280, height: 6))
        #expect(
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
                == CGRect(x: 243, y: 5, width: 37, height: 24))
        #expect(slider.intrinsicContentSize.height == 34)
    }

    @Test(arguments: zip([3, 4, 7], [74, 92, 146] as [CGFloat]))
    func `the pages of iOS 26 are 18 points apart`(pages: Int, width: CGFloat) {
        HeadlessScreen.main.system = .iOS26
        let control = UIPageControl()
        control.numberOfPages = pages
        #expect(control.intrinsicContentSize == CGSize(width: width, height: 26))
    }

    @Test(arguments: zip(HeadlessSystem.allCases, [44, 44, 52] as [CGFloat]))
    func `a plain row is as high as the version has it`(system: HeadlessSystem, height: CGFloat) {
        HeadlessScreen.main.system = system
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).frame.height == height)
    }

    @Test(arguments: zip(HeadlessSystem.allCases, [44, 44, 51.5] as [CGFloat]))
    func `a row with a text is as high as the version has it`(system: HeadlessSystem, height: CGFloat) {
        HeadlessScreen.main.system = system
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.height == height)
    }

    @Test(arguments: zip(HeadlessSystem.allCases, [3, 3, 8] as [CGFloat]))
    func `little progress is seen since iOS 26`(system: HeadlessSystem, width: CGFloat) {
        HeadlessScreen.main.system = system
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 300, height: 4))
        view.progress = 0.01
        view.layoutIfNeeded()
        #expect(view.subviews.last?.frame.width == width)
    }
}
